import sharp from 'sharp';

/** A sequence of screenshots; equal ones in a row become one frame. */
export class Film {
  #frames = [];
  #delays = [];

  /**
   * @param step milliseconds from one picture to the next
   * @param photograph takes a picture, and returns it as a PNG
   */
  constructor(step, photograph) {
    this.step = step;
    this.photograph = photograph;
  }

  async take() {
    const frame = Buffer.from(await this.photograph());
    if (this.#frames.at(-1)?.equals(frame)) return this.hold(this.step);
    this.#frames.push(frame);
    this.#delays.push(this.step);
  }

  /** Shows the last frame for this many more milliseconds. */
  hold(milliseconds) {
    this.#delays[this.#delays.length - 1] += milliseconds;
  }

  write(file) {
    return sharp(this.#frames, { join: { animated: true } })
      .webp({ delay: this.#delays, loop: 0, quality: 55, effort: 6, minSize: true })
      .toFile(file);
  }
}

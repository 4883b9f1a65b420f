/** Milliseconds for which a button says that it has copied. */
const copiedTime = 2000;

/** @returns false if there is no clipboard, as in an insecure context, or writing to it is refused */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies the text of a field. @returns false if the text could only be selected, for the player to copy */
export function copyField(field: HTMLTextAreaElement): boolean {
  field.focus();
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way in an insecure context
  return document.execCommand('copy');
}

/** Remembers which button has just copied, which says so for a while. */
export class JustCopied<Button> {
  button: Button | undefined;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  show(button: Button | undefined): void {
    clearTimeout(this.#timer);
    this.button = button;
    if (button) this.#timer = setTimeout(() => this.show(undefined), copiedTime);
    this.#changed();
  }
}

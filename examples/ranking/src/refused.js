/** A request that is refused: thrown anywhere, answered in one place. */
export class Refused extends Error {
  /**
   * @param {number} status of HTTP
   * @param {string} message a sentence that a page can show to its player
   * @param {Record<string, string>} headers
   */
  constructor(status, message, headers = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

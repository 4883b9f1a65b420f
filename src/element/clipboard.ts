/** Milliseconds for which a button says that it has copied. */
export const copiedTime = 2000;

/** @returns false without a clipboard, as in an insecure context, or if it may not be written */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}

/** A text with 0 to 9 in place of Arabic digits: which of them `ar` takes, each browser decides for itself. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));

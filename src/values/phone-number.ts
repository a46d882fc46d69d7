// What counts as a telephone number, and which ones messages may go to.

/** The number in E.164 without what people write between digits, or undefined when it is none; 00 counts as +. */
export function canonicalPhoneNumber(text: string): string | undefined {
  const plain = text.replace(/[\s()./-]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : undefined
}

/** Whether a number (E.164) starts with one of the prefixes; no prefixes allow every number. */
export function isAllowedNumber(number: string, prefixes: readonly string[]): boolean {
  return prefixes.length === 0 || prefixes.some(prefix => number.startsWith(prefix))
}

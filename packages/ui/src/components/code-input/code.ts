/** The digits of a text, without the spaces and hyphens that codes are printed with. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * What a code becomes when digits came in before the caret: those that have no room push out the ones after it, so that
 * a wrong digit is typed over and not shifted.
 *
 * @param digits everything in the field now.
 * @param caret how many of the digits stand before the caret.
 */
export function fitCode(digits: string, caret: number, length: number): string {
  const excess = Math.max(digits.length - length, 0)
  return (digits.slice(0, caret) + digits.slice(caret + excess)).slice(0, length)
}

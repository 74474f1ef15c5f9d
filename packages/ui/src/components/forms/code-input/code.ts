/** The digits of a text, without the spaces and hyphens of a printed code. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * The code after digits were inserted before the caret: excess digits overwrite those after the caret, so that typing
 * replaces a wrong digit.
 * @param digits all digits in the input
 * @param caret number of digits before the caret
 */
export function fitCode(digits: string, caret: number, length: number): string {
  const excess = Math.max(digits.length - length, 0)
  return (digits.slice(0, caret) + digits.slice(caret + excess)).slice(0, length)
}

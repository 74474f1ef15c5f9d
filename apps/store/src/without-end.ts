/**
 * A text without some characters at its end. A pattern such as `/\/+$/` would be tried from each of them: that takes as many steps
 * as there are, squared.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

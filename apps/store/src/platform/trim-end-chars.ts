/** Removes characters from the end of a text. Linear, unlike a pattern such as `/\/+$/`, which takes quadratic time. */
export function trimEndChars(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

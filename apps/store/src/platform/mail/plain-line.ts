/** Control characters, line separators and bidirectional formatting characters. */
const steering = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Converts a text to one line without control characters, so that it cannot add a header or a paragraph, or reverse the
 * text direction.
 */
export function plainLine(text: string): string {
  return text.replace(steering, ' ').replace(/ +/g, ' ').trim()
}

/** Applies `plainLine` to each line; removes empty lines. */
export function plainLines(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line) => plainLine(line) || [])
}

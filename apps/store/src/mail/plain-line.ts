/** Everything that ends a line, steers a terminal or turns the direction of what follows. */
const steering = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Text as one line: it can neither add a header nor a paragraph of its own, nor be read backwards. */
export function plainLine(text: string): string {
  return text.replace(steering, ' ').replace(/ +/g, ' ').trim()
}

/** Text with its own line ends, each line as `plainLine` leaves it; empty lines fall away. */
export function plainLines(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line) => plainLine(line) || [])
}

const quoted = /[",\n\r]|^\s|\s$/

function toCell(text: string): string {
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The mark by which spreadsheets know UTF-8. */
const mark = '\ufeff'

/** A CSV file with commas, as spreadsheets and other programs read it. */
export function stringify(lines: readonly (readonly string[])[]): string {
  return mark + lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('')
}

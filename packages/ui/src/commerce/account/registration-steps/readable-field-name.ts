/** Returns a field's name for a sentence: its words in lower case (Specification (accounts) §5). */
export function readableFieldName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

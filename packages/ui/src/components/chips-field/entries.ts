/** What separates entries where they are one text: what is typed, and what is sent. */
export const SEPARATOR = ','

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase() + rest.join('')
}

/** The entries with those of a text added: trimmed, none empty, none twice whatever its case. */
export function withEntries(entries: readonly string[], text: string): readonly string[] {
  const parts = text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const known = new Set(entries.map((entry) => entry.toLowerCase()))
  const fresh = parts.filter((part) => !known.has(part.toLowerCase()) && known.add(part.toLowerCase()))
  return [...entries, ...fresh]
}

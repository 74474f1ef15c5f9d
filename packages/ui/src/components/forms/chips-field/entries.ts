/** Separates entries in typed text and in the submitted value. */
export const SEPARATOR = ','

/** Capitalizes the first letter. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase() + rest.join('')
}

/** Adds the entries of a text: trimmed, without empty ones and without duplicates (ignoring case). */
export function withEntries(entries: readonly string[], text: string): readonly string[] {
  const parts = text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const known = new Set(entries.map((entry) => entry.toLowerCase()))
  const fresh = parts.filter((part) => !known.has(part.toLowerCase()) && known.add(part.toLowerCase()))
  return [...entries, ...fresh]
}

/** A pattern for `ilike` that finds a text anywhere; what means something to it loses its meaning. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

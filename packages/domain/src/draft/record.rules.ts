const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record whose entries all pass a check; null if it is not. */
export function readRecord<Entry>(
  values: unknown,
  isEntry: (entry: Record<string, unknown>) => boolean,
): Readonly<Record<string, Entry>> | null {
  const entries = isObject(values) ? Object.values(values) : [null]
  return entries.every((entry) => isObject(entry) && isEntry(entry)) ? (values as Record<string, Entry>) : null
}

/** A single text; null if it is not. */
export const readText = (values: unknown): string | null => (typeof values === 'string' ? values : null)

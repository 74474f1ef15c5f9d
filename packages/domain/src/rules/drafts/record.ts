const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the values as a record if all entries pass the check; otherwise null. */
export function readRecord<Entry>(
  values: unknown,
  isEntry: (entry: Record<string, unknown>) => boolean,
): Readonly<Record<string, Entry>> | null {
  const entries = isObject(values) ? Object.values(values) : [null]
  return entries.every((entry) => isObject(entry) && isEntry(entry)) ? (values as Record<string, Entry>) : null
}

/** Returns a text; null if the values are of another type. */
export const readText = (values: unknown): string | null => (typeof values === 'string' ? values : null)

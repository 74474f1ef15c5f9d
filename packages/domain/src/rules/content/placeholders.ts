/** What a text of a block can name, in the order of lists. */
export const placeholderNames = [
  'brand',
  'phone',
  'email',
  'hours',
  'returns',
  'free_from',
  'order_minimum',
  'payment_days',
  'articles',
  'brands',
] as const

/** The values that a text of a block can name; null if the shop has not set one. */
export interface PlaceholderValues extends Record<(typeof placeholderNames)[number], string | null> {
  brand: string
  phone: string | null
  email: string | null
  hours: string | null
  /** The rule for returns and complaints. */
  returns: string | null
  /** The lowest value of goods with free delivery, formatted. */
  free_from: string | null
  /** The lowest value of goods in an order, formatted; null without a minimum. */
  order_minimum: string | null
  /** The payment terms of new customers in days, formatted; null without terms. */
  payment_days: string | null
  /** The number of variants on sale, formatted; null if there are none. */
  articles: string | null
  /** The number of their brands, formatted; null if they have none. */
  brands: string | null
}

const knownNames: ReadonlySet<string> = new Set(placeholderNames)

/** Returns what a text names in braces that has no value, e.g. `{minimum-order}`; each once. */
export function unknownPlaceholders(text: string): string[] {
  const named = Array.from(text.matchAll(/\{([\p{L}\p{N}_. -]+)\}/gu), ([, name = '']) => name)
  return [...new Set(named)].filter((name) => !knownNames.has(name)).map((name) => `{${name}}`)
}

/** True if a text names a figure of the catalogue. */
export const namesFigures = (text: string): boolean => /\{(?:articles|brands)\}/.test(text)

/** Replaces `{phone}` and so on by their values. Null if a value is not set; other braces stay. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string | null {
  let isComplete = true
  const filled = text.replace(/\{(\w+)\}/g, (match, name) => {
    if (!Object.hasOwn(values, name as string)) return match
    const value = values[name as keyof PlaceholderValues]
    isComplete &&= value !== null
    return value ?? ''
  })
  return isComplete ? filled : null
}

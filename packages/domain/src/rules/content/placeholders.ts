/** The values that a text of a block can name; null if the shop has not set one. */
export interface PlaceholderValues {
  brand: string
  phone: string | null
  email: string | null
  hours: string | null
  /** The rule for returns and complaints. */
  returns: string | null
  /** The lowest value of goods with free delivery, formatted. */
  free_from: string | null
  /** The payment terms of new customers in days, formatted; null without terms. */
  payment_days: string | null
  /** The number of products on sale, formatted; null if there are none. */
  articles: string | null
  /** The number of their brands, formatted; null if they have none. */
  brands: string | null
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

/** The values of the settings that a text of a block can name; null if the shop has not set one. */
export interface PlaceholderValues {
  brand: string
  phone: string | null
  email: string | null
  hours: string | null
  /** The rule for returns and complaints. */
  returns: string | null
  /** The lowest value of goods with free delivery, formatted. */
  free_from: string | null
}

/** Replaces `{phone}` and so on by their values. Null if a value is not set; other braces stay. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string | null {
  let isComplete = true
  const filled = text.replace(/\{(brand|phone|email|hours|returns|free_from)\}/g, (_match, name) => {
    const value = values[name as keyof PlaceholderValues]
    isComplete &&= value !== null
    return value ?? ''
  })
  return isComplete ? filled : null
}

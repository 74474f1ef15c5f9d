/** The spelling rules of English texts: a pattern that breaks a rule, and the right spelling. */
const rules: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /\bE-mail|\bE-Mail/, right: 'Email, where it begins with a capital' },
  { wrong: /\bemails?\b(?! field)/, right: 'e-mail, within a sentence' },
  { wrong: /[\d}]\s+%|\bper ?cent\b(?!,|})/i, right: '15%, without a space' },
  { wrong: /\b(log ?in|log ?out|logged)\b(?! details)/i, right: 'sign in, sign out' },
  { wrong: /\b(to|please) (sign-in|sign-out)\b/i, right: 'sign in as a verb; sign-in is the noun' },
  { wrong: /\b(a|the|your|each|one) sign in\b/i, right: 'sign-in as a noun; sign in is the verb' },
  { wrong: /\bcancel(ed|ing)\b/i, right: 'cancelled, cancelling' },
  { wrong: /\blicenses?\b/i, right: 'licence, as a noun' },
  { wrong: /\bfulfillment\b/i, right: 'fulfilment' },
  {
    wrong: /\b(color|favorite|catalog|gray|center|organiz\w+)s?\b/i,
    right: 'colour, favourite, catalogue, grey, centre, organisation',
  },
  { wrong: /(#|, number\}|\{count\}) (?!MB\b)[A-Z]/, right: 'small letters after a count' },
]

/** Texts that the specification quotes in another spelling, which are exempt. */
const specified: readonly string[] = [
  'An error occurred during login.',
  'Logout',
  'Fulfillment Status',
  'Canceled',
  '{count, plural, one {# Product Found} other {# Products Found}}',
]

/** The visible part of a message, without the names of its arguments and cases. */
const readable = (text: string) =>
  text.replace(/\{(\w+)(?=[,}])/g, (_, name: string) => (name === 'count' ? '{count' : '{value'))

/**
 * One message for each text that breaks a spelling rule.
 * @param place the name of the catalogue, for the message
 */
export function misspellings(place: string, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    specified.includes(text)
      ? []
      : rules.flatMap(({ wrong, right }) => {
          const found = wrong.exec(readable(text))
          return found ? [`${place} ${key}: "${found[0]}", but it is spelled ${right}`] : []
        }),
  )
}

/** Why an e-mail cannot be sent. A field that is `too_long` says so itself. */
export type EmailFault = 'empty' | 'too_long' | 'format'

/**
 * What is wrong with a typed e-mail; null if nothing is.
 * @param given without space around it
 * @param rules the most characters, and what it has to match, as the source of a Unicode regular expression
 */
export function findEmailFault(given: string, rules: { limit: number; pattern: string }): EmailFault | null {
  if (given === '') return 'empty'
  if (given.length > rules.limit) return 'too_long'
  return new RegExp(rules.pattern, 'u').test(given) ? null : 'format'
}

/** Why an e-mail address is not valid. For `too_long` the field has its own message. */
export type EmailFault = 'empty' | 'too_long' | 'format'

/**
 * Returns what is wrong with an e-mail address; null if it is valid.
 * @param email without surrounding white space
 * @param rules the maximum length in characters, and a pattern as the source of a Unicode regular expression
 */
export function findEmailFault(email: string, rules: { limit: number; pattern: string }): EmailFault | null {
  if (email === '') return 'empty'
  if (email.length > rules.limit) return 'too_long'
  return new RegExp(rules.pattern, 'u').test(email) ? null : 'format'
}

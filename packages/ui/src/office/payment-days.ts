import { readInteger } from '@skafferi/domain/rules/text/number-text'

const maxDays = 365

/** True if a text is a valid number of days until an invoice is due, 0 to 365. */
export function isValidPaymentDays(text: string): boolean {
  const days = readInteger(text)
  return days !== null && days >= 0 && days <= maxDays
}

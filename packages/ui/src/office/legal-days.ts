import { readInteger } from '@skafferi/domain/format/number-text.rules'

const mostDays = 365

/** Whether the days until an invoice is due are days. */
export function isLegalDays(text: string): boolean {
  const days = readInteger(text)
  return days !== null && days >= 0 && days <= mostDays
}

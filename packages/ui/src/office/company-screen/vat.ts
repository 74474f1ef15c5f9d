import type { WholeCompanyView } from '@skafferi/domain/office/views'

type VatStatus = WholeCompanyView['vat']['status']

const STATUSES: readonly string[] = ['unchecked', 'valid', 'invalid', 'unavailable'] satisfies VatStatus[]

/** Whether a text is what the store says of a VAT number. */
export const isVatStatus = (text: string): text is VatStatus => STATUSES.includes(text)

/** What an operator can say of one; whether the register could be asked is its own to say. */
export const SAYABLE = ['valid', 'invalid', 'unchecked'] as const

/** The same, of a text. */
export const isSayable = (text: string): text is (typeof SAYABLE)[number] =>
  (SAYABLE as readonly string[]).includes(text)

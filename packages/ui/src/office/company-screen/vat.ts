import type { CompanyDetailView } from '@skafferi/domain/office/views'

type VatStatus = CompanyDetailView['vat']['status']

const STATUSES: readonly string[] = ['unchecked', 'valid', 'invalid', 'unavailable'] satisfies VatStatus[]

/** Whether a text is what the store says of a VAT number. */
export const isVatStatus = (text: string): text is VatStatus => STATUSES.includes(text)

/** What an operator can say of one; whether the register could be asked is its own to say. */
export const SETTABLE_VAT_STATUSES = ['valid', 'invalid', 'unchecked'] as const

/** The same, of a text. */
export const isSettableVatStatus = (text: string): text is (typeof SETTABLE_VAT_STATUSES)[number] =>
  (SETTABLE_VAT_STATUSES as readonly string[]).includes(text)

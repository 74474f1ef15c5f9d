import type { CompanyDetailView } from '@skafferi/domain/office/views'

type VatStatus = CompanyDetailView['vat']['status']

const STATUSES: readonly string[] = ['unchecked', 'valid', 'invalid', 'unavailable'] satisfies VatStatus[]

/** True if a text is a VAT status of the contract. */
export const isVatStatus = (text: string): text is VatStatus => STATUSES.includes(text)

/** The statuses that an operator can set. Only the register check sets `unavailable`. */
export const SETTABLE_VAT_STATUSES = ['valid', 'invalid', 'unchecked'] as const

/** True if a text is a status that an operator can set. */
export const isSettableVatStatus = (text: string): text is (typeof SETTABLE_VAT_STATUSES)[number] =>
  (SETTABLE_VAT_STATUSES as readonly string[]).includes(text)

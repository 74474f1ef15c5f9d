import type { components, CountryCode } from '@skafferi/api'
import { formatDate, formatMoney, formatPercent, toMinor } from '../../platform/format'

type Tax = components['schemas']['Tax']

/** The amounts of one rate, formatted. */
export interface TaxRateView {
  /** Such as "13.5%". */
  percent: string
  /** Goods less discount, and their part of the shipping. */
  net: string
  amount: string
}

/** Why it is taxed this way. */
export interface TaxReasonView {
  /** The store's code of the reason. */
  code: Tax['explanation_code']
  /** The destination country. */
  country: string
  /** The seller's VAT number for this sale; null if it has none there. */
  sellerVatId: string | null
  /** The company's VAT number; null if it has none. */
  buyerVatId: string | null
}

/** The VAT on a cart or an order. */
export interface TaxView {
  /** Ascending; empty if nothing is bought, or they are unknown. */
  rates: readonly TaxRateView[]
  /** The total, if rates are unknown; null if it is zero. */
  sum: string | null
  /** Null if nothing is bought, or it is unknown. */
  reason: TaxReasonView | null
  /** The first day until delivery from which other rates apply, such as "1 Jan 2028"; null if none is known. */
  changesOn: string | null
}

/** The VAT of a cart or an order. */
export interface TaxedDocument {
  /** Null for orders from before it was recorded. */
  tax: Tax | null
  tax_total: number
  currency_code: string
  /** Omitted for an order, whose page names the day of its tax rules. */
  tax_changes_on?: string | null
}

/** Creates the VAT of a cart or an order that is delivered to a country. */
export function toTaxView(document: TaxedDocument, country: CountryCode, locale: string): TaxView {
  const { tax, tax_total, currency_code, tax_changes_on } = document
  const changesOn = tax_changes_on ? formatDate(tax_changes_on, locale) : null
  const money = (amount: number) => formatMoney(toMinor(amount), currency_code, locale)
  if (tax === null) return { rates: [], sum: tax_total === 0 ? null : money(tax_total), reason: null, changesOn }
  const rates = tax.rates.map((rate) => ({
    percent: formatPercent(rate.percent, locale),
    net: money(rate.net),
    amount: money(rate.tax),
  }))
  const { explanation_code: code, seller_vat_id: sellerVatId, buyer_vat_id: buyerVatId } = tax
  return { rates, sum: null, reason: rates.length === 0 ? null : { code, country, sellerVatId, buyerVatId }, changesOn }
}

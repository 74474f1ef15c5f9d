import type { components, CountryCode } from '@skafferi/api'
import { formatDate, formatMoney, formatPercent, toMinor } from '../format'

type Tax = components['schemas']['Tax']

/** What is taxed at one rate, formatted. */
export interface TaxRateView {
  /** Such as "13.5%". */
  percent: string
  /** Goods less discount, and their part of the shipping. */
  net: string
  amount: string
}

/** Why it is taxed so. */
export interface TaxReasonView {
  /** The store's permanent name of the reason. */
  code: Tax['explanation_code']
  /** Where it is delivered. */
  country: CountryCode
  /** The number it is sold under; null where the shop has none there. */
  sellerVatId: string | null
  /** The company's; null where it has given none. */
  buyerVatId: string | null
}

/** The VAT on a cart or an order. */
export interface TaxView {
  /** The lowest first; none where nothing is bought, or where they are not known. */
  rates: readonly TaxRateView[]
  /** What it comes to, where the rates are not known; null where it is nothing. */
  sum: string | null
  /** Null where nothing is bought, or where it is not known. */
  reason: TaxReasonView | null
  /** The day, while it is on its way, from which other rates hold, such as "1 Jan 2028"; null where none is known. */
  changesOn: string | null
}

/** What is known of the VAT of a cart or an order. */
export interface TaxedDocument {
  /** Null for orders from before the store kept it. */
  tax: Tax | null
  tax_total: number
  currency_code: string
  /** Left out of an order, whose page says which day's law it follows. */
  tax_changes_on?: string | null
}

/** The VAT of a cart or an order that is delivered to a country. */
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

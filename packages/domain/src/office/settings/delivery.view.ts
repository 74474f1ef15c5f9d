import type { Weekday } from '../../rules/delivery/calendar'
import type { CountryCode } from '../../rules/tax/tax-rates'
import type { CountryTaxRatesView } from './tax-rates.view'
import type { MessageParams } from '../../rules/text/messages'

/** A delivery option in the form; amounts and days as typed. */
export interface DeliveryOptionDraft {
  id: string
  name: string
  countries: readonly CountryCode[]
  /** Net, in major units. */
  price: string
  /** Net value of goods from which it applies; empty for any. */
  goodsFrom: string
  minDays: string
  maxDays: string
  /** True if the last day counts calendar days. */
  isMaxCalendar: boolean
}

/** A closure in the form; dates as "2026-12-24". */
export interface ClosureDraft {
  from: string
  to: string
  reason: string
}

/** The form of the delivery settings. */
export interface DeliveryDraft {
  options: readonly DeliveryOptionDraft[]
  cutOff: string
  timeZone: string
  preparation: string
  workingDays: readonly Weekday[]
  closures: readonly ClosureDraft[]
}

/** What an order placed now would get with the draft, formatted. */
export interface DeliveryExampleView {
  leaves: string
  /** Null without an option. */
  arrival: { dates: string; option: string; country: string } | null
}

/** What is wrong with a field, by its code. */
export interface DeliveryFieldFault {
  code: string
  message: null
  params?: MessageParams
}

/** A section that another operator has changed, as text. */
export interface RemoteDeliveryChange {
  field: keyof DeliveryDraft
  before: string
  after: string
}

/** The page of the delivery settings. */
export interface DeliverySettingsView {
  draft: DeliveryDraft
  /** Sections that differ from the stored ones. */
  changed: readonly (keyof DeliveryDraft)[]
  /** By path of the draft's field ("options.0.price"). */
  faults: Readonly<Record<string, DeliveryFieldFault>>
  /** Null while the draft has faults. */
  example: DeliveryExampleView | null
  /** The seller's country, whose public holidays count. */
  country: CountryCode
  /** The countries that the shop can deliver to, with their names. */
  countries: readonly { code: CountryCode; name: string }[]
  /** The time zone of the seller's country; null if the draft's is one. */
  suggestedTimeZone: string | null
  /** IANA names. */
  timeZones: readonly string[]
  /** The weekdays from Monday, with their names. */
  weekdays: readonly { day: Weekday; name: string }[]
  /** The VAT rates that the store applies, today and later. */
  taxRates: readonly CountryTaxRatesView[]
  /** The maximum number of options and closures. */
  limits: { options: number; closures: number }
}

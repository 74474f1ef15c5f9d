import { countryCodeValues } from '@skafferi/api/limits'
import {
  formatCountries,
  formatCountry,
  formatDate,
  formatDateRange,
  formatMoney,
  shopCurrency,
  toMajor,
} from '../../platform/format'
import type { Weekday } from '../../rules/delivery/calendar'
import { deliveryWindowFor, dispatchDay } from '../../rules/delivery/delivery'
import { deliveryLimits, findDeliveryFaults } from '../../rules/delivery/delivery-faults'
import {
  initialDispatch,
  type Closure,
  type DeliverySettings,
  type ShippingRate,
} from '../../rules/delivery/delivery-settings'
import { suggestedTimeZone } from '../../rules/delivery/time-zones'
import type { Seller } from '../../rules/tax/tax'
import type { CountryCode } from '../../rules/tax/tax-rates'
import { toMinor, type Minor } from '../../rules/pricing/money'
import { amountText } from '../../rules/text/amount-text'
import { readInteger, readNumber } from '../../rules/text/number-text'
import type { Office } from '../office-context'
import { toTaxRates } from './tax-rates.view'
import type {
  DeliveryDraft,
  DeliveryExampleView,
  DeliveryOptionDraft,
  DeliverySettingsView,
  RemoteDeliveryChange,
} from './delivery.view'

const minorText = (amount: Minor) => amountText(toMajor(amount))

/** Creates the form's values of stored settings. */
export function toDeliveryDraft(settings: DeliverySettings): DeliveryDraft {
  const { options, cutOff, timeZone, preparationDays, workingDays, closures } = settings
  return {
    options: options.map(({ id, name, countries, amount, goodsFrom, days, isMaxCalendar }) => ({
      id,
      name,
      countries,
      price: minorText(amount),
      goodsFrom: goodsFrom === 0 ? '' : minorText(goodsFrom),
      minDays: String(days.min),
      maxDays: String(days.max),
      isMaxCalendar,
    })),
    cutOff,
    timeZone,
    preparation: String(preparationDays),
    workingDays,
    closures,
  }
}

/**
 * Creates the form's values of settings that were never saved: without delivery options, the dispatch that the shop
 * began with is left empty, because its seller chooses what is promised, and its time zone is that of the country.
 */
export function toInitialDeliveryDraft(settings: DeliverySettings, country: CountryCode): DeliveryDraft {
  const draft = toDeliveryDraft(settings)
  if (settings.options.length > 0) return draft
  const { cutOff, preparationDays, timeZone } = initialDispatch
  return {
    ...draft,
    timeZone: (settings.timeZone === timeZone && suggestedTimeZone(country, timeZone)) || draft.timeZone,
    cutOff: settings.cutOff === cutOff ? '' : draft.cutOff,
    preparation: settings.preparationDays === preparationDays ? '' : draft.preparation,
  }
}

/** Reads an amount in minor units; NaN if the text is not one. */
function readMinor(text: string): number {
  const reading = readNumber(text, { decimals: 2, currency: shopCurrency })
  return reading.kind === 'number' ? toMinor(reading.value) : Number.NaN
}

const readDays = (text: string) => readInteger(text) ?? Number.NaN

function toOption({ price, goodsFrom, minDays, maxDays, ...option }: DeliveryOptionDraft): ShippingRate {
  return {
    ...option,
    name: option.name.trim(),
    amount: readMinor(price),
    goodsFrom: goodsFrom.trim() === '' ? 0 : readMinor(goodsFrom),
    days: { min: readDays(minDays), max: readDays(maxDays) },
  }
}

/** Returns the settings of a form; numbers that cannot be read are NaN, which are faults. */
export function toDeliverySettings(draft: DeliveryDraft): DeliverySettings {
  const { options, cutOff, timeZone, preparation, workingDays, closures } = draft
  return {
    options: options.map(toOption),
    timeZone,
    cutOff: cutOff.trim(),
    workingDays: [...workingDays].sort((a, b) => a - b),
    preparationDays: readDays(preparation),
    closures: closures.map((closure) => ({ ...closure, reason: closure.reason.trim() })),
  }
}

/** The form's fields by path of the settings, if they have other names. */
const draftPaths: readonly [pattern: RegExp, path: string][] = [
  // The contract's names begin with the section's value if the schema refuses them.
  [/^value\./, ''],
  [/^preparation_?[dD]ays$/, 'preparation'],
  [/^time_zone$/, 'timeZone'],
  [/^cut_off$/, 'cutOff'],
  [/^working_days$/, 'workingDays'],
  [/\.goods_from$/, '.goodsFrom'],
  [/\.amount$/, '.price'],
  [/\.days\.min$/, '.minDays'],
  [/\.days\.max$/, '.maxDays'],
]

/** Renames the faults of settings to the form's fields. */
export function toDraftFaults<Fault>(faults: Readonly<Record<string, Fault>>): Record<string, Fault> {
  const pathOf = (field: string) => draftPaths.reduce((path, [pattern, to]) => path.replace(pattern, to), field)
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [pathOf(field), fault]))
}

/**
 * Returns what an order placed now would get with the first option to the seller's country, or with the first option.
 */
function toExample(delivery: DeliverySettings, country: CountryCode, office: Office): DeliveryExampleView {
  const terms = { delivery, seller: { country } }
  const { options } = delivery
  const option = options.find(({ countries }) => countries.includes(country)) ?? options[0]
  const destination = option?.countries.includes(country) ? country : (option?.countries[0] ?? country)
  const window = deliveryWindowFor(office.now(), terms, destination, option?.goodsFrom ?? 0)
  return {
    leaves: formatDate(dispatchDay(office.now(), terms), office.locale),
    arrival:
      !option || !window
        ? null
        : {
            dates: formatDateRange(window.start_date, window.end_date, office.locale),
            option: option.name,
            country: formatCountry(destination, office.locale),
          },
  }
}

/** The weekdays from Monday, 5 January 1970. */
function weekdaysIn(locale: string): DeliverySettingsView['weekdays'] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const days = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[]
  return days.map((day) => ({ day, name: format.format(Date.UTC(1970, 0, 4 + day)) }))
}

/** Creates the view of the page. */
export function toDeliveryView(
  { draft, changed }: Pick<DeliverySettingsView, 'draft' | 'changed'>,
  seller: Seller,
  office: Office,
): DeliverySettingsView {
  const { country } = seller
  const settings = toDeliverySettings(draft)
  const faults = toDraftFaults(findDeliveryFaults(settings))
  const zones = Intl.supportedValuesOf('timeZone')
  return {
    draft,
    changed,
    faults: Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, { ...fault, message: null }])),
    example: Object.keys(faults).length === 0 ? toExample(settings, country, office) : null,
    country,
    countries: countryCodeValues.map((code) => ({ code, name: formatCountry(code, office.locale) })),
    suggestedTimeZone: suggestedTimeZone(country, draft.timeZone),
    timeZones: zones.includes(draft.timeZone) ? zones : [draft.timeZone, ...zones],
    weekdays: weekdaysIn(office.locale),
    limits: deliveryLimits,
    taxRates: toTaxRates(seller, office),
  }
}

/** Returns the sections that differ between two versions, as text. */
export function remoteDeliveryChanges(
  before: DeliverySettings,
  after: DeliverySettings,
  { locale }: Pick<Office, 'locale'>,
): RemoteDeliveryChange[] {
  const money = (amount: number) => formatMoney(amount, shopCurrency, locale)
  const optionText = ({ name, countries, amount, goodsFrom, days, isMaxCalendar }: ShippingRate) =>
    [
      `${name}: ${formatCountries(countries, locale)}`,
      goodsFrom === 0 ? money(amount) : `${money(amount)} ≥ ${money(goodsFrom)}`,
      `${days.min}–${days.max}${isMaxCalendar ? '*' : ''}`,
    ].join(', ')
  const closureText = ({ from, to, reason }: Closure) => `${formatDateRange(from, to, locale)} ${reason}`
  const dayName = (day: Weekday) => weekdaysIn(locale)[day - 1]?.name ?? ''
  const texts = (settings: DeliverySettings): Record<keyof DeliveryDraft, string> => ({
    options: settings.options.map(optionText).join('; '),
    cutOff: settings.cutOff,
    timeZone: settings.timeZone,
    preparation: Number.isNaN(settings.preparationDays) ? '' : String(settings.preparationDays),
    workingDays: settings.workingDays.map(dayName).join(', '),
    closures: settings.closures.map(closureText).join('; '),
  })
  const [old, now] = [texts(before), texts(after)]
  return (Object.keys(now) as (keyof DeliveryDraft)[])
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, before: old[field], after: now[field] }))
}

/** Creates an option to fill in, to the seller's country. @param options the others, which have other ids */
export function newDeliveryOption(
  options: readonly DeliveryOptionDraft[],
  country: CountryCode,
  now: Date,
): DeliveryOptionDraft {
  return {
    id: `option_${now.getTime().toString(36)}_${options.length}`,
    name: '',
    countries: [country],
    price: '',
    goodsFrom: '',
    minDays: '',
    maxDays: '',
    isMaxCalendar: false,
  }
}

import type { FaultCode, FaultDetails } from '../errors/faults'
import { toMajor, type Minor } from '../pricing/money'
import type { MessageParams } from '../text/messages'
import type { CountryCode } from '../tax/tax-rates'
import { daysBetween, isCalendarDate } from './calendar'
import type { Closure, DeliverySettings, ShippingRate } from './delivery-settings'
import { shippingFor } from './shipping'

/** Limits of the delivery settings. */
export const deliveryLimits = {
  options: 20,
  closures: 60,
  /** Characters of a name or a reason. */
  name: 60,
  /** Characters of an option's id. */
  id: 64,
  /** Minor units: ten million in the shop's currency. */
  amount: 1_000_000_000,
  /** Transit and preparation time in days. */
  days: 365,
  /** Days of one closure. A series of closures ends within decades, so there always is a date of dispatch. */
  closureDays: 366,
} as const

/** What is wrong with a field. */
export interface DeliveryFault {
  code: FaultCode
  params?: MessageParams
}

/** What is wrong with the settings, by path of the field ("options.0.name"); empty if they are valid. */
export type DeliveryFaults = Readonly<Record<string, DeliveryFault>>

type Found = readonly [field: string, fault: DeliveryFault]

/** Returns one fault of a field if a condition holds. */
function faultIf<Code extends FaultCode>(
  isWrong: boolean,
  field: string,
  code: Code,
  ...[params]: FaultDetails<Code>
): Found[] {
  return isWrong ? [[field, { code, ...(params && { params }) }]] : []
}

function nameFaults(field: string, text: string): Found[] {
  const isTooLong = text.length > deliveryLimits.name
  return [
    ...faultIf(/\p{C}/u.test(text), field, 'control_characters'),
    ...faultIf(text.trim() === '' || isTooLong, field, 'length', { least: 1, most: deliveryLimits.name }),
  ]
}

/** Also finds values that are not numbers. */
function rangeFaults(field: string, value: number, least: number, most: number): Found[] {
  return faultIf(!(value >= least && value <= most), field, 'range', { least, most })
}

/** The limits are in major units, as people type amounts. */
function amountFaults(field: string, amount: Minor): Found[] {
  return rangeFaults(field, toMajor(amount), 0, toMajor(deliveryLimits.amount))
}

function optionFaults(option: ShippingRate, index: number, ids: readonly string[]): Found[] {
  const at = `options.${index}`
  const { id, name, countries, amount, goodsFrom, days } = option
  const minFaults = rangeFaults(`${at}.days.min`, days.min, 0, deliveryLimits.days)
  return [
    ...faultIf(!/^[a-z0-9_]+$/.test(id) || id.length > deliveryLimits.id, `${at}.id`, 'format'),
    ...faultIf(ids.indexOf(id) !== index, `${at}.id`, 'named_twice'),
    ...nameFaults(`${at}.name`, name),
    ...faultIf(countries.length === 0, `${at}.countries`, 'required'),
    ...faultIf(new Set(countries).size !== countries.length, `${at}.countries`, 'named_twice'),
    ...amountFaults(`${at}.amount`, amount),
    ...amountFaults(`${at}.goodsFrom`, goodsFrom),
    ...minFaults,
    ...rangeFaults(`${at}.days.max`, days.max, minFaults.length === 0 ? days.min : 0, deliveryLimits.days),
  ]
}

/** A country that is delivered to needs an option for any value of goods, or small orders could not be placed. */
function thresholdFaults(settings: DeliverySettings): Found[] {
  const countryOf = ({ countries }: ShippingRate): CountryCode | undefined =>
    countries.find((country) => shippingFor(settings, country, 0) === null)
  return settings.options.flatMap((option, index) => {
    const country = countryOf(option)
    return country ? faultIf(true, `options.${index}.goodsFrom`, 'no_option_below', { country }) : []
  })
}

function closureFaults({ from, to, reason }: Closure, index: number): Found[] {
  const at = `closures.${index}`
  const dates = [
    ...faultIf(!isCalendarDate(from), `${at}.from`, 'no_calendar_date'),
    ...faultIf(!isCalendarDate(to), `${at}.to`, 'no_calendar_date'),
  ]
  const most = deliveryLimits.closureDays
  const order = [
    ...faultIf(to < from, `${at}.to`, 'before_start'),
    ...faultIf(daysBetween(from, to) >= most, `${at}.to`, 'too_many_days', { most }),
  ]
  return [...(dates.length > 0 ? dates : order), ...nameFaults(`${at}.reason`, reason)]
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns what is wrong with settings that match the schema; the first fault of each field. */
export function findDeliveryFaults(settings: DeliverySettings): DeliveryFaults {
  const { options, timeZone, cutOff, workingDays, preparationDays, closures } = settings
  const ids = options.map(({ id }) => id)
  const most = deliveryLimits
  const found = [
    ...faultIf(options.length > most.options, 'options', 'too_many', { limit: most.options }),
    ...options.flatMap((option, index) => optionFaults(option, index, ids)),
    ...thresholdFaults(settings),
    ...faultIf(!isTimeZone(timeZone), 'timeZone', 'unknown'),
    ...faultIf(!/^([01]\d|2[0-3]):[0-5]\d$/.test(cutOff), 'cutOff', 'no_time_of_day'),
    ...faultIf(workingDays.length === 0, 'workingDays', 'required'),
    ...faultIf(new Set(workingDays).size !== workingDays.length, 'workingDays', 'named_twice'),
    ...rangeFaults('preparationDays', preparationDays, 0, most.days),
    ...faultIf(closures.length > most.closures, 'closures', 'too_many', { limit: most.closures }),
    ...closures.flatMap(closureFaults),
  ]
  // Of several faults of a field the first counts.
  return Object.fromEntries(found.toReversed())
}

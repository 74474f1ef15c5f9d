import { isInteger, isText, listOf, oneOf, shape, type Schema } from '../json/schema'
import type { Minor } from '../pricing/money'
import type { CountryCode } from '../tax/tax-rates'
import type { Weekday } from './calendar'

/** A delivery option of the shop. */
export interface ShippingRate {
  /** Permanent: orders store it. */
  id: string
  /** The carrier's or service's own name; not translated. */
  name: string
  /** Destination countries. */
  countries: readonly CountryCode[]
  /** Net price. */
  amount: Minor
  /** Net value of goods, before discount, from which the option applies; 0 for any. */
  goodsFrom: Minor
  /** Transit time in working days. */
  days: { min: number; max: number }
  /** True if `days.max` counts calendar days: "up to one week" is seven of them. */
  isMaxCalendar: boolean
}

/** Days on which no order leaves, in addition to public holidays. */
export interface Closure {
  /** The first day, a calendar date. */
  from: string
  /** The last day. */
  to: string
  /** For operators, e.g. "Stocktaking". */
  reason: string
}

/** How the shop delivers, as decided by the seller. */
export interface DeliverySettings {
  /** The delivery options, in display order. */
  options: readonly ShippingRate[]
  /** IANA name; the time zone of the cut-off. */
  timeZone: string
  /** Orders from this time of day count as placed on the next working day, "14:00". */
  cutOff: string
  /** Days of the week on which orders leave, except public holidays of the seller's country. */
  workingDays: readonly Weekday[]
  /** Working days between the order and its dispatch. */
  preparationDays: number
  closures: readonly Closure[]
}

/** A country that a shop can sell from and deliver to. */
export const isCountry = oneOf('se', 'no', 'dk', 'fi', 'us', 'gb', 'de') satisfies Schema<CountryCode>
const isWeekday = oneOf(1, 2, 3, 4, 5, 6, 7) satisfies Schema<Weekday>
const isWeekdayList = listOf(isWeekday)

/** Schema of stored settings. Without a working day there is no date of dispatch. */
export const isDeliverySettings = shape<DeliverySettings>({
  options: listOf(
    shape<ShippingRate>({
      id: isText,
      name: isText,
      countries: listOf(isCountry),
      amount: isInteger,
      goodsFrom: isInteger,
      days: shape<ShippingRate['days']>({ min: isInteger, max: isInteger }),
      isMaxCalendar: oneOf(true, false),
    }),
  ),
  timeZone: isText,
  cutOff: isText,
  workingDays: (value): value is Weekday[] => isWeekdayList(value) && value.length > 0,
  preparationDays: isInteger,
  closures: listOf(shape<Closure>({ from: isText, to: isText, reason: isText })),
})

/** The dispatch that a shop begins with, which is no choice of its seller's. */
export const initialDispatch: Pick<DeliverySettings, 'cutOff' | 'preparationDays' | 'timeZone'> = {
  cutOff: '14:00',
  preparationDays: 0,
  timeZone: 'Europe/Stockholm',
}

/** The settings of the demo shop, and the defaults (Specification (shopping) §2, product detail). */
export const demoDelivery: DeliverySettings = {
  options: [
    {
      id: 'courier',
      name: 'Courier',
      countries: ['se', 'no', 'dk', 'fi', 'de'],
      amount: 0,
      goodsFrom: 140_00,
      days: { min: 2, max: 4 },
      isMaxCalendar: false,
    },
    {
      id: 'local_shipping',
      name: 'Local Shipping',
      countries: ['se', 'no', 'dk', 'fi', 'de'],
      amount: 19_00,
      goodsFrom: 0,
      days: { min: 1, max: 7 },
      isMaxCalendar: true,
    },
    {
      id: 'ups_ground',
      name: 'UPS Ground',
      countries: ['gb'],
      amount: 29_00,
      goodsFrom: 0,
      days: { min: 4, max: 6 },
      isMaxCalendar: false,
    },
    {
      id: 'global_export',
      name: 'Global Export',
      countries: ['us'],
      amount: 39_00,
      goodsFrom: 0,
      days: { min: 3, max: 4 },
      isMaxCalendar: false,
    },
  ],
  ...initialDispatch,
  workingDays: [1, 2, 3, 4, 5],
  closures: [],
}

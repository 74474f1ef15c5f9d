import type { components } from '@skafferi/api/admin'
import type { Weekday } from '@skafferi/domain/rules/delivery/calendar'
import { findDeliveryFaults } from '@skafferi/domain/rules/delivery/delivery-faults'
import type { DeliverySettings } from '@skafferi/domain/rules/delivery/delivery-settings'
import { toShippingOption } from '@skafferi/domain/rules/delivery/shipping'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import { faultWith, invalidFields } from '../../../platform/http/errors'

type Delivery = components['schemas']['Delivery']

const toSettings = (given: Delivery): DeliverySettings => ({
  options: given.options.map(({ id, name, countries, amount, goods_from, days }) => ({
    id,
    name: trimText(name),
    countries,
    amount: toMinor(amount),
    goodsFrom: toMinor(goods_from),
    days: { min: days.min, max: days.max },
    isMaxCalendar: days.is_max_calendar,
  })),
  timeZone: given.time_zone,
  cutOff: given.cut_off,
  workingDays: [...(given.working_days as Weekday[])].sort((a, b) => a - b),
  preparationDays: given.preparation_days,
  closures: given.closures.map(({ from, to, reason }) => ({ from, to, reason: trimText(reason) })),
})

/** The contract's name of a field. */
const contractName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Checks and cleans delivery settings as entered.
 * @throws StoreError 400 naming the fields
 */
export function checkDelivery(given: Delivery): DeliverySettings {
  const settings = toSettings(given)
  const faults = Object.entries(findDeliveryFaults(settings))
  if (faults.length > 0)
    throw invalidFields(Object.fromEntries(faults.map(([field, found]) => [contractName(field), faultWith(found)])))
  return settings
}

/** Converts delivery settings to the contract's shape. */
export function toDelivery(settings: DeliverySettings): Delivery {
  const { options, timeZone, cutOff, workingDays, preparationDays, closures } = settings
  return {
    options: options.map((option) => ({ ...toShippingOption(option), countries: [...option.countries] })),
    time_zone: timeZone,
    cut_off: cutOff,
    working_days: [...workingDays],
    preparation_days: preparationDays,
    closures: closures.map(({ from, to, reason }) => ({ from, to, reason })),
  }
}

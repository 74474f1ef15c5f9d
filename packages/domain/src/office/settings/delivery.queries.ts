import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import type { Weekday } from '../../rules/delivery/calendar'
import type { DeliverySettings } from '../../rules/delivery/delivery-settings'
import { toShippingOption } from '../../rules/delivery/shipping'
import { toMinor } from '../../rules/pricing/money'
import type { Seller } from '../../rules/tax/tax'
import type { Office } from '../office-context'

type Schemas = components['schemas']

/** The stored delivery settings, with the version that a change of them must name. */
export interface VersionedDelivery {
  settings: DeliverySettings
  version: number
  seller: Seller
}

function toSettings(value: Schemas['Delivery']): DeliverySettings {
  return {
    options: value.options.map(({ id, name, countries, amount, goods_from, days }) => ({
      id,
      name,
      countries,
      amount: toMinor(amount),
      goodsFrom: toMinor(goods_from),
      days: { min: days.min, max: days.max },
      isMaxCalendar: days.is_max_calendar,
    })),
    timeZone: value.time_zone,
    cutOff: value.cut_off,
    workingDays: value.working_days as Weekday[],
    preparationDays: value.preparation_days,
    closures: value.closures,
  }
}

/** Reads the settings. */
export async function readDelivery({ client }: Office, signal: AbortSignal): Promise<VersionedDelivery> {
  const { delivery, profile } = await unwrap(client.GET('/admin/settings', { signal }))
  const { country, vat_ids: vatIds } = profile.value
  return { settings: toSettings(delivery.value), version: delivery.version, seller: { country, vatIds } }
}

/** Replaces the settings. @throws ApiError 409 `settings_changed` if they have changed since they were read */
export async function changeDelivery(
  { client }: Office,
  before: VersionedDelivery,
  settings: DeliverySettings,
  signal: AbortSignal,
): Promise<VersionedDelivery> {
  const value = {
    options: settings.options.map((option) => ({ ...toShippingOption(option), countries: [...option.countries] })),
    time_zone: settings.timeZone,
    cut_off: settings.cutOff,
    working_days: [...settings.workingDays],
    preparation_days: settings.preparationDays,
    closures: [...settings.closures],
  }
  const body = { version: before.version, value }
  const saved = await unwrap(client.POST('/admin/settings/delivery', { body, signal }))
  return { ...before, settings: toSettings(saved.value), version: saved.version }
}

import type { ShippingDate } from '@skafferi/api'
import { deliveryWindow, type LeadTime } from '@skafferi/domain/checkout/delivery.rules'

/** What day it is in a time zone, such as "2026-11-20". */
function today(now: Date, timeZone: string): string {
  // Swedes write their dates this way.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(now)
}

/** When an order placed now would arrive, as days of the store's own calendar. */
export function shippingDate(now: Date, timeZone: string, leadTime: LeadTime): ShippingDate {
  return deliveryWindow(today(now, timeZone), leadTime)
}

import type { components } from '@skafferi/api/admin'
import { expect, it } from 'vitest'
import { createOffice, type OfficePaths } from '../office-context'
import { toListedOrders } from './to-listed-orders'

const office = createOffice({
  baseUrl: 'http://store.test',
  locale: 'en-IE',
  timeZone: 'Europe/Stockholm',
  paths: { order: (id: string) => `/orders/${id}` } as OfficePaths,
  now: () => new Date('2026-11-30T08:00:00Z'),
})

const listed: components['schemas']['AdminOrderListItem'] = {
  id: 'order_1',
  display_id: 1001,
  version: 1,
  created_at: '2026-11-30T07:00:00.000Z',
  status: 'pending',
  fulfillment_status: 'not_fulfilled',
  shipment_state: 'none',
  pieces: 10,
  shipped_pieces: 0,
  pieces_to_ship: 10,
  payment_status: 'authorized',
  currency_code: 'eur',
  total: 175,
  refunded_total: 0,
  paid_total: 0,
  amount_due: 175,
  to_pay_back: 0,
  due_date: null,
  dispatch_date: '2026-12-02',
  po_number: null,
  customer_reference: null,
  company_name: 'Kalmar Kiosk AB',
  placed_by: null,
  email: 'per@kiosk.example',
  lines: 1,
  ship_to: { city: 'Kalmar', country_code: 'se' },
}

const leavesOf = (changes: Partial<typeof listed>) =>
  toListedOrders({ orders: [{ ...listed, ...changes }], sums: [], count: 1, limit: 20, offset: 0 }, office).rows[0]!
    .leaves

it('names the day on which an order should leave, while something can be shipped and if it was recorded', () => {
  expect(leavesOf({})).toBe('2 Dec')
  expect(leavesOf({ pieces_to_ship: 0 })).toBeNull()
  expect(leavesOf({ dispatch_date: null })).toBeNull()
})

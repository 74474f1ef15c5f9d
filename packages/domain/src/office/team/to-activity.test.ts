import { expect, it } from 'vitest'
import type { Office } from '../office-context'
import { toActivityEntry } from './to-activity'

const office = {
  locale: 'en-GB',
  timeZone: 'Europe/Stockholm',
  paths: {},
  now: () => new Date('2026-11-26T08:00:00Z'),
} as unknown as Office

const entry = {
  id: 7,
  at: '2026-11-21T09:20:00.000Z',
  actor: { kind: 'operator', name: 'Eva', id: 'operator_eva' },
  action: 'promotion.ended',
  subject_id: 'promo_7',
  subject_name: 'SPRING',
} as unknown as Parameters<typeof toActivityEntry>[0]

it('formats changed date-times in the shop’s time zone and shows other values as recorded', () => {
  const { changes } = toActivityEntry(
    { ...entry, before: { endsAt: null, code: 'A' }, after: { endsAt: '2026-04-29T22:00:00.000Z', code: 'B' } },
    office,
  )
  expect(changes).toEqual([
    { field: 'endsAt', before: null, after: expect.stringMatching(/30 Apr.* 00:00$/) as string },
    { field: 'code', before: 'A', after: 'B' },
  ])
})

it('lists changed prices and stocks by SKU', () => {
  const can = { id: 'variant_1', sku: 'CAN-1', stock: 1240, prices: { 1: 272, 50: 255 } }
  const roll = { id: 'variant_2', sku: 'ROLL-1', stock: 8, prices: { 1: 2600 } }
  const before = { title: 'Mint', variants: [can, roll] }
  const after = {
    title: 'Mint Strong',
    variants: [
      { ...can, stock: 1200, prices: { 1: 280, 50: 255, 240: 240 } },
      roll,
      { ...roll, id: undefined, sku: 'BOX-1', prices: {} },
    ],
  }
  const paths = { product: (id: string) => `/products/${id}` }
  const { changes } = toActivityEntry({ ...entry, action: 'product.changed', subject_id: 'prod_1', before, after }, {
    ...office,
    paths,
  } as unknown as Office)
  expect(changes).toEqual([
    { field: 'title', before: 'Mint', after: 'Mint Strong' },
    { field: 'stock', of: { sku: 'CAN-1', from: null }, before: '1,240', after: '1,200' },
    { field: 'price', of: { sku: 'CAN-1', from: null }, before: '€2.72', after: '€2.80' },
    { field: 'price', of: { sku: 'CAN-1', from: '240' }, before: null, after: '€2.40' },
    { field: 'stock', of: { sku: 'BOX-1', from: null }, before: null, after: '8' },
  ])
})

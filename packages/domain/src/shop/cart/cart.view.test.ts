import type { Cart, CountryCode } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { withoutSplitUnits } from '../../rules/catalogue/variant-name'
import { estimateCart } from './cart.estimate'
import { toCartView, toTotalsView } from './index'
import type { LineChange } from '../../rules/cart/line-change'
import { defaultOrderRule } from '../../rules/quantity/order-rule'
import { toLineSteps } from './line-steps.view'
import type { AcknowledgedLine } from './acknowledged-lines'

const { bulk, small, empty } = createWorld().carts
const locale = 'en-GB'
const line = bulk.items[0]!
const wants = (lineId: string, quantity: number) => new Map([[lineId, quantity]])

/** A cart of one line: cans at €3.20, from 50 at €2.72. */
const cans: Cart = {
  ...small,
  items: [
    {
      ...small.items[0]!,
      id: 'item_can',
      product_title: 'Tjärn Cool Mint pouches',
      variant_title: '14 g · can',
      subtitle: '14 g · can',
      quantity: 12,
      unit_price: 3.2,
      prices: [
        { currency_code: 'eur', amount: 3.2, min_quantity: 1 },
        { currency_code: 'eur', amount: 2.72, min_quantity: 50 },
      ],
      carton_size: 10,
      deliverable: true,
      age_limit: 18,
      inventory_quantity: 400,
      backorder: null,
      tax_rate: 12,
      subtotal: 38.4,
      discount_total: 0,
      tax_total: 4.61,
      total: 43.01,
    },
  ],
  item_total: 38.4,
  discount_total: 0,
  shipping_total: 19,
  // 19.00 of delivery with 2.28 of tax.
  tax_total: 6.89,
  tax: { ...small.tax, rates: [{ percent: 12, net: 57.4, tax: 6.89 }] },
  total: 64.29,
  delivery_country_code: 'se',
}

describe('the estimate', () => {
  it('calculates like the store: converting the store’s cart and back returns it', () => {
    for (const cart of [bulk, small]) {
      for (const item of cart.items) {
        const other = estimateCart(cart, wants(item.id, item.quantity + 500))
        expect(other.total).not.toBe(cart.total)
        expect(estimateCart(other, wants(item.id, item.quantity))).toEqual(cart)
      }
    }
  })

  it('equals the store’s cart without changes', () => {
    expect(estimateCart(bulk, new Map())).toBe(bulk)
    expect(estimateCart(bulk, wants(line.id, line.quantity))).toBe(bulk)
    expect(estimateCart(bulk, wants('item_of_nobody', 5))).toBe(bulk)
  })

  it('uses the tier, shipping and tax of the new quantity', () => {
    expect(estimateCart(cans, wants('item_can', 60))).toMatchObject({
      items: [{ quantity: 60, unit_price: 2.72, subtotal: 163.2, tax_total: 19.58, total: 182.78 }],
      item_total: 163.2,
      shipping_total: 0,
      shipping_option: { id: 'courier', amount: 0 },
      tax_total: 19.58,
      tax: { rates: [{ percent: 12, net: 163.2, tax: 19.58 }] },
      total: 182.78,
    })
  })

  it('never discounts more than the goods', () => {
    const discounted = { ...cans, items: [{ ...cans.items[0]!, discount_total: 30 }] }
    expect(estimateCart(discounted, wants('item_can', 1))).toMatchObject({
      items: [{ discount_total: 3.2, tax_total: 0, total: 0 }],
      discount_total: 3.2,
    })
  })

  it('keeps the objects of unchanged lines', () => {
    const estimate = estimateCart(bulk, wants(line.id, line.quantity + 1))
    expect(estimate.items[0]).not.toBe(line)
    expect(estimate.items.slice(1).every((item, index) => item === bulk.items[index + 1])).toBe(true)
  })
})

describe('the cart page', () => {
  const setTo = (quantity: number, lineId = 'item_can') => ({ lineId, shown: 12, quantity, relative: false })

  it('shows a line with the store’s price', () => {
    expect(toCartView(cans, {}, locale).lines).toEqual([
      {
        id: 'item_can',
        productId: small.items[0]?.product_id,
        title: 'Tjärn Cool Mint pouches',
        name: 'Tjärn Cool Mint pouches',
        variant: '14\u00A0g · can',
        sku: small.items[0]?.variant_sku,
        picture: { src: small.items[0]?.thumbnail, alt: 'Tjärn Cool Mint pouches' },
        quantity: 12,
        orderRule: { minimum: 1, multiple: 1, maximum: 100_000 },
        quantityText: '12',
        unitPrice: '€3.20',
        hasBulkPrice: false,
        nextPrice: { price: '€2.72', from: 50 },
        total: '€38.40',
        busy: false,
        dispatch: null,
        editConflict: null,
        ageLimit: 18,
        undeliverableTo: null,
        shortage: null,
        larger: null,
        steps: toLineSteps(cans.items[0]!, defaultOrderRule, 'eur', locale),
      },
    ])
  })

  it('shows the variant, and names a line’s controls by it if the product has several', () => {
    const lineOf = (variant_title: string) =>
      toCartView({ ...cans, items: [{ ...cans.items[0]!, variant_title }] }, {}, locale).lines[0]
    const strong = 'Strength 3 · Single can · 14 g'
    expect(lineOf(strong)).toMatchObject({
      variant: withoutSplitUnits(strong),
      name: `Tjärn Cool Mint pouches, ${strong}`,
    })
    expect(lineOf('')).toMatchObject({ variant: null, name: 'Tjärn Cool Mint pouches' })
  })

  it('shows no better price if the price of one piece is unknown', () => {
    const unpriced = { ...cans, items: [{ ...cans.items[0]!, prices: [] }] }
    expect(toCartView(unpriced, {}, locale).lines[0]?.hasBulkPrice).toBe(false)
  })

  it('shows the store’s totals instead of calculated ones', () => {
    expect(toCartView({ ...cans, total: 99.99 }, {}, locale).totals).toEqual({
      goods: '€38.40',
      discount: null,
      discountCodes: [],
      shipping: '€19.00',
      tax: {
        rates: [{ percent: '12%', net: '€57.40', amount: '€6.89' }],
        sum: null,
        reason: { code: 'domestic', country: 'se', sellerVatId: 'SE559000000101', buyerVatId: 'SE559000000001' },
        changesOn: null,
      },
      total: '€99.99',
      estimated: false,
    })
  })

  it('shows a change at once as an estimate, with the line busy', () => {
    const view = toCartView(cans, { pendingChanges: [setTo(60)] }, locale)
    expect(view.lines[0]).toMatchObject({ quantity: 60, unitPrice: '€2.72', hasBulkPrice: true, busy: true })
    expect(view.totals).toMatchObject({ goods: '€163.20', shipping: '€0.00', total: '€182.78', estimated: true })
    expect(view.bulkPriceLineCount).toBe(1)
  })

  it('shows the last of several changes to a line', () => {
    const pendingChanges = [5, 80, 7].map((quantity) => setTo(quantity))
    expect(toCartView(cans, { pendingChanges }, locale).lines[0]?.quantity).toBe(7)
  })

  it('shows a line that is being removed as busy, with its totals', () => {
    const view = toCartView(cans, { pendingChanges: [setTo(0)] }, locale)
    expect(view.lines[0]).toMatchObject({ quantity: 12, busy: true })
    expect(view.totals.estimated).toBe(false)
  })

  it('shows a line’s change by others, and offers its previous quantity', () => {
    const conflictOf = (acknowledged: AcknowledgedLine, pendingChanges = [] as LineChange[]) =>
      toCartView(cans, { acknowledged: { item_can: acknowledged }, pendingChanges }, locale).lines[0]?.editConflict
    expect(conflictOf({ quantity: 1040 })).toEqual({
      kind: 'elsewhere',
      was: '1,040',
      now: '12',
      alternative: 1040,
      alternativeText: '1,040',
      isRequested: false,
    })
    expect(conflictOf({ quantity: 12 })).toBeNull()
    expect(conflictOf({ quantity: 40 }, [setTo(13)])).toBeNull()
  })

  it('offers the requested quantity if the store did not accept it', () => {
    const view = toCartView(cans, { acknowledged: { item_can: { quantity: 40, requested: 50 } } }, locale)
    expect(view.lines[0]?.editConflict).toEqual({
      kind: 'elsewhere',
      was: '40',
      now: '12',
      alternative: 50,
      alternativeText: '50',
      isRequested: true,
    })
  })

  it('offers what is in stock if more was requested, and nothing if that is in the cart', () => {
    const offer = (left: number) => {
      const items = cans.items.map((item) => ({ ...item, inventory_quantity: left }))
      const acknowledged = { item_can: { quantity: 12, requested: 10_000 } }
      return toCartView({ ...cans, items }, { acknowledged }, locale).lines[0]?.editConflict
    }
    expect(offer(2470)).toMatchObject({ kind: 'short', now: '12', alternativeText: '2,470', isRequested: true })
    expect([12, 5].map(offer)).toEqual([null, null])
  })

  it('hides a change once it is acknowledged', () => {
    const before = toCartView(cans, { acknowledged: { item_can: { quantity: 40 } } }, locale)
    const after = toCartView(cans, { acknowledged: { item_can: { quantity: 12 } } }, locale)
    expect([before, after].map(({ lines }) => lines[0]?.editConflict?.was)).toEqual(['40', undefined])
  })

  it('rerenders only lines that change', () => {
    const before = toCartView(bulk, {}, locale)
    const after = toCartView(bulk, { pendingChanges: [setTo(line.quantity + 1, line.id)] }, locale)
    expect(after.lines[0]).not.toBe(before.lines[0])
    expect(after.lines.slice(1).every((each, index) => each === before.lines[index + 1])).toBe(true)
    expect(toCartView(bulk, {}, 'sv-SE').lines[1]).not.toBe(before.lines[1])
  })

  it('counts the lines with a bulk price', () => {
    const reached = bulk.items.filter((item) => item.unit_price < (item.prices[0]?.amount ?? 0))
    expect(toCartView(bulk, {}, locale).bulkPriceLineCount).toBe(reached.length)
    expect(reached.length).toBeGreaterThan(0)
  })

  it('is empty without lines', () => {
    expect(toCartView({ ...empty, order_minimum: 150 }, {}, locale).toMinimum).toBe('€150')
    expect(toCartView(empty, {}, locale)).toMatchObject({
      toMinimum: null,
      id: null,
      lineCount: 0,
      lines: [],
    })
  })
})

describe('free delivery', () => {
  it('is not shown for an order that is too large for it', () => {
    const pallet = { id: 'pallet', name: 'Pallet', amount: 90, goods_from: 1000, days: cans.shipping_options[0]!.days }
    const withPallet = { ...cans, shipping_options: [...cans.shipping_options, pallet] }
    expect(toCartView({ ...withPallet, item_total: 1000 }, {}, locale).delivery).toBeNull()
    expect(toCartView({ ...withPallet, item_total: 999.99 }, {}, locale).delivery).toMatchObject({ reached: true })
  })

  it('shows the missing amount up to 140 euro of goods', () => {
    expect(toCartView(cans, {}, locale).delivery).toEqual({
      below: { name: 'Local Shipping', price: '€19', days: null, dates: null },
      from: { name: 'Courier', price: null, days: { min: 2, max: 4 }, dates: null },
      reached: false,
      missing: '€101.60',
      threshold: '€140',
    })
    expect(toCartView({ ...cans, item_total: 140 }, {}, locale).delivery).toMatchObject({ reached: true })
  })

  it('is not shown if no order has free shipping', () => {
    const paid = cans.shipping_options.filter(({ amount }) => amount > 0)
    expect(toCartView({ ...cans, shipping_options: paid }, {}, locale).delivery).toBeNull()
  })
})

describe('a line', () => {
  const lineOf = (change: Partial<Cart['items'][number]>) =>
    toCartView({ ...cans, items: [{ ...cans.items[0]!, ...change }] }, {}, locale).lines[0]!

  it('has the next lower price, if the stock has as many pieces', () => {
    expect(lineOf({ inventory_quantity: 50 }).nextPrice).toEqual({ price: '€2.72', from: 50 })
    expect(lineOf({ inventory_quantity: 49 }).nextPrice).toBeNull()
  })

  it('has the larger quantity that costs less, if it can be delivered', () => {
    expect(lineOf({ quantity: 48 }).larger).toEqual({ quantity: 50, more: 2, saved: '€17.60' })
    expect(lineOf({ quantity: 48, inventory_quantity: 49 }).larger).toBeNull()
    expect(lineOf({ quantity: 48, deliverable: false }).larger).toBeNull()
  })

  it('offers no larger quantity that costs as much or more', () => {
    const amounts = (unit: number, lower: number) => [
      { currency_code: 'eur', amount: unit, min_quantity: 1 },
      { currency_code: 'eur', amount: lower, min_quantity: 50 },
    ]
    expect(lineOf({ quantity: 40, prices: amounts(2.5, 1.99) }).larger).toMatchObject({ saved: '€0.50' })
    expect(lineOf({ quantity: 40, prices: amounts(2.5, 2) }).larger).toBeNull()
    expect(lineOf({ quantity: 42 }).larger).toBeNull()
  })
})

it('a discount has a minus sign, and its codes if known', () => {
  const discounted = { ...cans, discount_total: 5 }
  expect(toTotalsView(discounted, false, locale)).toMatchObject({ discount: '-€5.00', discountCodes: [] })
  expect(toTotalsView(discounted, false, locale, ['SPRING5'])).toMatchObject({ discountCodes: ['SPRING5'] })
})

describe('a line that exceeds the stock', () => {
  const left = (inventory_quantity: number) => ({ ...cans, items: [{ ...cans.items[0]!, inventory_quantity }] })

  it('names the destination country that its product may not be delivered to', () => {
    const restricted = (country: CountryCode): Cart => ({
      ...cans,
      delivery_country_code: country,
      items: cans.items.map((item) => ({ ...item, deliverable: false })),
    })
    const norwegian = restricted('no')
    expect(toCartView(norwegian, {}, locale).lines[0]!.undeliverableTo).toBe('Norway')
    expect(toCartView({ ...norwegian, delivery_country_code: 'fi' }, {}, locale).lines[0]!.undeliverableTo).toBe(
      'Finland',
    )
    expect(toCartView(cans, {}, locale).lines[0]!.undeliverableTo).toBeNull()
  })

  it('shows the remaining pieces until the stock is sufficient', () => {
    expect(toCartView(left(5), {}, locale).lines[0]!.shortage).toEqual({ left: 5, leftText: '5' })
    expect(toCartView(left(0), {}, locale).lines[0]!.shortage).toEqual({ left: 0, leftText: '0' })
    expect(toCartView(left(12), {}, locale).lines[0]!.shortage).toBeNull()
  })

  it('shows nothing while its change is pending', () => {
    const pendingChanges: LineChange[] = [{ lineId: 'item_can', quantity: 5 } as LineChange]
    expect(toCartView(left(5), { pendingChanges }, locale).lines[0]!.shortage).toBeNull()
  })
})

import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import type { CartWriteScope, LocalVersions } from '../cart'
import { acknowledge, attemptAtSend, nextAgreement, acceptOrdered, type Agreement } from './agreement'
import type { OrderRefusal } from './order-attempt'

const first = createWorld().carts.bulk
const erik = { name: 'Erik', is_you: false }
const at = (version: number, change: Partial<Cart> = {}): Cart => ({ ...first, version, ...change })
const localVersionsOf = (from: number, to: number, scope: CartWriteScope = {}): LocalVersions => ({
  from,
  to,
  fields: [],
  lines: [],
  ...scope,
})
const anonymous = { localVersions: undefined, refusal: null }
const opened: Agreement = { agreed: first, before: first }
const refusedFor = (placedVersion: number): OrderRefusal => ({
  cart: first,
  problem: { action: 'place_order', code: 'cart_changed', message: null, fields: {} },
  currentVersion: placedVersion,
})
const withFirst = (cart: Cart, quantity: number): Cart => ({
  ...cart,
  items: cart.items.map((item, index) => (index === 0 ? { ...item, quantity } : item)),
})

describe('the agreed cart of Place Order', () => {
  it('is the cart when the page was opened', () => {
    expect(nextAgreement(undefined, first, anonymous)).toEqual(opened)
    expect(nextAgreement(opened, at(2, { total: 1 }), anonymous)).toBe(opened)
  })

  it('follows the buyer’s own changes, including several that were answered before the page showed the first', () => {
    const third = at(3)
    expect(nextAgreement(opened, third, { ...anonymous, localVersions: localVersionsOf(1, 3) })).toEqual({
      agreed: third,
      before: third,
    })
  })

  it('does not follow them if they include a change by someone else', () => {
    const withHigherTotal = { total: first.total + 1 }
    expect(nextAgreement(opened, at(3, withHigherTotal), { ...anonymous, localVersions: localVersionsOf(2, 3) })).toBe(
      opened,
    )
    expect(nextAgreement(opened, at(4, withHigherTotal), { ...anonymous, localVersions: localVersionsOf(1, 3) })).toBe(
      opened,
    )
  })

  it('follows a version that displays the same, apart from the buyer’s own changes', () => {
    const second = at(2)
    expect(nextAgreement(opened, second, anonymous)).toEqual({ agreed: second, before: second })
    const third = at(3, { po_number: 'PO-1' })
    expect(
      nextAgreement(opened, third, { ...anonymous, localVersions: localVersionsOf(3, 3, { fields: ['po_number'] }) })
        ?.agreed,
    ).toBe(third)
    expect(nextAgreement(opened, third, { ...anonymous, localVersions: localVersionsOf(3, 3) })).toBe(opened)
  })

  it('is the cart in a refusal, compared with what was displayed', () => {
    const second = at(2, { changed_by: erik, total: 1 })
    const next = nextAgreement(opened, second, { ...anonymous, refusal: refusedFor(2) })
    expect(next).toEqual({ agreed: second, before: first, changedBy: erik })
  })

  it('is the new cart once a conflict is resolved; the resolved line stays marked until the order is placed', () => {
    const second = at(2, { changed_by: erik })
    const read = acknowledge(opened, second, undefined)
    expect(read).toEqual({ agreed: second, before: first, changedBy: erik })
    expect(acceptOrdered(read)).toEqual({ agreed: second, before: second })
    expect(acknowledge(opened, first, undefined)).toBe(opened)
  })

  it('has no author if the cart’s last change is the page’s own, because the author before is unknown', () => {
    const third = at(3, { total: 1, changed_by: { name: 'Anna', is_you: true } })
    const known = { localVersions: localVersionsOf(3, 3), refusal: refusedFor(3) }
    expect(nextAgreement(opened, third, known)).toEqual({ agreed: third, before: first, changedBy: 'unknown' })
    expect(acknowledge(opened, third, localVersionsOf(3, 3))).toMatchObject({ changedBy: 'unknown' })
  })

  it('is a different cart if the page has one', () => {
    const other = at(1, { id: 'cart_other' })
    expect(nextAgreement(opened, other, anonymous)).toEqual({ agreed: other, before: other })
  })
})

describe('a mark for a change by others', () => {
  const second = withFirst(at(2, { changed_by: erik, total: 1 }), 90)
  const refused: Agreement = { agreed: second, before: first, changedBy: erik }

  it('is not set for what the buyer has changed since', () => {
    const third = withFirst(at(3, { total: 2, note: 'Ring the bell', changed_by: { name: 'Anna', is_you: true } }), 12)
    const scope: CartWriteScope = { fields: ['note'], lines: [first.items[0]!.id] }
    const next = nextAgreement(refused, third, { ...anonymous, localVersions: localVersionsOf(2, 3, scope) })
    expect(next).toMatchObject({
      agreed: { version: 3 },
      before: { version: 1, total: first.total, note: 'Ring the bell' },
      changedBy: erik,
    })
    expect(next?.before.items.map(({ quantity }) => quantity)).toEqual(third.items.map(({ quantity }) => quantity))
  })

  it('is not set for a line that the buyer has removed', () => {
    const third = { ...second, version: 3, items: second.items.slice(1) }
    const next = nextAgreement(refused, third, {
      ...anonymous,
      localVersions: localVersionsOf(2, 3, { lines: [first.items[0]!.id] }),
    })
    expect(next?.before.items).toEqual(first.items.slice(1))
  })

  it('is still set for a line that someone else has removed', () => {
    const without = { ...second, items: second.items.slice(1) }
    const third = { ...without, version: 3, note: 'Ring the bell' }
    const next = nextAgreement({ ...refused, agreed: without }, third, {
      ...anonymous,
      localVersions: localVersionsOf(2, 3, { fields: ['note'] }),
    })
    expect(next?.before.items).toEqual(first.items)
  })
})

describe('an order when it is sent', () => {
  const typed = localVersionsOf(1, 2, { fields: ['po_number'] })

  it('includes the buyer’s own changes that were pending at the press', () => {
    const second = at(2, { po_number: 'PO-1' })
    expect(attemptAtSend({ cart: first, agreed: first }, second, typed)).toEqual({ cart: second, agreed: second })
  })

  it('is not confirmed if others have changed it in between', () => {
    const second = at(2, { po_number: 'PO-1' })
    expect(attemptAtSend({ cart: first, agreed: first }, second, undefined)).toEqual({ cart: second, agreed: first })
  })

  const withHigherPrice = (cart: Cart): Cart => ({
    ...cart,
    items: cart.items.map((item, index) => (index === 0 ? { ...item, unit_price: item.unit_price + 1 } : item)),
  })
  const ridden: [what: string, change: (cart: Cart) => Cart][] = [
    ['another price', withHigherPrice],
    ['a total', (cart) => ({ ...cart, total: cart.total + 1 })],
    ['a discount', (cart) => ({ ...cart, discount_total: cart.discount_total + 1 })],
    ['VAT', (cart) => ({ ...cart, tax: { ...cart.tax, rates: [] } })],
    [
      'too little stock',
      (cart) => ({ ...cart, items: cart.items.map((item) => ({ ...item, inventory_quantity: 0 })) }),
    ],
    ['a missing line', (cart) => ({ ...cart, items: cart.items.slice(1) })],
    ['a delivery address', (cart) => ({ ...cart, shipping_address: null })],
    ['a note', (cart) => ({ ...cart, note: 'Ring the bell' })],
    ['a due date', (cart) => ({ ...cart, payment: { ...cart.payment, due_date: '2027-03-01' } })],
    ['a delivery date', (cart) => ({ ...cart, delivery: { start_date: '2027-03-01', end_date: '2027-03-02' } })],
  ]

  it.each(ridden)('is not confirmed if the response to the buyer’s own change contains %s', (_, change) => {
    const second = change(at(2, { po_number: 'PO-1' }))
    const { cart, agreed } = attemptAtSend({ cart: first, agreed: first }, second, typed)
    expect(cart).toBe(second)
    expect(agreed).toMatchObject({ version: 1, po_number: 'PO-1' })
  })

  it('is confirmed if only sufficient stock differs', () => {
    const second = at(2, {
      po_number: 'PO-1',
      items: first.items.map((item) => ({ ...item, inventory_quantity: item.inventory_quantity + 1 })),
    })
    expect(attemptAtSend({ cart: first, agreed: first }, second, typed).agreed).toBe(second)
  })

  it('is the same one even if the open cart is a different one by now', () => {
    const pressed = { cart: first, agreed: first }
    expect(attemptAtSend(pressed, at(1, { id: null }), undefined)).toBe(pressed)
    expect(attemptAtSend(pressed, undefined, undefined)).toBe(pressed)
  })
})

import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { acknowledge, attemptNow, nextAgreement, settle, type Agreement } from './agreement'
import type { OrderRefusal } from './order-attempt'

const first = createWorld().carts.bulk
const erik = { name: 'Erik', is_you: false }
const at = (version: number, change: Partial<Cart> = {}): Cart => ({ ...first, version, ...change })
const own = (from: number, to: number) => ({ from, to })
const nobody = { own: undefined, refusal: null }
const opened: Agreement = { agreed: first, before: first }
const refusedFor = (shownInstead: number): OrderRefusal => ({
  cart: first,
  problem: { action: 'place_order', code: 'cart_changed', message: null, fields: {} },
  shownInstead,
})
const withFirst = (cart: Cart, quantity: number): Cart => ({
  ...cart,
  items: cart.items.map((item, index) => (index === 0 ? { ...item, quantity } : item)),
})

describe('what a press on Place Order agrees to', () => {
  it('is the cart that was there when the page opened', () => {
    expect(nextAgreement(undefined, first, nobody)).toEqual(opened)
    expect(nextAgreement(opened, at(2), nobody)).toBe(opened)
  })

  it('follows the buyer’s own changes, also several that were answered before the page showed the first', () => {
    const third = at(3)
    expect(nextAgreement(opened, third, { ...nobody, own: own(1, 3) })).toEqual({ agreed: third, before: third })
  })

  it('does not follow them where somebody else’s is among them', () => {
    expect(nextAgreement(opened, at(3), { ...nobody, own: own(2, 3) })).toBe(opened)
    expect(nextAgreement(opened, at(4), { ...nobody, own: own(1, 3) })).toBe(opened)
  })

  it('is what the store named in a refusal, held against what was meant', () => {
    const second = at(2, { changed_by: erik })
    const next = nextAgreement(opened, second, { ...nobody, refusal: refusedFor(2) })
    expect(next).toEqual({ agreed: second, before: first, changedBy: erik })
  })

  it('is what stands there once something is done about it, which stays marked until it is ordered', () => {
    const second = at(2, { changed_by: erik })
    const read = acknowledge(opened, second)
    expect(read).toEqual({ agreed: second, before: first, changedBy: erik })
    expect(settle(read)).toEqual({ agreed: second, before: second })
    expect(acknowledge(opened, first)).toBe(opened)
  })

  it('is another cart where the page has one', () => {
    const other = at(1, { id: 'cart_other' })
    expect(nextAgreement(opened, other, nobody)).toEqual({ agreed: other, before: other })
  })
})

describe('what is marked as changed by others', () => {
  const second = withFirst(at(2, { changed_by: erik, total: 1 }), 90)
  const refused: Agreement = { agreed: second, before: first, changedBy: erik }

  it('is not what the buyer has changed since', () => {
    const third = withFirst(at(3, { total: 2, note: 'Ring the bell', changed_by: { name: 'Anna', is_you: true } }), 12)
    const next = nextAgreement(refused, third, { ...nobody, own: own(2, 3) })
    expect(next).toMatchObject({ agreed: { version: 3 }, before: { version: 1, total: first.total, note: 'Ring the bell' }, changedBy: erik })
    expect(next?.before.items.map(({ quantity }) => quantity)).toEqual(third.items.map(({ quantity }) => quantity))
  })

  it('is not a line that the buyer has taken out', () => {
    const third = { ...second, version: 3, items: second.items.slice(1) }
    const next = nextAgreement(refused, third, { ...nobody, own: own(2, 3) })
    expect(next?.before.items).toEqual(first.items.slice(1))
  })

  it('is still a line that somebody else has taken out', () => {
    const without = { ...second, items: second.items.slice(1) }
    const third = { ...without, version: 3, note: 'Ring the bell' }
    const next = nextAgreement({ ...refused, agreed: without }, third, { ...nobody, own: own(2, 3) })
    expect(next?.before.items).toEqual(first.items)
  })
})

describe('an order, at the moment it is sent', () => {
  it('has the buyer’s own changes that were under way at the press', () => {
    const second = at(2, { po_number: 'PO-1' })
    expect(attemptNow({ cart: first, agreed: first }, second, own(1, 2))).toEqual({ cart: second, agreed: second })
  })

  it('is not agreed to where others have changed it meanwhile', () => {
    const second = at(2)
    expect(attemptNow({ cart: first, agreed: first }, second, undefined)).toEqual({ cart: second, agreed: first })
  })

  it('is the very same where the open cart is another one by now', () => {
    const pressed = { cart: first, agreed: first }
    expect(attemptNow(pressed, at(1, { id: null }), undefined)).toBe(pressed)
    expect(attemptNow(pressed, undefined, undefined)).toBe(pressed)
  })
})

import type { Shelf, ShelfPlace } from '@skafferi/api'
import { kioskShelf, largeShelf, shelfInAllStates } from '@skafferi/fixtures/scenarios'
import { createWorld, suggestedShelf } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { emptyFillDraft, withStep } from '../../rules/shelf/fill-draft'
import { toShelfView, type ShelfPlaceView } from './shelf.view'

const world = createWorld()
const price = (min_quantity: number, amount: number) => ({ currency_code: 'eur', amount, min_quantity })

const fish: ShelfPlace = {
  ...kioskShelf(world).places[0]!,
  variant_id: 'var_fish',
  carton_size: 24,
  width_mm: 64,
  height_mm: 176,
  target: 96,
  facings: 4,
  state: 'gap',
  left: 35,
  last_ordered_on: '2026-11-20',
  under_way: null,
  cart_quantity: 0,
  tiers: [price(1, 1.85), price(50, 1.48)],
  fill: { quantity: 72, unit_price: 1.48, total: 106.56, saved: 26.64, next_tier: null },
}
const shelf = (...places: ShelfPlace[]): Shelf => ({ ...kioskShelf(world), places })
const placeOf = (change: Partial<ShelfPlace>, draft = emptyFillDraft): ShelfPlaceView =>
  toShelfView(shelf({ ...fish, ...change }), draft, 'en-GB').places[0]!
const drafted = (pieces: number) => withStep(emptyFillDraft, [{ variantId: 'var_fish', pieces }])

describe('a place', () => {
  it('has what is left, what fills it and what that costs', () => {
    expect(placeOf({})).toMatchObject({
      status: 'gap',
      left: 35,
      target: 96,
      front: { width: 64, height: 176 },
      facings: { count: 4, rows: 1, filled: 1, added: 0, onItsWay: 0 },
      price: { text: '€1.48', from: 50 },
      fill: { pieces: 72, cartons: 3, total: '€106.56', saved: '€26.64' },
      draft: null,
      lastOrdered: '20 Nov',
    })
  })

  it('is full only if nothing is missing, and enough if too little is to order more', () => {
    expect(placeOf({ state: 'full', left: 96, fill: null }).status).toBe('full')
    expect(placeOf({ state: 'full', left: 95, fill: null }).status).toBe('enough')
    expect(placeOf({ state: 'full', left: 39, target: 48, fill: null }).status).toBe('enough')
    expect(placeOf({ state: 'full', left: 60, fill: null }).status).toBe('enough')
  })

  it('takes at most what the stock has beside the pieces in the cart', () => {
    const maximum = (change: Partial<ShelfPlace>) => placeOf(change).stock.orderRule.maximum
    expect(maximum({ availability: 'tracked', inventory_quantity: 209, cart_quantity: 200 })).toBe(9)
    expect(maximum({ availability: 'tracked', inventory_quantity: 209, cart_quantity: 209 })).toBe(0)
    expect(maximum({ availability: 'backorder', inventory_quantity: 209, cart_quantity: 200 })).toBe(100_000)
  })

  it('says if its fill, or the draft, takes all the stock there is', () => {
    const scarce = (inventory_quantity: number, cart_quantity = 0) =>
      placeOf({ availability: 'tracked', inventory_quantity, cart_quantity }, drafted(10))
    expect(scarce(72)).toMatchObject({ fill: { isAllStock: true }, draft: { isAllStock: false } })
    expect(scarce(34, 24)).toMatchObject({ fill: { isAllStock: false }, draft: { isAllStock: true } })
    const made = placeOf({ availability: 'backorder', inventory_quantity: 72 })
    expect(made.fill?.isAllStock).toBe(false)
  })

  it('says how many full places a draft is, if it is more than three', () => {
    expect(placeOf({}, drafted(288)).draft?.timesTarget).toBeNull()
    expect(placeOf({}, drafted(289)).draft?.timesTarget).toBe(3)
    expect(placeOf({}, drafted(2412)).draft?.timesTarget).toBe(25)
  })

  it('shows the packs that the draft fills, and the price at its pieces', () => {
    expect(placeOf({}, drafted(72))).toMatchObject({
      facings: { filled: 1, added: 3 },
      draft: { pieces: 72, cartons: 3, total: '€106.56', saved: '€26.64' },
    })
    expect(placeOf({}, drafted(10))).toMatchObject({
      facings: { filled: 1, added: 1 },
      price: { text: '€1.85', from: null },
      nextStep: { price: '€1.48', from: 50 },
      draft: { pieces: 10, cartons: null, total: '€18.50', saved: null },
    })
  })

  it('prices a draft by how much the cart rises', () => {
    // 20 at 1.85 are in the cart; then 50 at 1.48.
    expect(placeOf({ cart_quantity: 20, fill: null }, drafted(30))).toMatchObject({
      price: { text: '€1.48', from: 50 },
      draft: { total: '€37.00', saved: '€18.50' },
    })
    expect(placeOf({ cart_quantity: 20, fill: null }, drafted(10))).toMatchObject({
      draft: { total: '€18.50', saved: null },
    })
    expect(placeOf({ cart_quantity: 60, fill: null }, drafted(10))).toMatchObject({
      draft: { total: '€14.80', saved: '€3.70' },
    })
  })

  it('says how much of its fill is more than it holds, and why', () => {
    const overOf = (change: Partial<ShelfPlace>, quantity: number, draft = emptyFillDraft) =>
      placeOf({ ...change, fill: { ...fish.fill!, quantity } }, draft).fill?.over
    expect(overOf({}, 60)).toBeNull()
    expect(overOf({}, 72)).toEqual({ pieces: 11, reason: 'carton' })
    expect(overOf({ target: 48, left: 7 }, 50)).toEqual({ pieces: 9, reason: 'price' })
    expect(overOf({ target: 48, left: 7, carton_size: 10 }, 50)).toEqual({ pieces: 9, reason: 'price' })
    expect(overOf({ target: 48, left: 7, carton_size: null }, 50)).toEqual({ pieces: 9, reason: 'price' })
    expect(overOf({ target: 48, left: null }, 48)).toBeNull()
    expect(placeOf({}, drafted(72)).draft?.over).toEqual({ pieces: 11, reason: 'carton' })
    expect(placeOf({}, drafted(200)).draft?.over).toBeNull()
  })

  it('shows no more packs than fit in it', () => {
    expect(placeOf({ facings: 40, width_mm: 134 })).toMatchObject({ facings: { count: 2 }, mostFacings: 2 })
    expect(placeOf({ facings: 4, height_mm: 66 })).toMatchObject({ facings: { count: 4 }, mostFacings: 12 })
  })

  it('has a rail as long as the fill, with a mark at the lower price that it reaches or that is next', () => {
    const rail = placeOf({}).rail!
    expect(rail).toMatchObject({ reached: true })
    expect([rail.fill, rail.step!].map((share) => Math.round(share * 100))).toEqual([89, 62])
    const short = placeOf({}, drafted(25)).rail!
    expect(short).toMatchObject({ reached: false })
    expect(short.step! / short.fill).toBeCloseTo(2)
    expect(placeOf({ tiers: [price(1, 1.85)] }).rail!.step).toBeNull()
    expect(placeOf({ state: 'full', fill: null }).rail).toBeNull()
  })

  it('shows goods under way with their day', () => {
    const under_way = { quantity: 48, arrives_on: '2026-12-01' }
    expect(placeOf({ state: 'on_its_way', fill: null, under_way })).toMatchObject({
      onItsWay: { pieces: 48, day: 'Tue 1 Dec' },
      facings: { filled: 1, onItsWay: 3 },
      price: { text: '€1.85' },
    })
    expect(placeOf({ under_way: { quantity: 48, arrives_on: null } }).onItsWay).toEqual({ pieces: 48, day: null })
  })

  it('has a dashed gap only if something can be filled, and then always', () => {
    const gapOf = ({ facings: { count, filled, added, onItsWay } }: ShelfPlaceView) => count - filled - added - onItsWay
    expect(gapOf(placeOf({ state: 'full', left: 80, fill: null }))).toBe(0)
    expect(gapOf(placeOf({ state: 'full', left: 60, fill: null }))).toBe(0)
    expect(gapOf(placeOf({ left: 90 }))).toBe(1)
    expect(gapOf(placeOf({ left: 90 }, drafted(72)))).toBe(0)
    expect(gapOf(placeOf({ state: 'in_cart', left: 20, cart_quantity: 24, fill: null }))).toBe(0)
    expect(gapOf(placeOf({ state: 'in_cart', left: 20, cart_quantity: 48 }))).toBe(1)
    expect(gapOf(placeOf({ state: 'in_cart', left: 20, cart_quantity: 48 }, drafted(72)))).toBe(0)
    expect(gapOf(placeOf({ state: 'on_its_way', under_way: { quantity: 90, arrives_on: null } }))).toBe(1)
  })

  it('offers what is missing beside a part in the cart, and leaves it out of the gaps', () => {
    const part = { state: 'in_cart', left: 20, cart_quantity: 48 } as const
    expect(placeOf(part)).toMatchObject({ status: 'in_cart', fill: { pieces: 72, over: { pieces: 44 } } })
    expect(toShelfView(shelf({ ...fish, ...part }), emptyFillDraft, 'en-GB').gaps.places).toBe(0)
  })

  it('shows the packs in the cart', () => {
    expect(placeOf({ state: 'in_cart', fill: null, cart_quantity: 72 }).facings).toMatchObject({ filled: 1, added: 3 })
    expect(toShelfView(shelf({ ...fish, cart_quantity: 72 }), emptyFillDraft, 'en-GB').inCart).toBe(1)
  })

  it('is full of packs if nothing is estimated, and empty if it is not sold', () => {
    expect(placeOf({ state: 'not_estimated', left: null }).facings).toMatchObject({ filled: 4 })
    expect(placeOf({ state: 'restricted' }).facings).toMatchObject({ filled: 0 })
    expect(placeOf({ state: 'not_for_sale', tiers: [], fill: null })).toMatchObject({
      facings: { filled: 0 },
      price: null,
      rail: null,
    })
  })
})

describe('the shelf', () => {
  it('offers the gaps at once, and no place without an estimate', () => {
    const unknown = { ...fish, variant_id: 'var_unknown', state: 'not_estimated' as const, left: null }
    const gapsOf = (...places: ShelfPlace[]) => toShelfView(shelf(...places), emptyFillDraft, 'en-GB').gaps.places
    expect(gapsOf(unknown, { ...unknown, variant_id: 'var_other' })).toBe(0)
    expect(gapsOf(unknown, fish)).toBe(1)
  })

  it('counts the lines of the cart, or the articles of the shelf in it until they are known', () => {
    const inCart = shelf({ ...fish, cart_quantity: 24 })
    expect(toShelfView(inCart, emptyFillDraft, 'en-GB').inCart).toBe(1)
    expect(toShelfView(inCart, emptyFillDraft, 'en-GB', 6).inCart).toBe(6)
  })

  it('sums the gaps, the draft and the rest', () => {
    const toffee = { ...fish, variant_id: 'var_toffee' }
    const full: ShelfPlace = { ...fish, variant_id: 'var_full', state: 'full', fill: null }
    const unknown: ShelfPlace = { ...fish, variant_id: 'var_unknown', state: 'not_estimated', left: null }
    const view = toShelfView(shelf(fish, toffee, full, unknown), drafted(72), 'en-GB')
    const one = { places: 1, pieces: 72, total: '€106.56', saved: '€26.64' }
    expect(view).toMatchObject({
      gaps: { places: 2, pieces: 144, total: '€213.12', saved: '€53.28' },
      draft: one,
      rest: one,
      unanswered: false,
    })
  })

  it('leaves out a draft of an article that is not on the shelf any more', () => {
    expect(toShelfView(shelf(), drafted(72), 'en-GB')).toMatchObject({ places: [], draft: null })
  })

  it('shows suggestions as such, all of which can be filled', () => {
    const suggestions = suggestedShelf(world)
    const view = toShelfView(suggestions, emptyFillDraft, 'en-GB')
    expect(view).toMatchObject({ source: 'suggested', lastOrdered: null, gaps: { places: 8 } })
    expect(new Set(view.places.map(({ status }) => status))).toEqual(new Set(['suggested']))
    expect(view.places.every(({ facings }) => facings.filled === 0)).toBe(true)
  })

  it('names a colleague who arranged it', () => {
    const saved = shelfInAllStates(world)
    expect(toShelfView(saved, emptyFillDraft, 'en-GB').changedBy).toBe('Karin')
    const own = { ...saved, changed_by: { name: 'Anna', is_you: true } }
    expect(toShelfView(own, emptyFillDraft, 'en-GB').changedBy).toBeNull()
  })

  it('has the regular articles that the arranged shelf lacks', () => {
    const view = toShelfView({ ...shelf(), unplaced: [fish] }, emptyFillDraft, 'en-GB')
    expect(view.unplaced).toMatchObject([{ variantId: fish.variant_id, target: fish.target }])
    expect(view.places).toEqual([])
  })

  it('has all places in order, and of 300 those with the most valuable gaps on the board', () => {
    const large = largeShelf(world)
    const view = toShelfView(large, emptyFillDraft, 'en-GB')
    expect(view.places.map(({ variantId }) => variantId)).toEqual(large.places.map(({ variant_id }) => variant_id))
    expect(view.board).toHaveLength(24)
    const positions = view.board.map((place) => view.places.indexOf(place))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    const small = toShelfView(kioskShelf(world), emptyFillDraft, 'en-GB')
    expect(small.board).toEqual(small.places)
  })
})

it('groups goods under way by their last day, those without a day last', () => {
  const underWay = (variant_id: string, quantity: number, arrives_on: string | null): ShelfPlace => ({
    ...fish,
    variant_id,
    under_way: { quantity, arrives_on },
  })
  const places = [
    underWay('var_1', 10, null),
    fish,
    underWay('var_2', 48, '2026-12-03'),
    underWay('var_3', 192, '2026-12-01'),
    underWay('var_4', 24, '2026-12-03'),
  ]
  const { arrivals } = toShelfView(shelf(...places), emptyFillDraft, 'en-GB')
  expect(
    arrivals.map(({ day, pieces, articles }) => [day, pieces, articles.map(({ variantId }) => variantId)]),
  ).toEqual([
    ['Tue 1 Dec', 192, ['var_3']],
    ['Thu 3 Dec', 72, ['var_2', 'var_4']],
    [null, 10, ['var_1']],
  ])
  expect(toShelfView(shelf(fish), emptyFillDraft, 'en-GB').arrivals).toEqual([])
})

it('names the order that requires action', () => {
  const requires_action = { order_id: 'order_2', display_id: 1011 }
  const actionIn = (change: Partial<Shelf>) =>
    toShelfView({ ...shelf(fish), ...change }, emptyFillDraft, 'en-GB').action
  expect(actionIn({ requires_action })).toEqual({ orderId: 'order_2', displayId: '1011' })
  expect(actionIn({ requires_action: null })).toBeNull()
})

it('names the payment due first', () => {
  const due = { order_id: 'order_1', display_id: 987, due_date: '2026-12-04', amount_due: 1034.2 }
  const dueIn = (next_due: Shelf['next_due']) => toShelfView({ ...shelf(fish), next_due }, emptyFillDraft, 'en-GB').due
  expect(dueIn(due)).toEqual({ orderId: 'order_1', displayId: '987', day: 'Fri 4 Dec', amount: '€1,034.20' })
  expect(dueIn(null)).toBeNull()
})

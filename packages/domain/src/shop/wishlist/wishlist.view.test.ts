import type { WishlistItem } from '@skafferi/api'
import { createWorld, wishlistOf } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toProductCardView } from '../../platform/shared-views'
import { allSelected, selectOne, toWishlistView } from './index'

const locale = 'en-GB'
const now = new Date('2026-11-20T09:30:00Z')
const savedItems = wishlistOf(createWorld(), 'kiosk')
const list = (wishlist: readonly WishlistItem[], count = wishlist.length) => ({
  wishlist: [...wishlist],
  count,
  limit: 100,
  offset: 0,
})

describe('the wishlist', () => {
  it('shows each product as a card, with its removal date and its note', () => {
    const [first] = savedItems
    const item = {
      ...first!,
      expires_at: '2026-12-19T23:30:00Z',
      note: 'For Easter',
      last_ordered_at: '2026-11-03T09:00:00Z',
      last_quantity: 24,
    }
    const { items } = toWishlistView(list([item]), { selected: [] }, locale, now)
    expect(items).toEqual([
      {
        card: toProductCardView(item, locale),
        variantTitle: null,
        expires: '20 Dec 2026',
        expiresSoon: false,
        lastBought: { date: '3 Nov 2026', quantity: 24 },
        note: 'For Easter',
        entry: { value: 1, note: null },
        selected: false,
      },
    ])
  })

  it('marks the last three days', () => {
    const isSoon = (expires_at: string) =>
      toWishlistView(list([{ ...savedItems[0]!, expires_at }]), { selected: [] }, locale, now).items[0]!.expiresSoon
    const times = ['20T10:00', '23T09:29', '23T09:30', '30T10:00']
    expect(times.map((time) => isSoon(`2026-11-${time}:00Z`))).toEqual([true, true, false, false])
  })

  it('sells the saved variant, and shows its name if there are several', () => {
    const several = savedItems.find(
      ({ has_multiple_variants, wished_variant_id }) => has_multiple_variants && wished_variant_id,
    )!
    const [item] = toWishlistView(list([several]), { selected: [] }, locale, now).items
    expect(item).toMatchObject({
      variantTitle: several.wished_variant_title,
      card: { variantId: several.wished_variant_id, hasMultipleVariants: true },
    })
  })

  it('shows no last purchase if there was none', () => {
    const lastOf = (last: Pick<WishlistItem, 'last_ordered_at' | 'last_quantity'>) =>
      toWishlistView(list([{ ...savedItems[0]!, ...last }]), { selected: [] }, locale, now).items[0]!.lastBought
    expect(lastOf({ last_ordered_at: null, last_quantity: null })).toBeNull()
    expect(lastOf({ last_ordered_at: null, last_quantity: 24 })).toBeNull()
    expect(lastOf({ last_ordered_at: '2026-11-03T09:00:00Z', last_quantity: null })).toBeNull()
  })

  it('shows and counts published products only', () => {
    const [first, second] = savedItems
    const draft = { ...second!, status: 'draft' } as unknown as WishlistItem
    expect(toWishlistView(list([first!, draft]), { selected: [] }, locale, now)).toMatchObject({
      count: 1,
      items: [{ card: { id: first!.id } }],
    })
  })

  it('counts the items of all its pages', () => {
    expect(toWishlistView(list(savedItems, 340), { selected: [] }, locale, now).count).toBe(340)
  })

  it('that is empty has nothing selected', () => {
    expect(toWishlistView(list([]), { selected: ['prod_gone'] }, locale, now)).toEqual({
      items: [],
      count: 0,
      selection: 'none',
      selectedIds: [],
      linesToAdd: [],
    })
  })
})

describe('a selection', () => {
  const [a, b] = savedItems.map(({ id }) => id)

  it('is none, some or all', () => {
    const of = (selected: readonly string[]) =>
      toWishlistView(list(savedItems.slice(0, 2)), { selected }, locale, now).selection
    expect([of([]), of([a!]), of([a!, b!])]).toEqual(['none', 'some', 'all'])
  })

  it('marks its items in display order', () => {
    const view = toWishlistView(list(savedItems.slice(0, 2)), { selected: [b!, a!] }, locale, now)
    expect(view.items.map(({ selected }) => selected)).toEqual([true, true])
    expect(view.selectedIds).toEqual([a, b])
  })

  it('drops items that are no longer on the list', () => {
    expect(toWishlistView(list(savedItems.slice(0, 2)), { selected: [a!, 'prod_gone'] }, locale, now)).toMatchObject({
      selection: 'some',
      selectedIds: [a],
    })
  })

  it('changes by one item, without duplicates', () => {
    expect(selectOne([], 'x', true)).toEqual(['x'])
    expect(selectOne(['x'], 'x', true)).toEqual(['x'])
    expect(selectOne(['x', 'y'], 'x', false)).toEqual(['y'])
    expect(selectOne(['y'], 'x', false)).toEqual(['y'])
  })

  it('can include everything displayed', () => {
    const view = toWishlistView(list(savedItems), { selected: [] }, locale, now)
    expect(allSelected(view)).toEqual(savedItems.map(({ id }) => id))
  })
})

describe('the items that one press adds', () => {
  const [a, b] = savedItems
  const view = (selected: readonly string[]) =>
    toWishlistView(list([a!, b!]), { selected, entries: { [b!.id]: { value: 12, note: null } } }, locale, now)

  it('are all if none is selected, with the quantities of the cards', () => {
    expect(view([]).linesToAdd.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [a!.id, 1],
      [b!.id, 12],
    ])
  })

  it('are refused without a variant, and with a quantity that the order rule does not allow', () => {
    const refusalOf = (item: (typeof savedItems)[number], value: number | null) =>
      toWishlistView(list([item]), { selected: [], entries: { [item.id]: { value, note: null } } }, locale, now)
        .linesToAdd[0]?.refusal
    const bought = { ...a!, variant_id: 'variant_1', availability: 'tracked' as const, inventory_quantity: 209 }
    expect([null, 0, 210, 209].map((value) => refusalOf(bought, value))).toEqual([
      'wrong_quantity',
      'wrong_quantity',
      'wrong_quantity',
      null,
    ])
    expect(refusalOf({ ...a!, variant_id: null, wished_variant_id: null }, 0)).toBe('choose_variant')
  })

  it('are the selected ones', () => {
    expect(view([b!.id]).linesToAdd.map(({ productId }) => productId)).toEqual([b!.id])
  })

  it('have the product’s name only if no variant was saved', () => {
    const plain = savedItems.find(({ has_multiple_variants }) => !has_multiple_variants)!
    expect(toWishlistView(list([plain]), { selected: [] }, locale, now).linesToAdd[0]?.title).toBe(plain.title)
  })

  it('have the variant’s name next to the product’s', () => {
    const several = savedItems.find(
      ({ has_multiple_variants, wished_variant_id }) => has_multiple_variants && wished_variant_id,
    )!
    const [line] = toWishlistView(list([several]), { selected: [] }, locale, now).linesToAdd
    expect(line).toMatchObject({
      title: `${several.title}, ${several.wished_variant_title}`,
      variantId: several.wished_variant_id,
    })
  })
})

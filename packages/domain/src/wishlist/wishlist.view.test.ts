import type { WishlistItem } from '@skafferi/api'
import { createWorld, wishlistOf } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toProductCardView } from '../catalog'
import { allSelected, selectOne, toWishlistView } from './index'

const locale = 'en-GB'
const savedItems = wishlistOf(createWorld(), 'kiosk')
const list = (wishlist: readonly WishlistItem[], count = wishlist.length) => ({
  wishlist: [...wishlist],
  count,
  limit: 100,
  offset: 0,
})

describe('the wishlist', () => {
  it('shows each product as its card, until when it stays, and what was noted', () => {
    const [first] = savedItems
    const item = { ...first!, expires_at: '2026-12-19T23:30:00Z', note: 'For Easter' }
    const { items } = toWishlistView(list([item]), [], locale)
    expect(items).toEqual([
      { card: toProductCardView(first!, locale), expires: '20 Dec 2026', note: 'For Easter', selected: false },
    ])
  })

  it('shows published products only, and counts no others', () => {
    const [first, second] = savedItems
    const draft = { ...second!, status: 'draft' } as unknown as WishlistItem
    expect(toWishlistView(list([first!, draft]), [], locale)).toMatchObject({
      count: 1,
      items: [{ card: { id: first!.id } }],
    })
  })

  it('counts what is on all its pages', () => {
    expect(toWishlistView(list(savedItems, 340), [], locale).count).toBe(340)
  })

  it('that is empty has nothing selected', () => {
    expect(toWishlistView(list([]), ['prod_gone'], locale)).toEqual({
      items: [],
      count: 0,
      selection: 'none',
      selectedIds: [],
    })
  })
})

describe('a selection', () => {
  const [a, b] = savedItems.map(({ id }) => id)

  it('knows none, some and all', () => {
    const of = (selected: readonly string[]) => toWishlistView(list(savedItems.slice(0, 2)), selected, locale).selection
    expect([of([]), of([a!]), of([a!, b!])]).toEqual(['none', 'some', 'all'])
  })

  it('marks its entries, in the order they are shown', () => {
    const view = toWishlistView(list(savedItems.slice(0, 2)), [b!, a!], locale)
    expect(view.items.map(({ selected }) => selected)).toEqual([true, true])
    expect(view.selectedIds).toEqual([a, b])
  })

  it('forgets what is no longer on the list', () => {
    expect(toWishlistView(list(savedItems.slice(0, 2)), [a!, 'prod_gone'], locale)).toMatchObject({
      selection: 'some',
      selectedIds: [a],
    })
  })

  it('grows and shrinks by one, and holds nothing twice', () => {
    expect(selectOne([], 'x', true)).toEqual(['x'])
    expect(selectOne(['x'], 'x', true)).toEqual(['x'])
    expect(selectOne(['x', 'y'], 'x', false)).toEqual(['y'])
    expect(selectOne(['y'], 'x', false)).toEqual(['y'])
  })

  it('takes everything that is shown', () => {
    const view = toWishlistView(list(savedItems), [], locale)
    expect(allSelected(view)).toEqual(savedItems.map(({ id }) => id))
  })
})

import { createWorld, wishlistOf } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { useWishlist, type WishlistActions } from './index'

const savedItems = wishlistOf(createWorld(), 'kiosk')
const [first, second, third] = savedItems.map(({ id }) => id)
const list = 'GET /store/customer/wishlist'
const remove = 'DELETE /store/customer/wishlist/remove'
const removeMany = 'DELETE /store/customer/wishlist/bulk-remove'
const clear = 'DELETE /store/customer/wishlist/clear'

const done = () => ({ success: true, message: 'Successfully removed from wishlist', count: 0 })

async function openWishlist(more: Parameters<TestShop['answer']>[0] = {}) {
  const page = () => ({ wishlist: savedItems, count: savedItems.length, limit: 100, offset: 0 })
  const test = createTestShop(
    { [list]: page, [remove]: done, [removeMany]: done, [clear]: done, ...more },
    'anna@kiosk.example',
  )
  const hook = await renderHook(test, useWishlist)
  await hook.until(({ wishlist }) => wishlist.status !== 'loading')
  return { test, page: hook }
}

function viewOf({ wishlist }: WishlistActions) {
  if (wishlist.status !== 'ready') throw new Error('The wishlist is not there.')
  return wishlist.view
}
const ids = (actions: WishlistActions) => viewOf(actions).items.map(({ card }) => card.id)

describe('the wishlist', () => {
  it('is loaded completely in several calls if it is long', async () => {
    const { test, page } = await openWishlist({
      [list]: ({ url }) => {
        const offset = Number(url.searchParams.get('offset'))
        const wishlist = savedItems
          .map((item) => ({ ...item, id: `${item.id}-${offset}` }))
          .slice(0, offset === 0 ? 3 : 2)
        return { wishlist, count: 5, limit: 100, offset }
      },
    })
    expect(test.calls.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '3'])
    expect(viewOf(page.current()).items).toHaveLength(5)
  })

  it('shows an error if it cannot be loaded, and is loaded again', async () => {
    const { test, page } = await openWishlist({ [list]: () => refusal(500, 'unexpected_state', 'No.') })
    const { wishlist } = page.current()
    expect(wishlist).toMatchObject({ status: 'failed', problem: { action: 'load_wishlist', message: 'No.' } })
    test.answer({ [list]: () => ({ wishlist: [], count: 0, limit: 100, offset: 0 }) })
    await page.does((now) => now.wishlist.status === 'failed' && now.wishlist.retry())
    await page.until((now) => now.wishlist.status === 'ready')
  })
})

it('A quantity entered on the wishlist is restored after the session ended', async () => {
  const { test, page } = await openWishlist()
  await page.does(({ onQuantityChange }) => onQuantityChange({ productId: first!, entry: { value: 60, note: null } }))
  await page.does(() => test.shop.session.refuse(test.shop.session.getSession()!))
  await page.leave()
  test.signInInOtherTab('anna@kiosk.example')
  const again = await renderHook(test, useWishlist)
  await again.until(({ wishlist }) => wishlist.status === 'ready')
  expect(viewOf(again.current()).items[0]!.entry).toEqual({ value: 60, note: null })
})

describe('removing a product', () => {
  it('updates the list once the store has confirmed, without another call', async () => {
    const deferred = deferredAnswer(done())
    const { test, page } = await openWishlist({ [remove]: deferred.answer })
    await page.does(({ onRemove }) => onRemove({ productIds: [first!] }))
    expect(page.current().changes.removing).toEqual([first])
    expect(ids(page.current())).toContain(first)
    deferred.release()
    await page.until(({ changes }) => changes.done === 'removed')
    expect(ids(page.current())).not.toContain(first)
    expect(viewOf(page.current()).count).toBe(savedItems.length - 1)
    expect(test.calls.at(-1)?.body).toEqual({ product_id: first })
    expect(test.requests()).toEqual([list, remove])
  })

  it('twice at once is one call', async () => {
    const deferred = deferredAnswer(done())
    const { test, page } = await openWishlist({ [remove]: deferred.answer })
    await page.does(({ onRemove }) => onRemove({ productIds: [first!] }))
    await page.does(({ onRemove }) => onRemove({ productIds: [first!] }))
    expect(test.requests().filter((name) => name === remove)).toHaveLength(1)
  })

  it('keeps it if the store refuses, and shows the reason', async () => {
    const { page } = await openWishlist({ [remove]: () => refusal(500, 'unexpected_state', '') })
    await page.does(({ onRemove }) => onRemove({ productIds: [first!] }))
    await page.until(({ changes }) => changes.problem !== null)
    expect(page.current().changes).toMatchObject({
      removing: [],
      done: null,
      problem: { action: 'remove_from_wishlist', message: null },
    })
    expect(ids(page.current())).toContain(first)
  })

  it('reloads the list without an answer, because the outcome is unknown', async () => {
    const { test, page } = await openWishlist({ [remove]: noConnection })
    await page.does(({ onRemove }) => onRemove({ productIds: [first!] }))
    await page.until(({ changes }) => changes.problem !== null)
    expect(test.requests().filter((name) => name === list)).toHaveLength(2)
  })
})

describe('a selection', () => {
  it('is removed in one call', async () => {
    const { test, page } = await openWishlist()
    await page.does(({ onSelect }) => onSelect({ productId: second!, selected: true }))
    await page.does(({ onSelect }) => onSelect({ productId: third!, selected: true }))
    const { selectedIds } = viewOf(page.current())
    expect(selectedIds).toEqual([second, third])
    await page.does(({ onRemove }) => onRemove({ productIds: selectedIds }))
    await page.until(({ changes }) => changes.done === 'removed')
    expect(test.calls.at(-1)).toMatchObject({ name: removeMany, body: { product_ids: [second, third] } })
    expect(viewOf(page.current())).toMatchObject({ selection: 'none', count: savedItems.length - 2 })
  })

  it('can include everything displayed, or nothing', async () => {
    const { page } = await openWishlist()
    await page.does(({ onSelectAll }) => onSelectAll({ selected: true }))
    expect(viewOf(page.current()).selection).toBe('all')
    await page.does(({ onSelectAll }) => onSelectAll({ selected: false }))
    expect(viewOf(page.current()).selection).toBe('none')
  })
})

describe('clearing', () => {
  it('empties the list', async () => {
    const { page } = await openWishlist()
    await page.does(({ onClear }) => onClear())
    await page.until(({ changes }) => changes.done === 'cleared')
    expect(viewOf(page.current())).toMatchObject({ items: [], count: 0 })
  })

  it('changes nothing if it fails', async () => {
    const { page } = await openWishlist({ [clear]: () => refusal(500, 'unexpected_state', 'Not now.') })
    await page.does(({ onClear }) => onClear())
    await page.until(({ changes }) => changes.problem !== null)
    expect(page.current().changes.problem).toMatchObject({ action: 'clear_wishlist', message: 'Not now.' })
    expect(viewOf(page.current()).count).toBe(savedItems.length)
  })
})

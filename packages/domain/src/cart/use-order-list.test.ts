import { describe, expect, it } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop, noConnection, type TestShop } from '../testing/test-shop'
import { useAddToCart, useOrderList } from './index'
import { parseOrderList } from './order-list'

const anna = 'anna@kiosk.example'
const addCall = 'POST /store/cart/items/add'

const open = (test: TestShop) => renderHook(test, () => ({ list: useOrderList(), purchases: useAddToCart() }))

async function listed(answer: () => unknown) {
  const test = createTestShop({ [addCall]: answer }, anna)
  const page = await open(test)
  page.current().list.set({ variantId: 'var_mint', pieces: 60 })
  page.current().list.set({ variantId: 'var_pear', pieces: 5 })
  return { test, page }
}

const added = () => ({ success: true, message: '', cart: { id: 'cart_1', version: 1, items: [] } })
const piecesIn = (test: TestShop) => {
  const { read } = test.shop.drafts
  return parseOrderList(read(anna, 'order-list'))
}

describe('the order list', () => {
  it('is there on the next page and after a reload', async () => {
    const { test, page } = await listed(added)
    await page.leave()
    const { list } = (await open(test)).current()
    expect(['var_mint', 'var_pear', 'var_fudge', null].map(list.piecesOf)).toEqual([60, 5, 0, 0])
  })

  it('holds no line that was emptied or is no number', async () => {
    const { test, page } = await listed(added)
    page.current().list.set({ variantId: 'var_mint', pieces: 0 })
    expect(piecesIn(test)).toEqual({ var_pear: 5 })
    page.current().list.set({ variantId: 'var_pear', pieces: null })
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('ticks off what is in the cart, also where the page was left before the answer', async () => {
    const { test, page } = await listed(added)
    await page.does(({ purchases }) => purchases.add({ variantId: 'var_mint', quantity: 60 }))
    expect(piecesIn(test)).toEqual({ var_pear: 5 })
  })

  it('keeps what was typed while other pieces went into the cart', async () => {
    const { test, page } = await listed(added)
    await page.does(({ purchases, list }) => {
      const adding = purchases.add({ variantId: 'var_mint', quantity: 60 })
      list.set({ variantId: 'var_mint', pieces: 70 })
      return adding
    })
    expect(piecesIn(test)).toEqual({ var_mint: 70, var_pear: 5 })
  })

  it('keeps what did not get into the cart', async () => {
    const { test, page } = await listed(noConnection)
    await page.does(({ purchases }) => purchases.add({ variantId: 'var_mint', quantity: 60 }))
    expect(piecesIn(test)).toEqual({ var_mint: 60, var_pear: 5 })
  })

  it('is emptied at once', async () => {
    const { test, page } = await listed(added)
    page.current().list.clear()
    expect(piecesIn(test)).toBeNull()
  })
})

it.each([[null], ['60'], [{ var_mint: '60' }], [{ var_mint: 1.5 }], [{ var_mint: 0 }]])('%j is no order list', (kept) => {
  expect(parseOrderList(kept)).toBeNull()
})

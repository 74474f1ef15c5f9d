import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { isInteger, recordOf, shape } from '../../rules/json/schema'
import { useDraftState, useTypedPieces } from './index'

const anna = 'anna@kiosk.example'
const bjorn = 'bjorn@grocer.example'
const noValues: Readonly<Record<string, { value: number }>> = {}
const areValues = recordOf(shape<{ value: number }>({ value: isInteger }))

const openState = (test: TestShop, form = 'reorder order_1') =>
  renderHook(test, () => useDraftState(form, areValues, noValues))
const openPieces = (test: TestShop, page = '/products') => renderHook(test, () => useTypedPieces(page))
const endSession = ({ shop }: TestShop) => act(async () => shop.session.refuse(shop.session.getSession()!))
const signIn = (test: TestShop, user: string) => act(async () => test.signInInOtherTab(user))
const stored = ({ shop }: TestShop) => shop.storage('drafts').read()

/** Renders a page and types into its fields. */
async function openTyped(user: string | undefined = anna) {
  const test = createTestShop({}, user)
  const page = await openState(test)
  await page.does(([, change]) => change((earlier) => ({ ...earlier, item_1: { value: 7 } })))
  return { test, page }
}

describe('the fields of a page', () => {
  it('are restored after the session ended and the same customer signs in', async () => {
    const { test, page } = await openTyped()
    await endSession(test)
    await page.leave()
    await signIn(test, anna)
    const reopened = await openState(test)
    expect(reopened.current()[0]).toEqual({ item_1: { value: 7 } })
    await reopened.does(([, change]) => change((earlier) => ({ ...earlier, item_2: { value: 3 } })))
    expect(reopened.current()[0]).toEqual({ item_1: { value: 7 }, item_2: { value: 3 } })
  })

  it('are empty for another customer, and removed from storage', async () => {
    const { test, page } = await openTyped()
    await endSession(test)
    await page.leave()
    await signIn(test, bjorn)
    expect((await openState(test)).current()[0]).toBe(noValues)
    expect(stored(test)).toBeNull()
  })

  it('are empty after their user leaves the page, signed in or not', async () => {
    for (const user of [anna, undefined]) {
      const { test, page } = await openTyped(user)
      expect(stored(test)).toContain('item_1')
      await page.leave()
      expect(stored(test)).toBeNull()
    }
  })

  it('are empty for another form', async () => {
    const { test, page } = await openTyped()
    await page.rerender(() => useDraftState('reorder order_2', areValues, noValues))
    expect(page.current()[0]).toBe(noValues)
    expect(stored(test)).toBeNull()
  })

  it('are empty if the stored draft is malformed', async () => {
    const { test, page } = await openTyped()
    test.shop.drafts.save({ owner: anna, form: 'reorder order_2', values: { item_1: { value: 'seven' } } })
    await page.rerender(() => useDraftState('reorder order_2', areValues, noValues))
    expect(page.current()[0]).toBe(noValues)
  })
})

describe('quantities typed on product cards', () => {
  it('are restored after the session ended, except invalid ones', async () => {
    const test = createTestShop({}, anna)
    const page = await openPieces(test)
    page.current().onType({ productId: 'prod_1', pieces: 60 })
    page.current().onType({ productId: 'prod_2', pieces: 12 })
    page.current().onType({ productId: 'prod_2', pieces: null })
    await endSession(test)
    await page.leave()
    await signIn(test, anna)
    const { piecesOf } = (await openPieces(test)).current()
    expect([piecesOf('prod_1'), piecesOf('prod_2')]).toEqual([60, undefined])
    expect((await openPieces(test, '/wishlist')).current().piecesOf('prod_1')).toBeUndefined()
  })

  it('are ignored if they are malformed', async () => {
    const test = createTestShop({}, anna)
    test.shop.drafts.save({ owner: anna, form: 'pieces /products', values: { prod_1: 60, prod_2: '12' } })
    expect((await openPieces(test)).current().piecesOf('prod_1')).toBeUndefined()
  })

  it('are not shown to another customer', async () => {
    const test = createTestShop({}, anna)
    const page = await openPieces(test)
    page.current().onType({ productId: 'prod_1', pieces: 60 })
    await endSession(test)
    await page.leave()
    await signIn(test, bjorn)
    expect((await openPieces(test)).current().piecesOf('prod_1')).toBeUndefined()
    expect(stored(test)).toBeNull()
  })
})

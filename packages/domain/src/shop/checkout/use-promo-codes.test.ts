import type { Cart, Promotion } from '@skafferi/api'
import { createWorld, promotionsOf } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartKeys } from '../cart'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { useCheckout, usePromoCodes, type PromoCodesActions } from './index'

const { carts, customers, shippingDate } = createWorld()
const { bulk, discounted } = carts
const welcome = promotionsOf(discounted)
const list = 'GET /store/cart/promocode/list'
const add = 'POST /store/cart/promocode/add'
const remove = 'DELETE /store/cart/promocode/remove'
const having = (promotions: Promotion[]) => () => ({ carts: [{ id: bulk.id, promotions }] })
const changed = (cart: Cart) => () => ({ success: true, message: 'Promo code successfully added', cart })
const minimum = 'The promo code PALLET50 needs goods for €500.00; add €382.40.'

async function openCodes(more: Parameters<TestShop['answer']>[0] = {}) {
  const answers = { [list]: having([]), [add]: changed(discounted), [remove]: changed(bulk) }
  const test = createTestShop({ ...answers, ...more }, 'anna@kiosk.example')
  const page = await renderHook(test, usePromoCodes)
  await page.until(({ codes }) => codes.status !== 'loading')
  return { test, page }
}

function viewOf({ codes }: PromoCodesActions) {
  if (codes.status !== 'ready') throw new Error('The promo codes are not there.')
  return codes.view.promotions.map(({ code }) => code)
}

describe('the promo codes', () => {
  it('are those of the open cart, with their discounts', async () => {
    const { page } = await openCodes({ [list]: having(welcome) })
    expect(page.current().codes).toMatchObject({ view: { promotions: [{ code: 'WELCOME10', discount: '-€330.08' }] } })
  })

  it('show one error if they cannot be loaded, and are loaded again', async () => {
    const { test, page } = await openCodes({ [list]: () => refusal(500, 'unexpected_state', 'x') })
    const { codes } = page.current()
    expect(codes).toMatchObject({ status: 'failed', problem: { action: 'load_promo_codes' } })
    await page.rerender()
    const rendered = page.current().codes
    expect(rendered.status === 'failed' && codes.status === 'failed' && rendered.problem).toBe(
      codes.status === 'failed' && codes.problem,
    )
    test.answer({ [list]: having(welcome) })
    await page.does((now) => now.codes.status === 'failed' && now.codes.retry())
    await page.until((now) => now.codes.status === 'ready')
    expect(viewOf(page.current())).toEqual(['WELCOME10'])
  })

  it('are loaded each time the checkout is opened, because the cart may have changed', async () => {
    const { test, page } = await openCodes({ [list]: having(welcome) })
    await page.leave()
    await new Promise((resolve) => setTimeout(resolve, 5))
    test.answer({ [list]: having([]) })
    const again = await renderHook(test, usePromoCodes)
    await again.until(({ codes }) => codes.status === 'ready')
    expect(viewOf(again.current())).toEqual([])
  })
})

describe('applying a code', () => {
  it('sends it, updates the cart of every page and reloads the list', async () => {
    const { test, page } = await openCodes()
    test.answer({ [list]: having(welcome) })
    expect(await page.does(({ onApply }) => onApply({ code: 'welcome10' }))).toBe(true)
    expect(test.calls.find(({ name }) => name === add)?.body).toEqual({ promo_codes: ['welcome10'] })
    expect(test.queryClient.getQueryData(cartKeys.current)).toEqual(discounted)
    expect(test.requests()).toEqual([list, add, list])
    expect(viewOf(page.current())).toEqual(['WELCOME10'])
  })

  it('is pending until the list is loaded, and accepts no other code meanwhile', async () => {
    const { test, page } = await openCodes()
    const deferred = deferredAnswer(having(welcome)())
    test.answer({ [list]: deferred.answer })
    await page.does(({ onApply }) => void onApply({ code: 'WELCOME10' }))
    await page.until(() => test.calls.length === 3)
    expect(page.current()).toMatchObject({ state: 'applying', removing: null })
    expect(await page.does(({ onApply }) => onApply({ code: 'PALLET50' }))).toBe(false)
    deferred.release()
    await page.until(({ state }) => state === 'idle')
    expect(test.requests().filter((name) => name === add)).toHaveLength(1)
  })

  it.each([
    [404, 'unknown_promo_code', 'We do not know the code XMAS.'],
    [409, 'promo_code_ended', 'The promo code OPENING15 has ended.'],
    [409, 'promo_code_used_up', 'The promo code EARLY20 is used up.'],
    [409, 'promo_code_minimum', minimum],
    [409, 'too_many_promo_codes', 'A cart can have 5 promo codes at most.'],
    [429, 'too_many_attempts', 'Too many tries. Please wait 60 minutes.'],
  ])('that is refused (%i %s) shows the store’s message until dismissed', async (status, code, message) => {
    const { test, page } = await openCodes({ [add]: () => refusal(status, code, message) })
    expect(await page.does(({ onApply }) => onApply({ code: 'X' }))).toBe(false)
    const { problem } = await page.until((now) => now.problem !== null)
    expect(problem).toMatchObject({ action: 'apply_promo_code', code, message })
    await page.rerender()
    expect(page.current().problem).toBe(problem)
    expect(test.requests()).toEqual([list, add])
    await page.does(({ onDismissProblem }) => onDismissProblem())
    expect(page.current().problem).toBeNull()
  })

  it('reloads cart and codes without an answer, because the outcome is unknown', async () => {
    const { test, page } = await openCodes({ [add]: noConnection })
    test.queryClient.setQueryData(cartKeys.checkout, bulk)
    test.answer({ [list]: having(welcome) })
    await page.does(({ onApply }) => onApply({ code: 'WELCOME10' }))
    await page.until((now) => now.codes.status === 'ready' && now.codes.view.promotions.length === 1)
    expect(page.current().problem).toMatchObject({ action: 'apply_promo_code', code: 'network', message: null })
    expect(test.queryClient.getQueryState(cartKeys.checkout)?.isInvalidated).toBe(true)
  })

  it('that succeeded shows no outdated list if it cannot be reloaded', async () => {
    const { test, page } = await openCodes()
    test.answer({ [list]: () => refusal(500, 'unexpected_state', 'x') })
    expect(await page.does(({ onApply }) => onApply({ code: 'WELCOME10' }))).toBe(true)
    await page.until(({ codes }) => codes.status === 'failed')
  })
})

describe('removing a code', () => {
  it('sends it and shows the cart without it', async () => {
    const { test, page } = await openCodes({ [list]: having(welcome) })
    const deferred = deferredAnswer(changed(bulk)())
    test.answer({ [remove]: deferred.answer })
    await page.does(({ onRemove }) => onRemove({ code: 'WELCOME10' }))
    expect(page.current()).toMatchObject({ removing: 'WELCOME10', state: 'idle' })
    expect(viewOf(page.current())).toEqual(['WELCOME10'])
    test.answer({ [list]: having([]) })
    deferred.release()
    await page.until(({ removing }) => removing === null)
    expect(viewOf(page.current())).toEqual([])
    expect(test.queryClient.getQueryData(cartKeys.current)).toEqual(bulk)
    expect(test.calls.find(({ name }) => name === remove)?.body).toEqual({ promo_codes: ['WELCOME10'] })
  })

  it('keeps it and shows the error if that fails', async () => {
    const { page } = await openCodes({
      [list]: having(welcome),
      [remove]: () => refusal(500, 'unexpected_state', 'x'),
    })
    await page.does(({ onRemove }) => onRemove({ code: 'WELCOME10' }))
    const { problem } = await page.until((now) => now.problem !== null)
    expect(problem).toMatchObject({ action: 'remove_promo_code' })
    expect(viewOf(page.current())).toEqual(['WELCOME10'])
  })
})

describe('the checkout’s totals', () => {
  it('list only the codes with a discount', async () => {
    const idle: Promotion = { code: 'PALLET50', type: 'fixed', value: 50, discount_total: 0, currency_code: 'eur' }
    const test = createTestShop(
      {
        [list]: having([...welcome, idle]),
        'GET /store/cart/checkout': () => ({ cart: discounted }),
        'GET /store/cart/shipping-date': () => shippingDate,
        'GET /store/customers/me': () => ({ customer: customers.kiosk.customer }),
      },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, useCheckout)
    const { load } = await page.until(
      (now) => now.load.status === 'ready' && now.load.view.totals.discountCodes.length > 0,
    )
    expect(load).toMatchObject({ view: { totals: { discount: '-€330.08', discountCodes: ['WELCOME10'] } } })
  })

  it('follow a code that is applied and removed', async () => {
    const test = createTestShop(
      {
        [list]: having([]),
        [add]: changed(discounted),
        [remove]: changed(bulk),
        'GET /store/cart/checkout': () => ({ cart: bulk }),
        'GET /store/cart/shipping-date': () => shippingDate,
        'GET /store/customers/me': () => ({ customer: customers.kiosk.customer }),
      },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => ({ checkout: useCheckout(), promo: usePromoCodes() }))
    const discountOf = ({ checkout: { load } }: ReturnType<typeof page.current>) =>
      load.status === 'ready' ? load.view.totals.discount : undefined
    await page.until((now) => discountOf(now) === null)
    await page.does(({ promo }) => promo.onApply({ code: 'WELCOME10' }))
    expect(discountOf(page.current())).toBe('-€330.08')
    await page.does(({ promo }) => promo.onRemove({ code: 'WELCOME10' }))
    await page.until((now) => discountOf(now) === null)
    expect(test.requests().filter((name) => name === 'GET /store/cart/checkout')).toHaveLength(1)
  })
})

it.each([
  ['anna@kiosk.example', 'PALLET50'],
  ['bjorn@grocer.example', null],
])('After the session of Anna has ended, %s finds %s entered', async (next, found) => {
  const { test, page } = await openCodes()
  page.current().draft.save('PALLET50')
  await page.does(() => test.shop.session.refuse(test.shop.session.getSession()!))
  await page.leave()
  test.signInInOtherTab(next)
  expect((await renderHook(test, usePromoCodes)).current().draft.read()).toBe(found)
})

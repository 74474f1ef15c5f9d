import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useSessionState } from './session'
import { createShop, ShopProvider, useShop } from './shop-context'
import { renderHook } from '../testing/render-hook'
import { createTestShop } from '../testing/test-shop'

describe('the shop', () => {
  it('sends the publishable key with every request, and no other credentials', async () => {
    const { shop, calls } = createTestShop({ 'GET /store/cart/count': () => ({ ItemCount: 1 }) }, 'anna@kiosk.example')
    await shop.client.GET('/store/cart/count')
    expect([...(calls[0]?.headers ?? [])]).toEqual([['x-publishable-api-key', 'pk_test']])
  })

  it('is required: useShop throws without a provider', () => {
    expect(() => renderToString(<Reader />)).toThrow('ShopProvider')
  })

  it('prerenders a page with an unknown session', () => {
    const { shop, queryClient } = createTestShop({}, 'anna@kiosk.example')
    const html = renderToString(
      <ShopProvider shop={shop} queryClient={queryClient}>
        <Reader />
      </ShopProvider>,
    )
    expect(html).toBe('en-GB signed_out false')
  })

  it('uses the browser’s clock by default', () => {
    const { session, appearance } = createTestShop({}).shop
    const shop = createShop({
      baseUrl: '',
      publishableKey: 'pk_test',
      locale: 'en-GB',
      delivery: { options: [] },
      session,
      appearance,
    })
    expect(Math.abs(shop.now().getTime() - Date.now())).toBeLessThan(1000)
  })

  it('clears the query cache when another customer signs in', async () => {
    const test = createTestShop({}, 'anna@kiosk.example')
    await renderHook(test, useShop)
    test.queryClient.setQueryData(['orders'], 'orders of the first customer')
    await act(async () => test.signInInOtherTab('bjorn@grocer.example'))
    expect(test.queryClient.getQueryData(['orders'])).toBeUndefined()
  })

  it('keeps a visitor’s query cache when they sign in', async () => {
    const test = createTestShop({})
    await renderHook(test, useShop)
    test.queryClient.setQueryData(['catalog', 'tags'], ['Mint'])
    await act(async () => test.signInInOtherTab('anna@kiosk.example'))
    expect(test.queryClient.getQueryData(['catalog', 'tags'])).toEqual(['Mint'])
  })
})

function Reader() {
  const { locale } = useShop()
  const { status, ready } = useSessionState()
  return `${locale} ${status} ${ready}`
}

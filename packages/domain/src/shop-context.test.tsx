import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useSessionState } from './session'
import { createShop, ShopProvider, useShop } from './shop-context'
import { renderHook } from './testing/render-hook'
import { createTestShop } from './testing/test-shop'

describe('the shop', () => {
  it('sends the publishable key with every call, and leaves who calls to the browser', async () => {
    const { shop, calls } = createTestShop({ 'GET /store/cart/count': () => ({ ItemCount: 1 }) }, 'anna@kiosk.example')
    await shop.client.GET('/store/cart/count')
    expect([...(calls[0]?.headers ?? [])]).toEqual([['x-publishable-api-key', 'pk_test']])
  })

  it('is missed by its name where there is no provider', () => {
    expect(() => renderToString(<Reader />)).toThrow('ShopProvider')
  })

  it('renders a page ahead of time as for somebody whose session is not known yet', () => {
    const { shop, queryClient } = createTestShop({}, 'anna@kiosk.example')
    const html = renderToString(
      <ShopProvider shop={shop} queryClient={queryClient}>
        <Reader />
      </ShopProvider>,
    )
    expect(html).toBe('en-GB signed_out false')
  })

  it('uses the browser’s clock unless told otherwise', () => {
    const { session, appearance } = createTestShop({}).shop
    const shop = createShop({ baseUrl: '', publishableKey: 'pk_test', locale: 'en-GB', session, appearance })
    expect(Math.abs(shop.now().getTime() - Date.now())).toBeLessThan(1000)
  })

  it('forgets what one customer saw when another takes over', async () => {
    const test = createTestShop({}, 'anna@kiosk.example')
    await renderHook(test, useShop)
    test.queryClient.setQueryData(['orders'], 'of the first customer')
    await act(async () => test.signInElsewhere('bjorn@grocer.example'))
    expect(test.queryClient.getQueryData(['orders'])).toBeUndefined()
  })

  it('keeps what a visitor saw when they sign in', async () => {
    const test = createTestShop({})
    await renderHook(test, useShop)
    test.queryClient.setQueryData(['catalog', 'tags'], ['Mint'])
    await act(async () => test.signInElsewhere('anna@kiosk.example'))
    expect(test.queryClient.getQueryData(['catalog', 'tags'])).toEqual(['Mint'])
  })
})

function Reader() {
  const { locale } = useShop()
  const { status, ready } = useSessionState()
  return `${locale} ${status} ${ready}`
}

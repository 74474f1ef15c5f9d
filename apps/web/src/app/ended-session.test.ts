import { describe, expect, it } from 'vitest'
import { addressAfterSignIn, addressOf, endedIn, toSignIn } from './ended-session'

const anna = 'anna@kiosk.example'
const order = { pathname: '/profile/order/ord_1', search: '?page=2', hash: '#items', key: 'k', state: null }

describe('a session that has ended by itself', () => {
  it('leads to sign-in with the whole address, and what it was is no part of the address', () => {
    const { to, options } = toSignIn(order, anna)
    expect(to).toBe(`/sign-in?return_to=${encodeURIComponent('/profile/order/ord_1?page=2#items')}`)
    expect(options.replace).toBe(true)
    expect(endedIn(options.state)).toBe(anna)
  })

  it.each([null, undefined, 'anna', {}, { ended: 1 }])('is not read out of another history entry: %j', (state) => {
    expect(endedIn(state)).toBeNull()
  })
})

describe('sign-in after it', () => {
  const address = addressOf(order)

  it('leads the same person back to the very place', () => {
    expect(addressAfterSignIn(address, anna, anna)).toBe('/profile/order/ord_1?page=2#items')
  })

  it('leads somebody else to the home page', () => {
    expect(addressAfterSignIn(address, anna, 'bjorn@grocer.example')).toBe('/')
  })

  it('leads whoever asked as a visitor where they asked to go', () => {
    expect(addressAfterSignIn(address, null, anna)).toBe(address)
  })
})

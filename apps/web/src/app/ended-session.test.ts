import { describe, expect, it } from 'vitest'
import { addressAfterSignIn, addressOf, endedUserOf, toSignIn } from './ended-session'

const anna = 'anna@kiosk.example'
const order = { pathname: '/profile/order/ord_1', search: '?page=2', hash: '#items', key: 'k', state: null }

describe('a session that has ended by itself', () => {
  it('leads to sign-in with the complete URL, and keeps the user out of the URL', () => {
    const { to, options } = toSignIn(order, anna)
    expect(to).toBe(`/sign-in?return_to=${encodeURIComponent('/profile/order/ord_1?page=2#items')}`)
    expect(options.replace).toBe(true)
    expect(endedUserOf(options.state)).toBe(anna)
  })

  it.each([null, undefined, 'anna', {}, { ended: 1 }])('is not read from another history entry: %j', (state) => {
    expect(endedUserOf(state)).toBeNull()
  })
})

describe('sign-in after an ended session', () => {
  const address = addressOf(order)

  it('leads the same user back to the previous URL', () => {
    expect(addressAfterSignIn(address, anna, anna)).toBe('/profile/order/ord_1?page=2#items')
  })

  it('leads another user to the home page', () => {
    expect(addressAfterSignIn(address, anna, 'bjorn@grocer.example')).toBe('/')
  })

  it('leads a former visitor to the requested URL', () => {
    expect(addressAfterSignIn(address, null, anna)).toBe(address)
  })
})

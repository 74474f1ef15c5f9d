import type { Address } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { isSameAddress } from './address'
import { toAddressView } from './address.view'
import { hoursToSend, toSavedAddresses, type SavedAddressView } from './saved-addresses'
import type { StoredAddressView } from './stored-addresses'

const { carts, companies } = createWorld()
const { shipping_address: shop, billing_address: box } = companies.kiosk
const nothing = { shipping_address: null, billing_address: null }
const at = (address_1: string): Address => ({ ...shop, address_1 })
const streets = (...given: Parameters<typeof toSavedAddresses>) =>
  toSavedAddresses(...given).map(({ values }) => values.address_1)

describe('saved addresses', () => {
  it('are those of the cart and of earlier orders, without duplicates', () => {
    const order = { shipping_address: at('Storgatan 1'), billing_address: box }
    expect(streets(carts.bulk, [order, order])).toEqual(['Linnégatan 14', 'Box 1140', 'Storgatan 1'])
  })

  it('are empty for a first order', () => {
    expect(toSavedAddresses(nothing, [])).toEqual([])
  })

  it('are compared regardless of spelling', () => {
    expect(isSameAddress(shop, { ...shop, city: ' GOTHENBURG' })).toBe(true)
    expect(isSameAddress(shop, box)).toBe(false)
    const written = { shipping_address: shop, billing_address: { ...shop, city: 'gothenburg ' } }
    expect(streets(nothing, [written])).toHaveLength(1)
  })

  it('are limited to the latest four', () => {
    const orders = ['A', 'B', 'C', 'D', 'E'].map((street) => ({
      shipping_address: at(street),
      billing_address: at(street),
    }))
    expect(streets(nothing, orders)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('start with those of the address book, without duplicates of its places', () => {
    const haga: StoredAddressView = {
      ...toAddressView(shop),
      id: 'addr_1',
      name: 'Store Haga',
      receptionHours: 'Before noon',
      version: 1,
    }
    const offered = toSavedAddresses(
      nothing,
      [{ shipping_address: { ...shop, first_name: 'Erik' }, billing_address: box }],
      [haga],
    )
    expect(offered.map(({ name, values }) => [name, values.address_1])).toEqual([
      ['Store Haga', 'Linnégatan 14'],
      [null, 'Box 1140'],
    ])
  })

  it('set their reception hours, clear those of another place, and keep entered ones', () => {
    const saved = [{ receptionHours: 'Before noon' }, { receptionHours: null }] as SavedAddressView[]
    const cartWith = (reception_hours: string | null) => ({ ...carts.bulk, reception_hours })
    expect(hoursToSend('Before noon', cartWith('At night'), saved)).toBe('Before noon')
    expect(hoursToSend(null, cartWith('Before noon'), saved)).toBe('')
    expect(hoursToSend(null, cartWith('At night'), saved)).toBeUndefined()
    expect(hoursToSend(undefined, cartWith('Before noon'), saved)).toBeUndefined()
  })

  it('have unique ids, and can be displayed and filled in', () => {
    const [first, second] = toSavedAddresses(carts.bulk, [])
    expect(first!.id).not.toBe(second!.id)
    expect(first).toMatchObject({ countryCode: 'se', values: { city: 'Gothenburg' } })
    expect(first!.lines).toContain('Linnégatan 14')
  })
})

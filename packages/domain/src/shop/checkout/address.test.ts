import { addressRequestLimits } from '@skafferi/api/limits'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import {
  addressLimits,
  checkAddress,
  emptyAddress,
  toAddressRequest,
  toAddressValues,
  toAddressView,
  toNewAddress,
  type AddressValues,
} from './index'

const stored = createWorld().companies.kiosk.shipping_address
const values: AddressValues = {
  ...emptyAddress,
  first_name: 'Anna',
  last_name: 'Lindqvist',
  address_1: 'Linnégatan 14',
  city: 'Gothenburg',
  province: 'Västra Götaland',
  country_code: 'se',
  postal_code: '413 04',
}

describe('an address', () => {
  it('requires name, street, city, province, country and postal code', () => {
    expect(checkAddress(emptyAddress)).toEqual({
      first_name: 'required',
      last_name: 'required',
      address_1: 'required',
      city: 'required',
      province: 'required',
      country_code: 'required',
      postal_code: 'required',
    })
    expect(checkAddress(values)).toEqual({})
  })

  it('requires a province only if addresses of its country have one', () => {
    const without = { ...values, province: ' ' }
    expect(checkAddress(without)).toEqual({})
    expect(toAddressRequest(without)).not.toHaveProperty('province', expect.anything())
    expect(checkAddress({ ...without, country_code: 'us', postal_code: '10001' })).toEqual({ province: 'required' })
  })

  it('starts with the name, company and country of the account', () => {
    const account = {
      firstName: 'Anna',
      lastName: 'Lindqvist',
      companyName: 'Kiosk & Co AB',
      countryCode: 'se',
    } as const
    const known = { first_name: 'Anna', last_name: 'Lindqvist', company: 'Kiosk & Co AB', country_code: 'se' }
    expect(toNewAddress(account)).toEqual({ ...emptyAddress, ...known })
    expect(toNewAddress(null)).toEqual(emptyAddress)
  })

  it('is validated after trimming', () => {
    expect(checkAddress({ ...values, city: '   ' })).toEqual({ city: 'required' })
    expect(checkAddress({ ...values, city: ` ${'x'.repeat(60)} ` })).toEqual({})
  })

  it('has the contract’s maximum lengths', () => {
    expect(checkAddress({ ...values, phone: '1'.repeat(21), company: 'x'.repeat(61) })).toEqual({
      phone: 'too_long',
      company: 'too_long',
    })
    const { maxLength } = addressRequestLimits.address_1
    expect(addressLimits).toMatchObject({ address_1: maxLength, phone: 20 })
    expect(checkAddress({ ...values, address_1: 'x'.repeat(maxLength) })).toEqual({})
  })

  it('requires a possible phone number and postal code', () => {
    expect(checkAddress({ ...values, phone: 'ask Anna' })).toEqual({ phone: 'invalid' })
    expect(checkAddress({ ...values, phone: ' +46 31 555 01 10 ' })).toEqual({})
    expect(checkAddress({ ...values, postal_code: '4130' })).toEqual({ postal_code: 'invalid' })
    expect(checkAddress({ ...values, country_code: 'dk' })).toEqual({ postal_code: 'invalid' })
    expect(checkAddress({ ...values, country_code: 'dk', postal_code: '2100' })).toEqual({})
  })

  it('requires a delivery country of the shop', () => {
    expect(checkAddress({ ...values, country_code: 'fr' })).toEqual({ country_code: 'invalid' })
    expect(toAddressRequest({ ...values, country_code: 'fr' })).toBeUndefined()
  })

  it('is sent trimmed and without empty fields', () => {
    const request = toAddressRequest({ ...values, first_name: ' Anna ', phone: ' ' })
    expect(JSON.parse(JSON.stringify(request))).toEqual({
      first_name: 'Anna',
      last_name: 'Lindqvist',
      address_1: 'Linnégatan 14',
      city: 'Gothenburg',
      province: 'Västra Götaland',
      country_code: 'se',
      postal_code: '413 04',
    })
  })

  it('from the store fills the form as it was entered', () => {
    expect(checkAddress(toAddressValues(stored))).toEqual({})
    expect(toAddressValues({ ...stored, phone: null, company: null, address_2: null })).toMatchObject({
      phone: '',
      company: '',
      address_2: '',
    })
  })

  it('is displayed without empty lines and without the country', () => {
    const company = 'Kiosk & Co AB'
    const view = toAddressView({ ...stored, ...values, country_code: 'se', address_2: null, phone: null, company })
    expect(view.lines).toEqual([
      'Anna Lindqvist',
      'Kiosk & Co AB',
      'Linnégatan 14',
      '413 04 Gothenburg, Västra Götaland',
    ])
    expect(view.countryCode).toBe('se')
    expect(toAddressView({ ...stored, province: '' }).lines).toContain('413 04 Gothenburg')
  })
})

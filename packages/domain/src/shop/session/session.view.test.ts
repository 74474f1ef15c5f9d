import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { toCustomerView } from './session.view'

const { customer } = createWorld().customers.kiosk
const anna = { ...customer, first_name: 'Anna', last_name: 'Lindqvist' }

it('names a customer by first and last name', () => {
  expect(toCustomerView(anna)).toEqual({
    name: 'Anna Lindqvist',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    email: customer.email,
    companyName: customer.company_name,
    countryCode: 'se',
    phone: customer.phone,
    paymentDays: 60,
  })
})

it('names a customer with one name by that name', () => {
  expect(toCustomerView({ ...anna, last_name: '' }).name).toBe('Anna')
  expect(toCustomerView({ ...anna, first_name: '' }).name).toBe('Lindqvist')
})

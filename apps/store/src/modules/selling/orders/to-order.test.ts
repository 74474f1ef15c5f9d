import { expect, it } from 'vitest'
import { toBuyer } from './to-order'

it('the number of the billed company is written as the country of the invoice does', () => {
  const company = { name: 'Kainuun Kioskit Oy', organisationNumber: '01120389', vatId: 'FI01120389' }
  const billedIn = (country_code: 'fi' | 'dk') => {
    const billingAddress = { country_code } as Parameters<typeof toBuyer>[1]['billingAddress']
    return toBuyer(company, { tax: null, buyer: null, billingAddress }).organisation_number
  }
  expect([billedIn('fi'), billedIn('dk')]).toEqual(['0112038-9', '01120389'])
})

import { expect, it } from 'vitest'
import { reviewerName } from './reviews.rules'

const anna = { firstName: 'Anna', lastName: 'Lindqvist', company: 'Kiosk Linné AB' }

it('a review carries the first and the last name of the customer', () => {
  expect(reviewerName(anna)).toBe('Anna Lindqvist')
  expect(reviewerName({ ...anna, firstName: ' Anna ', lastName: ' Lindqvist ' })).toBe('Anna Lindqvist')
})

it('one name is enough', () => {
  expect(reviewerName({ ...anna, lastName: '' })).toBe('Anna')
  expect(reviewerName({ ...anna, firstName: ' ' })).toBe('Lindqvist')
})

it("a customer without a name is called by the company's", () => {
  expect(reviewerName({ ...anna, firstName: '', lastName: ' ' })).toBe('Kiosk Linné AB')
})

it('an e-mail address is never shown, whichever name it was given for', () => {
  expect(reviewerName({ ...anna, firstName: 'anna@kiosk.example', lastName: '' })).toBe('Kiosk Linné AB')
  expect(reviewerName({ ...anna, lastName: '<anna@kiosk.example>' })).toBe('Kiosk Linné AB')
  expect(reviewerName({ firstName: '', lastName: '', company: 'anna@kiosk' })).toBe('Customer')
})

it('somebody without any name is a customer', () => {
  expect(reviewerName({ firstName: '', lastName: '', company: '' })).toBe('Customer')
})

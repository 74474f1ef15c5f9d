import { expect, it } from 'vitest'
import { averageRating, reviewerName, toRatings } from './reviews.rules'

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

it('a name with a sign that is no e-mail address is shown', () => {
  expect(reviewerName({ ...anna, firstName: 'Anna @', lastName: 'Kiosk' })).toBe('Anna @ Kiosk')
  expect(reviewerName({ firstName: '', lastName: '', company: ' @home ' })).toBe('@home')
})

it('somebody without any name is a customer', () => {
  expect(reviewerName({ firstName: '', lastName: '', company: '' })).toBe('Customer')
  expect(reviewerName({ firstName: ' ', lastName: ' ', company: ' ' })).toBe('Customer')
})

it('ratings are counted for five stars, the most first', () => {
  expect(toRatings([3, 0, 1])).toEqual([
    { rating: 5, count: 3 },
    { rating: 4, count: 0 },
    { rating: 3, count: 1 },
    { rating: 2, count: 0 },
    { rating: 1, count: 0 },
  ])
})

it('the average has one decimal, half-up, and needs a review', () => {
  expect(averageRating([1, 1, 0, 0, 0])).toBe(4.5)
  // 89 points of 20 reviews are 4.45.
  expect(averageRating([9, 11, 0, 0, 0])).toBe(4.5)
  expect(averageRating([1, 1, 1, 0, 0])).toBe(4)
  expect(averageRating([0, 0, 0, 2, 1])).toBe(1.7)
  expect([averageRating([]), averageRating([0, 0, 0, 0, 0])]).toEqual([null, null])
})

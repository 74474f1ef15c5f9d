import { expect, it } from 'vitest'
import { averageRating, reviewerName, toRatings } from './reviews'

const anna = { firstName: 'Anna', lastName: 'Lindqvist', company: 'Kiosk Linné AB' }

it('shows the first and last name of the customer', () => {
  expect(reviewerName(anna)).toBe('Anna Lindqvist')
  expect(reviewerName({ ...anna, firstName: ' Anna ', lastName: ' Lindqvist ' })).toBe('Anna Lindqvist')
})

it('shows one name if the other is empty', () => {
  expect(reviewerName({ ...anna, lastName: '' })).toBe('Anna')
  expect(reviewerName({ ...anna, firstName: ' ' })).toBe('Lindqvist')
})

it('shows the company name if the customer has no name', () => {
  expect(reviewerName({ ...anna, firstName: '', lastName: ' ' })).toBe('Kiosk Linné AB')
})

it('never shows an e-mail address, in any of the names', () => {
  expect(reviewerName({ ...anna, firstName: 'anna@kiosk.example', lastName: '' })).toBe('Kiosk Linné AB')
  expect(reviewerName({ ...anna, lastName: '<anna@kiosk.example>' })).toBe('Kiosk Linné AB')
  expect(reviewerName({ firstName: '', lastName: '', company: 'anna@kiosk' })).toBe('Customer')
})

it('shows a name with an @ that is not an e-mail address', () => {
  expect(reviewerName({ ...anna, firstName: 'Anna @', lastName: 'Kiosk' })).toBe('Anna @ Kiosk')
  expect(reviewerName({ firstName: '', lastName: '', company: ' @home ' })).toBe('@home')
})

it('shows "Customer" if all names are empty', () => {
  expect(reviewerName({ firstName: '', lastName: '', company: '' })).toBe('Customer')
  expect(reviewerName({ firstName: ' ', lastName: ' ', company: ' ' })).toBe('Customer')
})

it('counts ratings for each of five stars, in descending order', () => {
  expect(toRatings([3, 0, 1])).toEqual([
    { rating: 5, count: 3 },
    { rating: 4, count: 0 },
    { rating: 3, count: 1 },
    { rating: 2, count: 0 },
    { rating: 1, count: 0 },
  ])
})

it('rounds the average half up to one decimal, and is null without reviews', () => {
  expect(averageRating([1, 1, 0, 0, 0])).toBe(4.5)
  // 89 points of 20 reviews are 4.45.
  expect(averageRating([9, 11, 0, 0, 0])).toBe(4.5)
  expect(averageRating([1, 1, 1, 0, 0])).toBe(4)
  expect(averageRating([0, 0, 0, 2, 1])).toBe(1.7)
  expect([averageRating([]), averageRating([0, 0, 0, 0, 0])]).toEqual([null, null])
})

import { describe, expect, it } from 'vitest'
import { countsForUsualArticles, intervalDays, reorderPrice } from './usual-articles'

describe('the order interval of an article', () => {
  it('is the median of the days between its orders', () => {
    expect(intervalDays(['2026-11-01', '2026-11-08', '2026-11-15', '2026-09-01'])).toBe(7)
    expect(intervalDays(['2026-11-15', '2026-11-01'])).toBe(14)
  })

  it('is the middle interval, whatever their sequence', () => {
    // 40, 7 and 14 days.
    expect(intervalDays(['2026-08-01', '2026-09-10', '2026-09-17', '2026-10-01'])).toBe(14)
    // 7, 90 and 10 days: ten is in the middle, and would not be as a text.
    expect(intervalDays(['2026-01-01', '2026-01-08', '2026-04-08', '2026-04-18'])).toBe(10)
  })

  it('is rounded between two intervals', () => {
    expect(intervalDays(['2026-11-01', '2026-11-08', '2026-11-18'])).toBe(9)
  })

  it('is null for a single day, however often it was ordered on it', () => {
    expect([intervalDays([]), intervalDays(['2026-11-01']), intervalDays(['2026-11-01', '2026-11-01'])]).toEqual([
      null,
      null,
      null,
    ])
  })
})

it('canceled orders are ignored', () => {
  expect(['pending', 'completed', 'requires_action', 'canceled'].map(countsForUsualArticles)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('an article has the price of its last quantity, marked if below the price of one piece', () => {
  const tiers = [
    { amount: 320, min_quantity: 1 },
    { amount: 272, min_quantity: 50 },
  ]
  expect(reorderPrice({ tiers }, 50)).toEqual({ unitPrice: 272, isBetter: true })
  expect(reorderPrice({ tiers }, 49)).toEqual({ unitPrice: 320, isBetter: false })
  expect(reorderPrice({ tiers: [] }, 49)).toBeUndefined()
})

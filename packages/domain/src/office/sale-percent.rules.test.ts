import { describe, expect, it } from 'vitest'
import { nearestPercent } from './sale-percent.rules'

describe('the nearest legal percent of a sale', () => {
  it('is the wanted one where the price becomes lower', () => {
    expect(nearestPercent(185, 20)).toBe(20)
    expect(nearestPercent(185, 90)).toBe(90)
  })

  it('is 1 to 90', () => {
    expect(nearestPercent(185, 0)).toBe(1)
    expect(nearestPercent(185, 120)).toBe(90)
  })

  it('takes off a cent at least, and leaves one', () => {
    expect(nearestPercent(40, 1)).toBe(2)
    expect(nearestPercent(4, 90)).toBe(87)
  })

  it('is none for what costs a cent', () => {
    expect(nearestPercent(1, 20)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { nextPosition } from './next-position'

describe('nextPosition', () => {
  it('wraps around at either end', () => {
    expect(nextPosition('ArrowRight', 2, 3, 'row')).toBe(0)
    expect(nextPosition('ArrowUp', 0, 3, 'column')).toBe(2)
  })

  it('moves forward with the left key in a right-to-left row, and ignores direction in a column', () => {
    expect(nextPosition('ArrowLeft', 0, 3, 'row', 'rtl')).toBe(1)
    expect(nextPosition('ArrowDown', 0, 3, 'column', 'rtl')).toBe(1)
  })

  it('goes to the ends with Home and End', () => {
    expect(nextPosition('Home', 2, 3, 'row')).toBe(0)
    expect(nextPosition('End', 0, 3, 'column')).toBe(2)
  })

  it('returns undefined for a key of the other axis, any other key and an empty list', () => {
    expect(nextPosition('ArrowDown', 0, 3, 'row')).toBeUndefined()
    expect(nextPosition('ArrowRight', 0, 3, 'column')).toBeUndefined()
    expect(nextPosition('a', 0, 3, 'row')).toBeUndefined()
    expect(nextPosition('Home', 0, 0, 'row')).toBeUndefined()
  })
})

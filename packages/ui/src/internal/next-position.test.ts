import { describe, expect, it } from 'vitest'
import { nextPosition } from './next-position'

describe('moving through a row or a column by keys', () => {
  it('goes round at either end', () => {
    expect(nextPosition('ArrowRight', 2, 3, 'row')).toBe(0)
    expect(nextPosition('ArrowUp', 0, 3, 'column')).toBe(2)
  })

  it('left leads on in a right-to-left row, and a column does not care', () => {
    expect(nextPosition('ArrowLeft', 0, 3, 'row', 'rtl')).toBe(1)
    expect(nextPosition('ArrowDown', 0, 3, 'column', 'rtl')).toBe(1)
  })

  it('Home and End lead to the ends', () => {
    expect(nextPosition('Home', 2, 3, 'row')).toBe(0)
    expect(nextPosition('End', 0, 3, 'column')).toBe(2)
  })

  it('a key of the other axis, any other key and an empty list lead nowhere', () => {
    expect(nextPosition('ArrowDown', 0, 3, 'row')).toBeUndefined()
    expect(nextPosition('ArrowRight', 0, 3, 'column')).toBeUndefined()
    expect(nextPosition('a', 0, 3, 'row')).toBeUndefined()
    expect(nextPosition('Home', 0, 0, 'row')).toBeUndefined()
  })
})

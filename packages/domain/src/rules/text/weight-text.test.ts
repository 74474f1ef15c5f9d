import { describe, expect, it } from 'vitest'
import { readWeight, unitInHeading } from './weight-text'

/** Returns the grams, "empty" or the fault. */
function read(...args: Parameters<typeof readWeight>) {
  const reading = readWeight(...args)
  if (reading.kind === 'number') return reading.value
  return reading.kind === 'empty' ? 'empty' : reading.fault
}

describe('readWeight', () => {
  it.each([
    ['250', 250],
    ['250.0201143', 250],
    ['100.5', 101],
    ['0', 0],
    ['0.2', 1],
    ['1 200', 1200],
    ['1.200,5', 1201],
    ['250 g', 250],
    ['1,5 kg', 1500],
    ['.2kg', 200],
    ['2 hg', 200],
    ['1 lb', 454],
    ['2 lbs.', 907],
    ['12 OZ', 340],
    ['\u202A0,75\u00A0kg\u202C', 750],
  ])('reads %j as %i grams', (text, grams) => {
    expect(read(text)).toBe(grams)
  })

  it('has the unit of its column if its text has none', () => {
    expect([read('.2', 1_000), read('0.5', 1_000), read('2', 453.592_37)]).toEqual([200, 500, 907])
    expect(read('500 g', 1_000)).toBe(500)
  })

  it('has the decimal sign of its file', () => {
    expect([read('1.250 kg'), read('1.250', 1_000, { decimalSign: '.' })]).toEqual(['ambiguous', 1250])
    expect(read('1.250', 1, { decimalSign: ',' })).toBe(1250)
  })

  it.each([
    ['', 'empty'],
    ['heavy', 'invalid'],
    ['5 pcs', 'invalid'],
    ['1,2,3 kg', 'invalid'],
    ['2 kg 300 g', 'invalid'],
  ])('does not read %j', (text, fault) => {
    expect(read(text)).toBe(fault)
  })
})

describe('unitInHeading', () => {
  it.each([
    ['Weight (kg)', 'kg'],
    ['Weight (lbs)', 'lbs'],
    ['vikt g', 'g'],
    ['Gewicht in kg', 'kg'],
    ['weight_g', 'g'],
    ['Paino', undefined],
    ['kg', undefined],
  ])('of %j is %j', (heading, unit) => {
    expect(unitInHeading(heading)).toBe(unit)
  })
})

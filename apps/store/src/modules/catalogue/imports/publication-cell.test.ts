import { describe, expect, it } from 'vitest'
import { readPublication } from './publication-cell'

const read = (text: string) => readPublication(text, 'Europe/Stockholm')

describe('readPublication', () => {
  it.each(['yes', 'ja', '1', 'x', 'WAHR', 'active'])('publishes at %j', (text) => {
    expect(read(text)).toBe(true)
  })

  it.each(['no', 'nein', '0', 'FALSKT', 'draft', 'archived'])('hides at %j', (text) => {
    expect(read(text)).toBeNull()
  })

  it.each([
    ['2026-12-01', '2026-11-30T23:00:00.000Z'],
    ['1.7.2026', '2026-06-30T22:00:00.000Z'],
    ['31/12/2026', '2026-12-30T23:00:00.000Z'],
    ['2026-12-01 14:05:09', '2026-12-01T13:05:00.000Z'],
    ['2026-12-01T14:05:00Z', '2026-12-01T14:05:00.000Z'],
  ])('publishes from a date of the shop: %j', (text, iso) => {
    expect(read(text)).toEqual(new Date(iso))
  })

  it.each(['maybe', '1/12/2026', '30.2.2026', '-1'])('refuses %j', (text) => {
    expect(() => read(text)).toThrow('publication')
  })
})

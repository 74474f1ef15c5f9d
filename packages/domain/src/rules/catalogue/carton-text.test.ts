import { describe, expect, it } from 'vitest'
import { cartonText, packText } from './carton-text'

describe('the pieces in a carton', () => {
  it.each([
    ['karton 6 szt.', '6'],
    ['6 szt.', '6'],
    ['zgrzewka 12 szt.', '12'],
    ['Karton à 12 Stk', '12'],
    ['krt 24 kpl', '24'],
    ['24 ks v kart.', '24'],
    ['Case of 24', '24'],
    ['Kasten à 20 Fl.', '20'],
    ['Karton à 6 Fl.', '6'],
    ['Tray 24 Dosen', '24'],
    ['12 stk pr. kolli', '12'],
    ['4x6', '24'],
    ['4 × 6 stk', '24'],
    ['1/24', '24'],
    ['24x1', '24'],
    ['24', '24'],
  ])('of %j are %s', (text, pieces) => {
    expect(cartonText(text)).toBe(pieces)
  })

  it.each(['12 x 330 ml', '6 kg', 'karton', 'krt 24 kpl 12', '2026-11-01', '1 200', '24x2x6'])(
    'are not changed if they are something else: %j',
    (text) => {
      expect(cartonText(text)).toBe(text)
    },
  )
})

it('the packs of a pack are not multiplied', () => {
  expect(['4x6', '6 szt.', '6x1'].map(packText)).toEqual(['4x6', '6', '6'])
})

import { describe, expect, test } from 'vitest'
import { capitalised, withEntries } from './entries'

describe('entries', () => {
  test('are added trimmed, several at once, and never empty', () => {
    expect(withEntries(['kiosk'], ' webshop ,, market stall,')).toEqual(['kiosk', 'webshop', 'market stall'])
  })

  test('are unique, ignoring case', () => {
    expect(withEntries(['Webshop'], 'webshop, Kiosk, KIOSK')).toEqual(['Webshop', 'Kiosk'])
  })

  test('are shown with a capital first letter and otherwise as typed', () => {
    expect(['webshop', 'älv', 'eBay', '', '🍬 shop'].map(capitalised)).toEqual([
      'Webshop',
      'Älv',
      'EBay',
      '',
      '🍬 shop',
    ])
  })
})

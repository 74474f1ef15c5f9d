import { describe, expect, it } from 'vitest'
import { brands } from './brands'
import { groundOf } from './flavour'
import { renders } from './index'
import type { Pack } from './index'

const can: Pack = {
  id: 'can',
  pack: 'pouchCan',
  brand: 'Tjärn',
  name: 'Cool Mint',
  net: '14 g',
  motif: 'waves',
  strength: 3,
}

/** The relative luminance of a colour such as `#1a2b3c` (WCAG). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('a brand', () => {
  it('has a unique band, and lettering with enough contrast', () => {
    const bands = Object.values(brands).map(({ band }) => band)
    expect(new Set(bands).size).toBe(bands.length)
    const pale = Object.entries(brands).filter(([, { band, ink }]) => contrast(band, ink) < 4.6)
    expect(pale.map(([name]) => name)).toEqual([])
  })

  it('is rejected without a band', () => {
    expect(() => renders.card({ ...can, brand: 'Nobody' })).toThrow(/"Nobody" has no band/)
  })
})

describe('the colourway of a pack', () => {
  it.each([
    ['Cool Mint', 'ice'],
    ['Garden Mint', 'mint'],
    ['Lingonberry Jam', 'lingon'],
    ['Blueberry', 'blueberry'],
    ['Citrus', 'butter'],
    ['Blood Orange', 'saffron'],
    ['Ginger Snaps', 'saffron'],
    ['Spruce Tip', 'spruce'],
    ['Dark 70 %', 'coffee'],
    ['Oat Thins', 'oat'],
    ['Raspberry Liquorice Skulls', 'liquorice'],
    ['Original', 'snow'],
  ])('of %s is %s', (name, ground) => {
    expect(groundOf(name)).toBe(ground)
  })
})

describe('a pack', () => {
  it('has a different picture for each strength in every size', () => {
    for (const render of Object.values(renders)) expect(render({ ...can, strength: 4 })).not.toBe(render(can))
  })

  it('rejects lettering that its typeface does not have', () => {
    expect(() => renders.card({ ...can, name: 'Ω' })).toThrow(/no glyph for "Ω"/)
  })

  it('escapes its label', () => {
    expect(renders.stamp({ ...can, name: 'Lemon & Mint' })).toContain('aria-label="Tjärn Lemon &amp; Mint"')
  })

  it('that is a device has no brand and no mark', () => {
    const phone: Pack = {
      id: 'phone',
      pack: 'phone',
      brand: 'Google',
      name: 'Smartphone',
      net: '',
      colourway: 'silver',
    }
    const other = renders.card({ ...phone, brand: 'Apple' }).replace('Apple', 'Google')
    expect(other).toBe(renders.card(phone))
  })
})

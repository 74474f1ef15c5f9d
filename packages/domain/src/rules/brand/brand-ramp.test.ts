import { describe, expect, it } from 'vitest'
import { BRAND_STEPS, brandRamp, brandShift } from './brand-ramp'

describe('the ramp of a brand colour', () => {
  it('has a colour for each step, all of the hue of the brand colour', () => {
    const ramp = brandRamp('#0b4f63')!
    expect(Object.keys(ramp).map(Number)).toEqual([...BRAND_STEPS])
    const hues = Object.values(ramp).map((colour) => Number(/([\d.]+)\)$/.exec(colour)?.[1]))
    expect(Math.max(...hues) - Math.min(...hues)).toBeLessThan(0.2)
  })

  it('becomes darker with each step', () => {
    const lightness = Object.values(brandRamp('#c01f6b')!).map((colour) => Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]))
    expect(lightness).toEqual([...lightness].sort((one, other) => other - one))
  })

  it.each(['#000000', '#808080', '#ffffff'])('of %s is grey', (hex) => {
    for (const colour of Object.values(brandRamp(hex)!)) expect(colour).toMatch(/^oklch\([\d.]+ 0 /)
  })

  it.each(['', 'red', '#fff', '#12345g', '#1234567', ' #123456', '#123456\n'])('does not exist for %j', (hex) => {
    expect(brandRamp(hex)).toBeNull()
  })
})

describe('the buttons of a brand colour', () => {
  it.each([
    ['#ffd400', 'darker', 'darker'],
    ['#0a4b5e', null, 'lighter'],
    ['#000000', 'lighter', 'lighter'],
    ['#ffffff', 'darker', 'darker'],
  ] as const)('of %s are %s in light and %s in dark', (hex, light, dark) => {
    expect(brandShift(hex)).toEqual({ light, dark })
  })

  it('do not exist without a colour', () => {
    expect(brandShift('red')).toBeNull()
  })
})

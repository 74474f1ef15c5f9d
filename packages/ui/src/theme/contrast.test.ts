import { readFileSync } from 'node:fs'
import { converter, formatHex } from 'culori'
import { describe, expect, it } from 'vitest'
import { brandRamp } from '@skafferi/domain/rules/brand/brand-ramp'
import { contrastOf, toHex } from '../foundations/colour'
import { LOW_CONTRAST_ALLOWED, PAIRS } from '../foundations/pairs'
import { readThemeSheet, THEMES } from '../foundations/theme-sheet'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const toOklch = converter('oklch')
const sheet = readThemeSheet({ palette: read('palette.css'), roles: read('roles.css') })

describe.each(THEMES)('$name', (theme) => {
  it.each(PAIRS)('$front on $ground has a contrast of at least $least', ({ front, ground, least }) => {
    expect(contrastOf(sheet.colourOf(front, theme), sheet.colourOf(ground, theme))).toBeGreaterThanOrEqual(least)
  })

  it('keeps every colour for text and controls opaque, so that its contrast does not depend on the background', () => {
    const veiled = PAIRS.flatMap(({ front, ground }) => [front, ground]).filter(
      (role) => sheet.colourOf(role, theme).alpha < 1,
    )
    expect(veiled).toEqual([])
  })

  it.each(['caution', 'caution-quiet'])('keeps %s apart from the yellow of better prices', (role) => {
    const hueOf = (name: string) => toOklch(sheet.colourOf(name, theme)).h!
    expect(Math.abs(hueOf('price-better') - hueOf(role))).toBeGreaterThan(30)
  })

  it('resolves every colour of the theme', () => {
    const colours = [...sheet.palette, ...sheet.roles].map((name) => sheet.colourOf(name, theme))
    expect(colours).not.toContain(undefined)
  })
})

it.each(['scrim', 'elevation-low', 'elevation-float'])(
  'takes the hue of %s from the ink, which a brand sets',
  (name) => {
    const value = sheet.sourceOf(name, THEMES[0])
    expect(value).toContain('oklch(from var(--ink-base)')
    // Without chroma: a grey has no hue.
    expect(value).not.toMatch(/oklch\([\d.]+ (?!0 )/)
  },
)

/** The hex code of an HSL colour; saturation and lightness in per cent. */
const hexOf = (hue: number, saturation: number, lightness: number) =>
  formatHex({ mode: 'hsl', h: hue, s: saturation / 100, l: lightness / 100 })

/** Colours all around the colour wheel: dark, medium, light and as vivid as a screen can show, and greys. */
const brands = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap((hue) =>
  [
    [100, 50],
    [60, 30],
    [40, 80],
  ].map(([saturation, lightness]) => hexOf(hue, saturation!, lightness!)),
)

/** Pairs with too little contrast in a theme whose palette has more declarations. */
function weakPairs(declarations: readonly string[]): string[] {
  const branded = readThemeSheet({
    palette: `${read('palette.css')} :root { ${declarations.join(' ')} }`,
    roles: read('roles.css'),
  })
  return THEMES.flatMap((theme) =>
    PAIRS.flatMap(({ front, ground, least }) => {
      const contrast = contrastOf(branded.colourOf(front, theme), branded.colourOf(ground, theme))
      return contrast < least ? [`${front} on ${ground}, ${theme.name}: ${contrast.toFixed(2)} of ${least}`] : []
    }),
  )
}

const bases = sheet.palette.filter((name) => name.endsWith('-base'))

describe.each([...brands, '#000000', '#ffffff', '#777777'])('%s', (hex) => {
  it('keeps every contrast as the brand colour', () => {
    expect(weakPairs(Object.entries(brandRamp(hex)!).map(([step, colour]) => `--brand-${step}: ${colour};`))).toEqual(
      [],
    )
  })

  it('keeps every contrast as the base of all other colours', () => {
    expect(weakPairs(bases.map((name) => `--${name}: ${hex};`))).toEqual([])
  })
})

it('derives every role from a base or a step of the brand, apart from white and the backdrop', () => {
  const colours = sheet.palette.filter((name) => !name.startsWith('kalk') && !name.startsWith('sot'))
  const inPink = readThemeSheet({
    palette: `${read('palette.css')} :root { ${colours.map((name) => `--${name}: oklch(0.7 0.2 350);`).join(' ')} }`,
    roles: read('roles.css'),
  })
  const same = sheet.roles.filter(
    (role) =>
      toHex(inPink.colourOf(role, THEMES[0])) === toHex(sheet.colourOf(role, THEMES[0])) &&
      toHex(inPink.colourOf(role, THEMES[1])) === toHex(sheet.colourOf(role, THEMES[1])),
  )
  expect(same).toEqual(['ink-on-night'])
})

it('lists every role either in a required contrast pair or as decorative, never both', () => {
  const needed = new Set(PAIRS.flatMap(({ front, ground }) => [front, ground]))
  expect([...needed, ...LOW_CONTRAST_ALLOWED].sort()).toEqual([...sheet.roles].sort())
})

it('raises the contrast of text in high contrast, in both schemes', () => {
  const [light, dark, lightMore, darkMore] = THEMES.map((theme) =>
    contrastOf(sheet.colourOf('ink-muted', theme), sheet.colourOf('page', theme)),
  )
  expect(lightMore).toBeGreaterThan(light!)
  expect(darkMore).toBeGreaterThan(dark!)
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '../foundations/colour'
import { LOW_CONTRAST_ALLOWED, PAIRS } from '../foundations/pairs'
import { readThemeSheet, THEMES } from '../foundations/theme-sheet'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
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

  it('resolves every colour of the theme', () => {
    const colours = [...sheet.palette, ...sheet.roles].map((name) => sheet.colourOf(name, theme))
    expect(colours).not.toContain(undefined)
  })
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

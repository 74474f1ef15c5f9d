import { describe, expect, it } from 'vitest'
import { contrastOf, derive, toHex, toRgb } from './colour'
import { declarationsOf, parseCss, replaceCalls } from './css-rules'
import { readThemeSheet } from './theme-sheet'

const LIGHT = { scheme: 'light', contrast: 'standard' } as const
const DARK = { scheme: 'dark', contrast: 'standard' } as const
const LIGHT_MORE = { scheme: 'light', contrast: 'more' } as const
const DARK_MORE = { scheme: 'dark', contrast: 'more' } as const

const sheet = readThemeSheet({
  palette: ':root { --white: oklch(1 0 0); --black: oklch(0 0 0); }',
  roles: `
    :root {
      color-scheme: light dark;
      /* --ghost: oklch(1 0 0); */
      --page: light-dark(var(--white), var(--black));
      --ink: light-dark(var(--black), oklch(1 0 0));
      --veil: light-dark(oklch(0 0 0 / 0.5), transparent);
      --float: 0 1px 2px light-dark(oklch(0 0 0 / 0.1), transparent);
    }
    :root,
    [data-contrast] {
      @variant more-contrast { --page: var(--ink); }
    }
    @media print { :root { --page: oklch(0.5 0 0); } }
  `,
})

describe('readThemeSheet', () => {
  it('lists palette and roles as written, without comments, values that are not colours, and print', () => {
    expect(sheet.palette).toEqual(['white', 'black'])
    expect(sheet.roles).toEqual(['page', 'ink', 'veil'])
  })

  it('resolves a role by scheme', () => {
    expect([LIGHT, DARK].map((theme) => toHex(sheet.colourOf('page', theme)))).toEqual(['#ffffff', '#000000'])
  })

  it('applies the overrides of high contrast, also to roles that refer to them', () => {
    expect([LIGHT_MORE, DARK_MORE].map((theme) => toHex(sheet.colourOf('page', theme)))).toEqual(['#000000', '#ffffff'])
    expect(sheet.sourceOf('page', LIGHT_MORE)).toBe('var(--ink)')
  })

  it('keeps the alpha of a colour', () => {
    expect([LIGHT, DARK].map((theme) => sheet.colourOf('veil', theme).alpha)).toEqual([0.5, 0])
  })

  it('rejects an unknown name by name', () => {
    expect(() => sheet.colourOf('shadow', LIGHT)).toThrow('The theme has no --shadow')
  })
})

describe('colours', () => {
  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
    ['oklch(0.86644 0.294827 142.495)', '#00ff00'],
    ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
  ])('%s is %s', (oklch, hex) => {
    expect(toHex(toRgb(oklch))).toBe(hex)
  })

  it.each([
    ['oklch(from oklch(0.44 0.1 155) 0.3 min(c, 0.04) calc(h + 3))', 'oklch(0.3 0.04 158)'],
    ['oklch(from oklch(0.44 0.01 155) 0.3 min(c, 0.04) calc(h - 3))', 'oklch(0.3 0.01 152)'],
    ['oklch(from #808080 0.3 min(c, 0.04) h)', 'oklch(0.3 0 0)'],
    ['oklch(from oklch(0.44 0.1 155) 0.3 min(c, 0.04) h / 0.48)', 'oklch(0.3 0.04 155 / 0.48)'],
    ['oklch(0.3 0.04 158)', 'oklch(0.3 0.04 158)'],
  ])('%s is %s', (derived, colour) => {
    expect(derive(derived)).toBe(colour)
  })

  it('reject a notation that the theme does not use', () => {
    expect(() => toRgb('#fff')).toThrow('Not a colour of the theme: #fff')
  })

  it('have the contrast of WCAG, in either order', () => {
    const [white, black, grey] = ['oklch(1 0 0)', 'oklch(0 0 0)', 'oklch(0.567 0 0)'].map(toRgb)
    expect(contrastOf(white!, black!)).toBeCloseTo(21)
    expect(contrastOf(black!, white!)).toBeCloseTo(21)
    // #767676 is the lightest grey with enough contrast for text on white.
    expect(toHex(grey!)).toBe('#767676')
    expect(contrastOf(grey!, white!)).toBeCloseTo(4.54, 2)
  })
})

describe('style sheets', () => {
  it('find rules inside at-rules, and use the last of two declarations', () => {
    const css = parseCss('@media print { a, b { color: red; color: blue } } b { color: green }')
    expect(declarationsOf(css, '@media print', 'b').get('color')).toBe('blue')
    expect(declarationsOf(css, 'b').get('color')).toBe('green')
  })

  it('resolve nested calls', () => {
    expect(replaceCalls('1px min(2, min(3, f(4, 5)))', 'min', (...parts) => `<${parts.join('|')}>`)).toBe(
      '1px <2|<3|f(4, 5)>>',
    )
  })
})

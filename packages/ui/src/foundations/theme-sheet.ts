import type { Contrast, Scheme } from '../theme'
import { toRgb, type Rgb } from './colour'
import { declarationsOf, parseCss, replaceCalls } from './css-rules'

/** A look the whole product can take on. */
export interface Theme {
  /** What people call it. */
  name: string
  scheme: Scheme
  contrast: Contrast
}

/** Every look of the product: what has a colour has it in each of these. */
export const THEMES = [
  { name: 'Light', scheme: 'light', contrast: 'standard' },
  { name: 'Dark', scheme: 'dark', contrast: 'standard' },
  { name: 'High contrast light', scheme: 'light', contrast: 'more' },
  { name: 'High contrast dark', scheme: 'dark', contrast: 'more' },
] as const satisfies readonly Theme[]

/** The theme's colours, read from its style sheets. */
export interface ThemeSheet {
  /** Names of the palette (`kalk-50`) in the order they are written. */
  palette: readonly string[]
  /** Names of the roles that are one colour (`ink-muted`) in the order they are written. */
  roles: readonly string[]
  /** What a name of the palette or a role is in a theme. */
  colourOf: (name: string, theme: Omit<Theme, 'name'>) => Rgb
  /** What the style sheet says of a role in a theme, before anything is looked up. */
  sourceOf: (name: string, theme: Omit<Theme, 'name'>) => string
}

const bare = (property: string) => property.slice(2)

const ONE_COLOUR = /^(light-dark|var|oklch)\(/

/**
 * Reads palette and roles the way a browser does: `var()` is looked up, `light-dark()` picks by scheme, and high
 * contrast replaces what it names.
 *
 * @param sheets text of `palette.css` and `roles.css`
 * @throws Error where a colour leads nowhere
 */
export function readThemeSheet(sheets: { palette: string; roles: string }): ThemeSheet {
  const palette = declarationsOf(parseCss(sheets.palette), ':root')
  const roleSheet = parseCss(sheets.roles)
  const roles = declarationsOf(roleSheet, ':root')
  roles.delete('color-scheme')
  const more = declarationsOf(roleSheet, '[data-contrast]', '@variant more-contrast')
  const standard = new Map([...palette, ...roles])
  const valuesOf = (contrast: Theme['contrast']) => (contrast === 'more' ? new Map([...standard, ...more]) : standard)

  const sourceOf: ThemeSheet['sourceOf'] = (name, { contrast }) => {
    const value = valuesOf(contrast).get(`--${name}`)
    if (value === undefined) throw new Error(`The theme has no --${name}`)
    return value
  }

  const colourOf: ThemeSheet['colourOf'] = (name, theme) => {
    const lookUp = (property: string): string => resolve(sourceOf(bare(property), theme))
    const resolve = (value: string): string => {
      const picked = replaceCalls(value, 'light-dark', (light, dark) => (theme.scheme === 'light' ? light! : dark!))
      return replaceCalls(picked, 'var', lookUp)
    }
    return toRgb(lookUp(`--${name}`))
  }

  return {
    palette: [...palette.keys()].map(bare),
    roles: [...roles].filter(([, value]) => ONE_COLOUR.test(value)).map(([property]) => bare(property)),
    colourOf,
    sourceOf,
  }
}

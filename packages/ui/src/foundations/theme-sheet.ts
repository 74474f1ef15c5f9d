import type { Contrast, Scheme } from '../theme'
import { derive, toRgb } from './colour'
import { declarationsOf, parseCss, replaceCalls } from './css-rules'

/** A theme of the whole product. */
export interface Theme {
  /** Its display name. */
  name: string
  scheme: Scheme
  contrast: Contrast
}

/** Every theme of the product. */
export const THEMES = [
  { name: 'Light', scheme: 'light', contrast: 'standard' },
  { name: 'Dark', scheme: 'dark', contrast: 'standard' },
  { name: 'High contrast light', scheme: 'light', contrast: 'more' },
  { name: 'High contrast dark', scheme: 'dark', contrast: 'more' },
] as const satisfies readonly Theme[]

/** The theme's colours, parsed from its style sheets. */
export interface ThemeSheet {
  /** Names of the palette (`kalk-50`) in source order. */
  palette: readonly string[]
  /** Names of the roles that are a single colour (`ink-muted`) in source order. */
  roles: readonly string[]
  /** The colour of a palette name or a role in a theme. */
  colourOf: (name: string, theme: Omit<Theme, 'name'>) => ReturnType<typeof toRgb>
  /** The value of a palette name or a role in a theme, without references: `oklch(L C H)`. */
  valueOf: (name: string, theme: Omit<Theme, 'name'>) => string
  /** The declared value of a role in a theme, unresolved. */
  sourceOf: (name: string, theme: Omit<Theme, 'name'>) => string
}

const withoutDashes = (property: string) => property.slice(2)

const ONE_COLOUR = /^(light-dark|var|oklch)\(/

/**
 * Parses palette and roles like a browser: resolves `var()`, selects `light-dark()` by scheme, computes colours derived
 * from others, and applies the overrides of high contrast.
 * @param sheets text of `palette.css` and `roles.css`
 * @throws Error if a reference cannot be resolved
 */
export function readThemeSheet(sheets: { palette: string; roles: string }): ThemeSheet {
  const palette = declarationsOf(parseCss(sheets.palette), ':root')
  const roleSheet = parseCss(sheets.roles)
  const roles = declarationsOf(roleSheet, ':root')
  roles.delete('color-scheme')
  const highContrast = declarationsOf(roleSheet, '[data-contrast]', '@variant more-contrast')
  const standard = new Map([...palette, ...roles])
  const valuesOf = (contrast: Theme['contrast']) =>
    contrast === 'more' ? new Map([...standard, ...highContrast]) : standard

  const sourceOf: ThemeSheet['sourceOf'] = (name, { contrast }) => {
    const value = valuesOf(contrast).get(`--${name}`)
    if (value === undefined) throw new Error(`The theme has no --${name}`)
    return value
  }

  const valueOf: ThemeSheet['valueOf'] = (name, theme) => {
    const schemeValue = replaceCalls(sourceOf(name, theme), 'light-dark', (light, dark) =>
      theme.scheme === 'light' ? light! : dark!,
    )
    return derive(replaceCalls(schemeValue, 'var', (property) => valueOf(withoutDashes(property!), theme)))
  }

  return {
    palette: [...palette.keys()].map(withoutDashes),
    roles: [...roles].filter(([, value]) => ONE_COLOUR.test(value)).map(([property]) => withoutDashes(property)),
    colourOf: (name, theme) => toRgb(valueOf(name, theme)),
    valueOf,
    sourceOf,
  }
}

import type { ThemeVarsPartial } from 'storybook/theming'
import { toHex, toRgb } from '../packages/ui/src/foundations/colour'
import type { ThemeSheet } from '../packages/ui/src/foundations/theme-sheet'
import type { Scheme } from '../packages/ui/src/theme'

const SANS = "'Hanken Grotesk', system-ui, 'Segoe UI', Roboto, sans-serif"
const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"

/**
 * Storybook's own theme in the shop's roles. Values are computed, because Storybook mixes colours and does not support
 * `var()`.
 */
export function chromeTheme(sheet: ThemeSheet, scheme: Scheme): ThemeVarsPartial {
  const colour = (role: string) => toHex(sheet.colourOf(role, { scheme, contrast: 'standard' }))
  return {
    base: scheme,
    fontBase: SANS,
    fontCode: MONO,
    colorPrimary: colour('brand'),
    // In its dark scheme Storybook darkens this colour and puts white text on it, so it is between the sea colours of
    // both schemes.
    colorSecondary: scheme === 'dark' ? toHex(toRgb('oklch(0.64 0.085 215)')) : colour('brand'),
    appBg: colour('well'),
    appContentBg: colour('page'),
    appHoverBg: colour('brand-quiet-hover'),
    appPreviewBg: colour('page'),
    appBorderColor: colour('line-strong'),
    appBorderRadius: 6,
    textColor: colour('ink'),
    textInverseColor: colour('ink-on-inverse'),
    textMutedColor: colour('ink-muted'),
    barBg: colour('surface'),
    barTextColor: colour('ink-muted'),
    barHoverColor: colour('link'),
    barSelectedColor: colour('link'),
    buttonBg: colour('surface'),
    buttonBorder: colour('line-strong'),
    booleanBg: colour('fill'),
    booleanSelectedBg: colour('raised'),
    inputBg: colour('surface'),
    inputBorder: colour('line-control'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 6,
  }
}

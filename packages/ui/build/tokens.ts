import { readFileSync } from 'node:fs'
import { toHex, toRgb } from '../src/foundations/colour'
import { declarationsOf, parseCss, replaceCalls } from '../src/foundations/css-rules'
import { readThemeSheet, THEMES, type Theme } from '../src/foundations/theme-sheet'
import { source } from './folders'

type ThemeKey = Omit<Theme, 'name'>

/** A token or a group, in the format of the Design Tokens Community Group (2025.10). */
export interface TokenNode {
  [name: string]: unknown
}

const read = (name: string) => readFileSync(`${source}theme/${name}.css`, 'utf8')

const themeName = ({ scheme, contrast }: ThemeKey) => (contrast === 'more' ? `${scheme}-contrast` : scheme)

/** The values of a token in each mode, as an extension: the format has no modes. */
const inModes = (modes: Record<string, unknown>) => ({ $extensions: { 'com.skafferi.modes': modes } })

const sheet = readThemeSheet({ palette: read('palette'), roles: read('roles') })
const roleNames = new Set(sheet.roles)
const paletteNames = new Set(sheet.palette)

/** A colour in the format's notation, with a hex fallback for tools. */
function colour(css: string): TokenNode {
  const { alpha, ...rgb } = toRgb(css)
  const figures = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(css)?.slice(1).map(Number) ?? [0, 0, 0]
  return { colorSpace: 'oklch', components: figures, alpha, hex: toHex({ ...rgb, alpha }) }
}

const pick = (css: string, { scheme }: ThemeKey) =>
  replaceCalls(css, 'light-dark', (light = '', dark = '') => (scheme === 'light' ? light : dark))

/** The value of a role in a theme: a reference to another token, or a colour. */
function roleValue(role: string, theme: ThemeKey): unknown {
  const value = pick(sheet.sourceOf(role, theme), theme)
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? ''
  if (paletteNames.has(name)) return `{palette.${name}}`
  return roleNames.has(name) ? `{color.${name}}` : colour(sheet.valueOf(role, theme))
}

/** A value for every theme; the light one is the default. */
function inThemes(valueIn: (theme: ThemeKey) => unknown): TokenNode {
  const values = Object.fromEntries(THEMES.map((theme) => [themeName(theme), valueIn(theme)]))
  return { $value: values.light, ...inModes(values) }
}

/** A length. A fluid size becomes its maximum, because only CSS can express it. */
function length(css: string): TokenNode {
  const fluid = /^clamp\([^,]+,[^,]+,\s*([^)]+)\)$/.exec(css)
  const [, figure = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(fluid?.[1] ?? css) ?? []
  return { $value: { value: Number(figure), unit }, ...(fluid && { $extensions: { 'com.skafferi.css': css } }) }
}

/** A shadow as a list of layers; empty in a theme without shadows. */
function shadow(css: string): unknown {
  return [...css.matchAll(/([^,(]*?)((?:oklch\([^)]*\))|transparent)/g)].map(([, lengths = '', shade = '']) => {
    const [x, y, blur, spread] = lengths
      .replace(',', '')
      .trim()
      .split(/\s+/)
      .map((one) => length(one).$value)
    return { color: colour(shade), offsetX: x, offsetY: y, blur, spread: spread ?? { value: 0, unit: 'px' } }
  })
}

const each = <Value>(entries: Iterable<Value>, token: (value: Value) => [string, unknown]): TokenNode =>
  Object.fromEntries(Array.from(entries, token))

const declared = new Map([
  ...declarationsOf(parseCss(read('tokens')), '@theme inline'),
  ...declarationsOf(parseCss(read('scale')), '@theme'),
])

/** Tokens of a family (`--radius-*` for `radius`), without sub-properties such as `--line-height`. */
function family(name: string): [string, string][] {
  const start = `--${name}-`
  return [...declared].flatMap(([property, value]) =>
    property.startsWith(start) && !property.slice(start.length).includes('--')
      ? [[property.slice(start.length), value]]
      : [],
  )
}

const lengths = (name: string) => ({
  $type: 'dimension',
  ...each(family(name), ([own, value]) => [own, length(value)]),
})

/** Font sizes with their line heights. */
function textSizes(): TokenNode {
  return each(family('text'), ([name, value]) => {
    const line = declared.get(`--text-${name}--line-height`) ?? '1.5'
    const height = Number.isNaN(Number(line))
      ? { $type: 'dimension', ...length(line) }
      : { $type: 'number', $value: Number(line) }
    return [name, { size: { $type: 'dimension', ...length(value) }, 'line-height': height }]
  })
}

/** Sizes that follow density. */
function sizes(): TokenNode {
  const density = parseCss(read('density'))
  const comfortable = declarationsOf(density, ':root')
  const compact = declarationsOf(density, "[data-density='compact']")
  const own = [...comfortable].filter(([property]) => !property.startsWith('--time-'))
  return each(own, ([property, value]) => {
    const values = { comfortable: length(value).$value, compact: length(compact.get(property) ?? value).$value }
    return [property.slice(2), { $value: values.comfortable, ...inModes(values) }]
  })
}

function times(): TokenNode {
  const own = [...declarationsOf(parseCss(read('density')), ':root')].filter(([property]) =>
    property.startsWith('--time-'),
  )
  return each(own, ([property, value]) => [
    property.slice('--time-'.length),
    { $value: { value: Number.parseFloat(value), unit: 'ms' } },
  ])
}

function elevations(): TokenNode {
  return each(['low', 'float'], (name) => [
    name,
    inThemes((theme) => shadow(sheet.valueOf(`elevation-${name}`, theme))),
  ])
}

/** The kit's theme as design tokens, read from its style sheets. */
export function designTokens(): TokenNode {
  const fonts = (declared.get('--font-sans') ?? '').split(', ').map((name) => name.replaceAll("'", ''))
  const themeNames = THEMES.map(themeName)
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description:
      'Generated from the style sheets in packages/ui/src/theme; see com.skafferi.modes of a token for its ' +
      'other values.',
    $extensions: {
      'com.skafferi.modes': { color: themeNames, elevation: themeNames, size: ['comfortable', 'compact'] },
    },
    palette: {
      $type: 'color',
      $description: 'Other colours take hue and chroma of those named -base.',
      ...each(sheet.palette, (name) => [name, { $value: colour(sheet.valueOf(name, THEMES[0])) }]),
    },
    color: { $type: 'color', ...each(sheet.roles, (role) => [role, inThemes((theme) => roleValue(role, theme))]) },
    elevation: { $type: 'shadow', ...elevations() },
    size: { $type: 'dimension', ...sizes() },
    space: { $type: 'dimension', step: length(declared.get('--spacing') ?? '') },
    radius: lengths('radius'),
    container: lengths('container'),
    breakpoint: lengths('breakpoint'),
    font: { sans: { $type: 'fontFamily', $value: fonts } },
    'font-weight': {
      $type: 'fontWeight',
      ...each(family('font-weight'), ([name, value]) => [name, { $value: Number(value) }]),
    },
    text: textSizes(),
    tracking: {
      $type: 'number',
      $description: 'In em.',
      ...each(family('tracking'), ([name, value]) => [name, { $value: Number.parseFloat(value) }]),
    },
    duration: { $type: 'duration', ...times() },
    ease: {
      $type: 'cubicBezier',
      ...each(family('ease'), ([name, value]) => [name, { $value: value.match(/[\d.]+/g)?.map(Number) }]),
    },
  }
}

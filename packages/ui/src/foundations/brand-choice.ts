/// <reference types="vite/client" />
import { brandRamp } from '@skafferi/domain/rules/brand/brand-ramp'
import palette from '../theme/palette.css?raw'
import roles from '../theme/roles.css?raw'
import { contrastOf, toHex } from './colour'
import { PAIRS, TEXT_CONTRAST } from './pairs'
import { readThemeSheet, THEMES, type Theme } from './theme-sheet'
import { detailOf, tokenOf, tokensOf } from './tokens'

/** What a project chooses for its brand. */
export interface BrandChoice {
  /** The brand colour, `#rrggbb`. */
  colour: string
  /** Factor of the radii. */
  radius: number
  /** The typeface as a value of `font-family`; empty for the library's. */
  font: string
  /** Factor of the type sizes and their line heights. */
  size: number
}

/** The library's own look, in its own colour. */
export const ownChoice: BrandChoice = { colour: '#0b4f63', radius: 1, font: '', size: 1 }

const scaled = (value: string, factor: number) => (Number.isNaN(Number(value)) ? `calc(${value} * ${factor})` : value)

/** The steps of a brand colour; none for the library's own. */
const rampOf = (colour: string): Record<string, string> =>
  colour === ownChoice.colour ? {} : (brandRamp(colour) ?? {})

/** The custom properties that differ from the library's own, as its sources name them. */
export function propertiesOf({ colour, radius, font, size }: BrandChoice): [name: string, value: string][] {
  const ramp = rampOf(colour)
  const radii = radius === 1 ? [] : tokensOf('radius')
  const sizes = size === 1 ? [] : tokensOf('text')
  return [
    ...Object.entries(ramp).map(([step, value]): [string, string] => [`--brand-${step}`, value]),
    ...radii.map(({ name, value }): [string, string] => [
      `--radius-${name}`,
      `${Math.round(Number.parseFloat(value) * radius)}px`,
    ]),
    ...(font === '' ? [] : [['--font-sans', font] as [string, string]]),
    ...sizes.flatMap(({ name, value }): [string, string][] => [
      [`--text-${name}`, scaled(value, size)],
      [`--text-${name}--line-height`, scaled(detailOf(`text-${name}`, 'line-height'), size)],
    ]),
  ]
}

/** The CSS of a brand for projects, in which the package's properties have its prefix. */
export function stylesOf(choice: BrandChoice): string {
  const properties = propertiesOf(choice).map(([name, value]) => `  --sk-${name.slice(2)}: ${value};\n`)
  return properties.length === 0 ? '' : `:root {\n${properties.join('')}}\n`
}

/** What the library does with a brand colour in one theme. */
export interface ThemeFinding {
  theme: Theme
  /** The colour of buttons and links, `#rrggbb`. */
  used: string
  /** Contrast of the chosen colour itself, as text on a page of this theme. */
  chosen: number
  /** The least contrast of a text, and of a control, among all pairs of roles. */
  text: number
  control: number
  /** Pairs with too little contrast. */
  weak: string[]
}

/** Computes the contrasts of a brand colour in each theme. */
export function findingsOf({ colour }: BrandChoice): ThemeFinding[] {
  const ramp = rampOf(colour)
  const steps = Object.entries(ramp).map(([step, value]) => `--brand-${step}: ${value};`)
  const sheet = readThemeSheet({ palette: `${palette} :root { ${steps.join(' ')} }`, roles })
  const chosen = { mode: 'rgb' as const, ...channelsOf(colour) }
  return THEMES.map((theme) => {
    const pairs = PAIRS.map(({ front, ground, least }) => ({
      name: `${front} on ${ground}`,
      least,
      contrast: contrastOf(sheet.colourOf(front, theme), sheet.colourOf(ground, theme)),
    }))
    const least = (ofText: boolean) =>
      Math.min(...pairs.filter((pair) => (pair.least === TEXT_CONTRAST) === ofText).map(({ contrast }) => contrast))
    return {
      theme,
      used: toHex(sheet.colourOf('brand', theme)),
      chosen: contrastOf(chosen, sheet.colourOf('page', theme)),
      text: least(true),
      control: least(false),
      weak: pairs.filter(({ contrast, least: needed }) => contrast < needed).map(({ name }) => name),
    }
  })
}

const channelsOf = (hex: string) => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return { r: channel(1), g: channel(3), b: channel(5) }
}

/** The smallest text in px, with a root font size of 16 px. */
export const smallestText = ({ size }: BrandChoice): number => Number.parseFloat(tokenOf('text-2xs')) * 16 * size

import { formatHex, modeLrgb, modeOklch, modeRgb, parse, useMode as addMode, wcagContrast, type Rgb } from 'culori/fn'

const toSrgb = addMode(modeRgb)
addMode(modeLrgb)
const toOklch = addMode(modeOklch)

/** An sRGB colour: red, green and blue from 0 to 1, and its opacity. */
export type { Rgb }

/**
 * Parses a colour of the theme, rounded to what a screen shows.
 * @param value `oklch(L C H)`, with or without `/ alpha`, or `transparent`
 * @throws Error for any other notation
 */
export function toRgb(value: string): Rgb & { alpha: number } {
  const colour = /^(oklch\(|transparent$)/.test(value) ? toSrgb(parse(value)) : undefined
  if (colour === undefined) throw new Error(`Not a colour of the theme: ${value}`)
  const channel = (light: number) => Math.round(Math.min(1, Math.max(0, light)) * 255) / 255
  return { mode: 'rgb', r: channel(colour.r), g: channel(colour.g), b: channel(colour.b), alpha: colour.alpha ?? 1 }
}

/** A colour of the theme that takes hue and chroma of another: `oklch(from <colour> 0.44 min(c, 0.1) calc(h + 3))`. */
const DERIVED =
  /oklch\(from (#\w+|oklch\([^()]+\)) ([\d.]+) min\(c, ([\d.]+)\) (?:h|calc\(h ([+-]) (\d+)\))( \/ [\d.]+)?\)/g

/** Replaces colours that are derived from others with their values, as browsers do. */
export function derive(value: string): string {
  return value.replace(
    DERIVED,
    (_derived, base: string, lightness: string, most: string, sign = '+', turn = '0', alpha = '') => {
      const { c = 0, h = 0 } = toOklch(base) ?? {}
      return `oklch(${lightness} ${Math.min(c, Number(most))} ${h + Number(sign + turn)}${alpha})`
    },
  )
}

/** Formats a colour as a hex code, without its alpha. */
export const toHex = (colour: Rgb) => formatHex(colour)

/** Formats a colour for the documentation: hex code, and opacity if it is not opaque. */
export function describeColour(colour: Rgb): string {
  if (colour.alpha === 0) return 'none'
  return colour.alpha === 1 ? toHex(colour) : `${toHex(colour)}, ${Math.round((colour.alpha ?? 1) * 100)} %`
}

/** Contrast ratio of two opaque colours in either order, from 1 (the same) to 21 (black on white) (WCAG 2.2). */
export const contrastOf = (one: Rgb, other: Rgb) => wcagContrast(one, other)

/** An sRGB colour: red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Rgb {
  red: number
  green: number
  blue: number
  alpha: number
}

const OKLCH = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*(?:\/\s*([\d.]+)\s*)?\)$/

/** Converts linear light to an sRGB value, clipped to the gamut. */
function encode(light: number): number {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

/**
 * Parses a colour of the theme.
 * @param value `oklch(L C H)`, with or without `/ alpha`, or `transparent`
 * @throws Error for any other notation
 */
export function toRgb(value: string): Rgb {
  if (value === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 }
  const match = OKLCH.exec(value)
  if (match === null) throw new Error(`Not a colour of the theme: ${value}`)
  const [lightness, chroma, hue] = [Number(match[1]), Number(match[2]), (Number(match[3]) * Math.PI) / 180]
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  // Björn Ottosson's Oklab: to cone responses, then to linear sRGB.
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    red: encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    alpha: Number(match[4] ?? 1),
  }
}

/** Formats a colour as a hex code, without its alpha. */
export function toHex({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Formats a colour for the documentation: hex code, and opacity if it is not opaque. */
export function describeColour(colour: Rgb): string {
  if (colour.alpha === 0) return 'none'
  return colour.alpha === 1 ? toHex(colour) : `${toHex(colour)}, ${Math.round(colour.alpha * 100)} %`
}

/** Relative luminance (WCAG 2.2). */
function luminance({ red, green, blue }: Rgb): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** Contrast ratio of two opaque colours in either order, from 1 (the same) to 21 (black on white) (WCAG 2.2). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The text colour on a background: white, or near-black, which becomes white in the dark scheme. */
export type BannerInk = 'light' | 'dark'

/** An operator's background colour and its text colour. */
export interface BannerColours {
  ink: BannerInk
  /** The background in CSS, for both schemes. */
  background: string
}

/** White has a contrast of 4.5 on backgrounds up to this luminance: 1.05 / 4.5 - 0.05. */
const MAX_LUMINANCE_FOR_WHITE = 0.183

/** Near-black, with a luminance of 0.014, has a contrast of 4.5 from this luminance on. */
const MIN_LUMINANCE_FOR_BLACK = 0.24

/** The perceived lightness of a channel (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The relative luminance of a colour as "#rrggbb": 0 is black, 1 is white. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Adjusts an operator's background colour so that text on it is readable: colours between the two text colours are
 * lightened, and the dark scheme darkens them so that white has a contrast of at least 6.5.
 * @param colour as "#rrggbb"
 */
export function bannerColoursFor(colour: string): BannerColours {
  const backgroundLuminance = luminance(colour)
  const ink = backgroundLuminance > MAX_LUMINANCE_FOR_WHITE ? 'dark' : 'light'
  const isBetween = ink === 'dark' && backgroundLuminance < MIN_LUMINANCE_FOR_BLACK
  const lightSchemeBackground = isBetween ? `color-mix(in oklab, ${colour} 80%, var(--ink-on-night))` : colour
  return { ink, background: `light-dark(${lightSchemeBackground}, color-mix(in oklab, ${colour} 30%, var(--night)))` }
}

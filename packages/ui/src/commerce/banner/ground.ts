/** Which ink stands on a ground: white, or near-black, which turns white in the dark scheme. */
export type GroundInk = 'light' | 'dark'

/** An operator's ground as it is shown. */
export interface Ground {
  ink: GroundInk
  /** The ground in CSS, for either scheme. */
  background: string
}

/** White has a contrast of 4.5 on grounds up to this luminance: 1.05 / 4.5 - 0.05. */
const MOST_FOR_WHITE = 0.183

/** Near-black, which has a luminance of 0.014, has it from this one on. */
const LEAST_FOR_BLACK = 0.24

/** The lightness of a channel as the eye takes it (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** The relative luminance of a colour as "#rrggbb": 0 is black, 1 is white. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * How an operator's colour is shown, so that words on it are read whichever it is: a ground between the inks is lightened,
 * and the dark scheme lays night over it, of which white keeps a contrast of 6.5 on the lightest.
 * @param colour as "#rrggbb"
 */
export function groundOf(colour: string): Ground {
  const light = luminance(colour)
  const ink = light > MOST_FOR_WHITE ? 'dark' : 'light'
  const isBetween = ink === 'dark' && light < LEAST_FOR_BLACK
  const byDay = isBetween ? `color-mix(in oklab, ${colour} 80%, var(--ink-on-night))` : colour
  return { ink, background: `light-dark(${byDay}, color-mix(in oklab, ${colour} 30%, var(--night)))` }
}

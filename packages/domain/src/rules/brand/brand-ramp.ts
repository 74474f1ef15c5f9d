import { clampChroma, formatCss, formatHex, modeOklch, modeRgb, parseHex, useMode as addMode } from 'culori/fn'

addMode(modeRgb)
const toOklch = addMode(modeOklch)

/** The steps of a brand's ramp, from the lightest to the darkest. */
export const BRAND_STEPS = [50, 100, 200, 300, 400, 600, 700, 800, 900, 950] as const

/** A step of a brand's ramp. */
export type BrandStep = (typeof BRAND_STEPS)[number]

/**
 * Lightness of each step, and its share of the brand colour's chroma. The lightness is fixed, so that text keeps its
 * contrast on every brand colour.
 */
const steps: Readonly<Record<BrandStep, { lightness: number; share: number }>> = {
  50: { lightness: 0.962, share: 0.18 },
  100: { lightness: 0.925, share: 0.33 },
  200: { lightness: 0.9, share: 0.45 },
  300: { lightness: 0.83, share: 0.77 },
  400: { lightness: 0.76, share: 1 },
  600: { lightness: 0.46, share: 1 },
  700: { lightness: 0.385, share: 0.87 },
  800: { lightness: 0.325, share: 0.72 },
  900: { lightness: 0.27, share: 0.58 },
  950: { lightness: 0.235, share: 0.46 },
}

/** Parses `#rrggbb`; undefined for other texts. */
const colourOf = (hex: string) => (/^#[0-9a-f]{6}$/i.test(hex) ? toOklch(parseHex(hex)) : undefined)

/**
 * The ramp of a brand colour: from each step to its colour as `oklch(…)`, within sRGB. All steps have the hue of the
 * brand colour; the colour itself need not be among them.
 * @param hex the brand colour, `#rrggbb`
 * @returns null if `hex` is not such a colour
 */
export function brandRamp(hex: string): Record<BrandStep, string> | null {
  const colour = colourOf(hex)
  if (!colour) return null
  const stepOf = (step: BrandStep) => {
    const { lightness, share } = steps[step]
    const { l, c, h = 0 } = clampChroma({ mode: 'oklch', l: lightness, c: colour.c * share, h: colour.h ?? 0 }, 'oklch')
    const round = (value: number) => Math.round(value * 1000) / 1000
    // Rounded down, so that the rounded colour is within sRGB too.
    return formatCss({ mode: 'oklch', l: round(l), c: Math.floor(c * 1000) / 1000, h: Math.round(h * 10) / 10 })
  }
  return Object.fromEntries(BRAND_STEPS.map((step) => [step, stepOf(step)])) as Record<BrandStep, string>
}

/** The ramp of a brand colour, as {@link brandRamp}, but as `#rrggbb` for programs without `oklch`. */
export function brandRampHex(hex: string): Record<BrandStep, string> | null {
  const ramp = brandRamp(hex)
  return ramp && (Object.fromEntries(BRAND_STEPS.map((step) => [step, formatHex(toOklch(ramp[step]))])) as typeof ramp)
}

/** How buttons differ from a brand colour; null if hardly. */
type BrandShift = 'lighter' | 'darker' | null

/** A difference of lightness that is not seen as another colour. */
const hardly = 0.12

/**
 * Returns how buttons in light and in dark differ in lightness from the brand colour, because text on them must stay
 * legible.
 * @param hex the brand colour, `#rrggbb`
 * @returns null if `hex` is not such a colour
 */
export function brandShift(hex: string): { light: BrandShift; dark: BrandShift } | null {
  const colour = colourOf(hex)
  if (!colour) return null
  function shiftTo(step: BrandStep): BrandShift {
    const difference = steps[step].lightness - (colour?.l ?? 0)
    if (Math.abs(difference) <= hardly) return null
    return difference > 0 ? 'lighter' : 'darker'
  }
  return { light: shiftTo(700), dark: shiftTo(400) }
}

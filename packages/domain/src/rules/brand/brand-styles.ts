import { brandRamp } from './brand-ramp'

/** Changes with the ramp, because browsers keep the style sheet of a colour forever. */
const release = 1

/** The path of the style sheet of a brand colour, `#rrggbb`. */
export const brandStylesPath = (colour: string) => `/brand/${release}-${colour.slice(1).toLowerCase()}.css`

/** The style sheet at a path; null if it is not that of a colour. */
export function brandStylesAt(path: string): string | null {
  const [, hex = ''] = /^\/brand\/\d-([0-9a-f]{6})\.css$/.exec(path) ?? []
  const ramp = brandRamp(`#${hex}`)
  if (ramp === null) return null
  const steps = Object.entries(ramp).map(([step, colour]) => `--brand-${step}:${colour}`)
  // More specific than the palette, whose sheet may follow.
  return `html:root{${steps.join(';')}}`
}

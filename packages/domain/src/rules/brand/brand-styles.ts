import { brandRamp } from './brand-ramp'

/** The style sheet at a path of `brandStylesPath`; null if it is not that of a colour. */
export function brandStylesAt(path: string): string | null {
  const [, hex = ''] = /^\/brand\/\d-([0-9a-f]{6})\.css$/.exec(path) ?? []
  const ramp = brandRamp(`#${hex}`)
  if (ramp === null) return null
  const steps = Object.entries(ramp).map(([step, colour]) => `--brand-${step}:${colour}`)
  // More specific than the palette, whose sheet may follow.
  return `html:root{${steps.join(';')}}`
}

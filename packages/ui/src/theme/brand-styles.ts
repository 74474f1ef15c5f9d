import { brandRamp } from '@skafferi/domain/rules/brand/brand-ramp'

/**
 * The custom properties of a brand colour, as CSS for a project's own sheet. Texts, links and focus rings in these
 * colours have enough contrast with every brand colour, in light, dark and high contrast.
 * @param hex the brand colour, `#rrggbb`
 * @returns null if `hex` is not such a colour
 */
export function brandStyles(hex: string): string | null {
  const ramp = brandRamp(hex)
  if (ramp === null) return null
  const steps = Object.entries(ramp).map(([step, colour]) => `  --sk-brand-${step}: ${colour};\n`)
  return `:root {\n${steps.join('')}}\n`
}

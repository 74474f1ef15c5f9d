import { brandRamp } from '@skafferi/domain/rules/brand/brand-ramp'

/**
 * The custom properties of a brand colour, as CSS for a project's own sheet. Texts, links and focus rings in these
 * colours have enough contrast with every brand colour, in light, dark and high contrast.
 * @param hex the brand colour, `#rrggbb`
 * @throws Error if `hex` is not such a colour
 */
export function brandStyles(hex: string): string {
  const ramp = brandRamp(hex)
  if (ramp === null) throw new Error(`A brand colour is # and six hexadecimal digits, such as #7a1f4a, not "${hex}".`)
  const steps = Object.entries(ramp).map(([step, colour]) => `  --sk-brand-${step}: ${colour};\n`)
  return `:root {\n${steps.join('')}}\n`
}

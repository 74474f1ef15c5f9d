/** White on it, or near-black. */
export type GroundInk = 'light' | 'dark'

/** The lightness of a channel as the eye takes it (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Which ink an operator's ground carries: the one with the greater contrast on it. */
export function inkOn(colour: string): GroundInk {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // White has 1.05 / (L + 0.05), black (L + 0.05) / 0.05: they meet where L is 0.179.
  return luminance > 0.179 ? 'dark' : 'light'
}

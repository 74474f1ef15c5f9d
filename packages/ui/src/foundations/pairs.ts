/** The least contrast of text on its ground (WCAG 2.2, 1.4.3): every size, so that no text depends on being large. */
export const TEXT_CONTRAST = 4.5

/** The least contrast of what has to be seen to use the product: control, focus, shelf (WCAG 2.2, 1.4.11). */
export const SIGN_CONTRAST = 3

/** Two roles that meet: what is drawn, and what it is drawn on. */
export interface Pair {
  front: string
  ground: string
  /** The least contrast the two have to have. */
  least: number
}

/** Ground to the text that stands on it somewhere in the product. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  page: ['ink', 'ink-muted', 'link', 'brand', 'positive', 'caution', 'critical', 'info'],
  surface: ['ink', 'ink-muted', 'link', 'brand', 'positive', 'caution', 'critical', 'info'],
  raised: ['ink', 'ink-muted', 'link', 'brand', 'critical'],
  well: ['ink', 'ink-muted', 'link', 'brand', 'positive', 'caution', 'critical'],
  niche: ['ink', 'ink-muted'],
  fill: ['ink', 'ink-muted'],
  'fill-strong': ['ink'],
  'brand-quiet': ['ink', 'ink-muted', 'link', 'brand'],
  'brand-quiet-hover': ['ink', 'link', 'brand'],
  brand: ['ink-on-brand'],
  'brand-hover': ['ink-on-brand'],
  'brand-press': ['ink-on-brand'],
  inverse: ['ink-on-inverse'],
  'price-better': ['ink-on-price'],
  'price-better-quiet': ['ink', 'ink-muted'],
  'positive-quiet': ['ink', 'ink-muted', 'positive'],
  'caution-quiet': ['ink', 'ink-muted', 'caution'],
  'critical-quiet': ['ink', 'ink-muted', 'critical'],
  'info-quiet': ['ink', 'ink-muted', 'info', 'link'],
  'critical-solid': ['ink-on-critical'],
  'tint-leaf': ['ink', 'ink-muted', 'link'],
  'tint-berry': ['ink', 'ink-muted', 'link'],
  'tint-cloud': ['ink', 'ink-muted', 'link'],
  'tint-sea': ['ink', 'ink-muted', 'link'],
  night: ['ink-on-night', 'ink-on-night-muted'],
}

/** Ground to the lines and signs on it that carry a meaning of their own. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  page: ['line-control', 'focus', 'shelf', 'brand', 'accent', 'critical'],
  surface: ['line-control', 'focus', 'shelf', 'brand', 'accent', 'critical', 'critical-solid', 'inverse'],
  raised: ['line-control', 'focus', 'shelf'],
  well: ['line-control', 'focus', 'shelf', 'positive'],
  niche: ['shelf', 'accent'],
  // Beside a ground of its own colour the ring is seen against its gap.
  'focus-gap': ['focus'],
  night: ['ink-on-night-muted', 'accent-on-night'],
}

/**
 * Roles nobody has to see: lines that only separate, an empty star beside the figure, the veil behind a dialog, and the
 * border that a yellow label has besides its ground.
 */
export const LOW_CONTRAST_ALLOWED: readonly string[] = ['line', 'line-strong', 'star-off', 'scrim', 'price-better-edge']

function pairsOf(table: typeof TEXT, least: number): Pair[] {
  return Object.entries(table).flatMap(([ground, fronts]) => fronts.map((front) => ({ front, ground, least })))
}

/** Every pair of roles that somebody depends on. */
export const PAIRS: readonly Pair[] = [...pairsOf(TEXT, TEXT_CONTRAST), ...pairsOf(SIGNS, SIGN_CONTRAST)]

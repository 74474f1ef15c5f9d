/** Minimum contrast of text (WCAG 2.2, 1.4.3). Used for every font size, so that no text depends on being large. */
export const TEXT_CONTRAST = 4.5

/** Minimum contrast of controls, focus ring and shelf (WCAG 2.2, 1.4.11). */
export const NON_TEXT_CONTRAST = 3

/** A foreground role and the background role it is drawn on. */
export interface Pair {
  front: string
  ground: string
  /** The minimum contrast of the two. */
  least: number
}

/** Text roles by the background they are used on. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  page: ['ink', 'ink-muted', 'link', 'brand', 'positive', 'caution', 'critical', 'info'],
  surface: ['ink', 'ink-muted', 'link', 'brand', 'positive', 'caution', 'critical', 'info'],
  raised: ['ink', 'ink-muted', 'link', 'brand', 'critical'],
  well: ['ink', 'ink-muted', 'link', 'brand', 'positive', 'caution', 'critical'],
  media: ['ink', 'ink-muted'],
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

/** Roles of meaningful lines and symbols by the background they are used on. */
const NON_TEXT: Readonly<Record<string, readonly string[]>> = {
  page: ['line-control', 'focus', 'shelf', 'brand', 'accent', 'critical'],
  surface: ['line-control', 'focus', 'shelf', 'brand', 'accent', 'critical', 'critical-solid', 'inverse'],
  raised: ['line-control', 'focus', 'shelf'],
  well: ['line-control', 'focus', 'shelf', 'positive'],
  media: ['shelf', 'accent'],
  // If the ring and its background have the same colour, the gap provides the contrast.
  'focus-gap': ['focus'],
  night: ['ink-on-night-muted', 'accent-on-night'],
}

/**
 * Decorative roles: separators, the empty star beside the rating in numbers, the backdrop of a dialog, and the border
 * of a yellow label.
 */
export const LOW_CONTRAST_ALLOWED: readonly string[] = ['line', 'line-strong', 'star-off', 'scrim', 'price-better-edge']

function pairsOf(table: typeof TEXT, least: number): Pair[] {
  return Object.entries(table).flatMap(([ground, fronts]) => fronts.map((front) => ({ front, ground, least })))
}

/** Every pair of roles with a required contrast. */
export const PAIRS: readonly Pair[] = [...pairsOf(TEXT, TEXT_CONTRAST), ...pairsOf(NON_TEXT, NON_TEXT_CONTRAST)]

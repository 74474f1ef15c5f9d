/**
 * The snapshots that Chromatic takes. Each costs money on every build, so stories that repeat another one have none;
 * play functions, axe and `story-rules.test.ts` check those. `npm run snapshots` counts them from this file.
 * @typedef {Record<string, { scheme?: string, contrast?: string, viewport?: number }>} Modes
 */

/** @type {Modes} A component's states in both schemes. */
const schemes = { light: { scheme: 'light', viewport: 1280 }, dark: { scheme: 'dark', viewport: 1280 } }

/** @type {Modes} A page on a desktop, a tablet and a phone. */
const widths = { desk: { viewport: 1280 }, tablet: { viewport: 768 }, phone: { viewport: 390 } }

/** @type {Modes} An office page looks the same on a tablet and on a desktop, except for a narrower sidebar. */
const officeWidths = { desk: { viewport: 1280 }, phone: { viewport: 390 } }

/** @type {Modes} Everything else, once. */
const once = { desk: { viewport: 1280 } }

/** @type {Modes} */
const none = {}

/**
 * Names of stories that repeat another one: mirrored, with extreme content, in high contrast (contrast.test.ts computes
 * the contrast of every colour pair).
 */
const REPEATS = /^(RightToLeft|HighContrast|Hostile|LongHostile|LongText|Huge|Refreshing)/

/** Stories of a component that its `States` cover. */
const REPEATS_A_STATE = /^(Disabled|ReadOnly|Invalid|Busy|Variants|BusyVariants)$/

/** Stories that show most of a component at once: `States` in both schemes, `Themes` in all four side by side. */
export const FULL_VIEWS = /^(States|Themes)$/

/** Stories of a component that its full views contain. */
const IN_A_FULL_VIEW = /^Default$|Dark$|HighContrast/

/** Stories of a screen that are covered: its widths by modes of its first story, its colours by its components. */
const REPEATS_ON_A_SCREEN = /^(Phone|Tablet|Narrow|Dark|Themes)/

/**
 * The modes of a story's snapshots; none if it repeats another story.
 * @param {string} title of the file: its first segment is its group
 * @param {string} name of the export
 * @param {boolean} [hasFullView] true if the file has a snapshot of a full view
 * @returns {Modes}
 */
export function modesOf(title, name, hasFullView = false) {
  const [group] = title.split('/')
  if (group === 'Pages') return name === 'Default' ? once : none
  if (group === 'Flows' || REPEATS.test(name)) return none
  // The components of an office page have snapshots of their states already.
  if (group === 'Office') return name === 'Default' ? officeWidths : none
  if (group === 'Screens') {
    if (name === 'Default') return widths
    return REPEATS_ON_A_SCREEN.test(name) ? none : once
  }
  if (group === 'Components' && REPEATS_A_STATE.test(name)) return none
  if (hasFullView && IN_A_FULL_VIEW.test(name)) return none
  return name === 'States' ? schemes : once
}

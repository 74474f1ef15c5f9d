/**
 * Which pictures Chromatic takes. Each costs money each time, so a picture that shows what another does is not taken:
 * plays, axe and the story law have looked at those. `npm run snapshots` reckons the bill from this file.
 *
 * @typedef {Record<string, { scheme?: string, contrast?: string, viewport?: number }>} Modes
 */

/** @type {Modes} What a component's states look like in both schemes. */
const schemes = { light: { scheme: 'light', viewport: 1280 }, dark: { scheme: 'dark', viewport: 1280 } }

/** @type {Modes} How a page lies on a desk, a tablet and a phone. */
const widths = { desk: { viewport: 1280 }, tablet: { viewport: 768 }, phone: { viewport: 390 } }

/** @type {Modes} A tablet shows a page of the office as a desk does, beside a narrower rail. */
const officeWidths = { desk: { viewport: 1280 }, phone: { viewport: 390 } }

/** @type {Modes} Everything else, once. */
const once = { desk: { viewport: 1280 } }

/** @type {Modes} */
const none = {}

/**
 * Stories whose names say that they show another one once more: mirrored, with awkward content, in stronger contrast
 * (every pair of those colours is reckoned by contrast.test.ts).
 */
const REPEATS = /^(RightToLeft|HighContrast|Hostile|LongAndHostile|LongText|Huge|NarrowAndHostile|Refreshing)/

/** Of a component: its `States` show it as well. */
const REPEATS_A_STATE = /^(Disabled|ReadOnly|Invalid|Busy|Variants|BusyVariants)$/

/** Of a screen: its widths are modes of its first story, and its colours are those of the parts it is made of. */
const REPEATS_ON_A_SCREEN = /^(OnAPhone|OnATablet|Narrow|Phone|Dark|Themes)/

/**
 * The modes a story is photographed in; none where it repeats a picture.
 * @param {string} title of the file: its first word is its group
 * @param {string} name of the export
 * @returns {Modes}
 */
export function modesOf(title, name) {
  const [group] = title.split('/')
  if (group === 'Pages') return name === 'Default' ? once : none
  if (group === 'Flows' || REPEATS.test(name)) return none
  // What an office page is made of has pictures of its states already.
  if (group === 'Office') return name === 'Default' ? officeWidths : none
  if (group === 'Screens') {
    if (name === 'Default') return widths
    return REPEATS_ON_A_SCREEN.test(name) ? none : once
  }
  if (group === 'Components' && REPEATS_A_STATE.test(name)) return none
  return name === 'States' ? schemes : once
}

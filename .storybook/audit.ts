import type { StoryContext } from '@storybook/react-vite'
import { initialGlobals, type Toolbar } from './toolbar'

/** Whether this is the test run: in Storybook a person is told everything. */
const isTest = '__vitest_browser__' in globalThis

/** What a person of any story is told about. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colours alone differ between a story and the same in another scheme or contrast. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Places alone differ between a story and the same in the other direction. */
const placeRules = ['target-size', 'scrollable-region-focusable']

/** The app has no class names: the colours of its pages are those of the kit's stories. */
const ofTheApp = /^(Pages|Flows)\//

/** Screens are put together of parts whose stories show them in every state. */
const ofParts = /^(Screens|Office)\//

export const everyRule = { resultTypes: ['violations'], preload: false, runOnly: { type: 'tag', values: tags } }

/**
 * What axe is to look at in a story. Reading the colours of a whole page takes longer than all else a story does, so a
 * test looks for each fault where it would come from: for colours in every picture of the kit's parts and in the first
 * one of each screen, in every theme they have a story for, for places in every picture, for all else in every story but
 * those which show another one once more.
 */
function rulesFor({ title, name, tags: marks, globals }: StoryContext): object {
  const { scheme, contrast, direction } = globals as Toolbar
  // The same part many times over, as a hand makes it look: its structure is looked at where it stands alone.
  if (name === 'States') return { ...everyRule, runOnly: { type: 'rule', values: colourRules } }
  if (scheme !== initialGlobals.scheme || contrast !== initialGlobals.contrast) {
    return { ...everyRule, runOnly: { type: 'rule', values: colourRules } }
  }
  if (direction !== initialGlobals.direction) return { ...everyRule, runOnly: { type: 'rule', values: placeRules } }
  const isBehaviour = marks.includes('behaviour')
  const showsNewColours = !isBehaviour && !ofTheApp.test(title) && (name === 'Default' || !ofParts.test(title))
  const left = [...(showsNewColours ? [] : colourRules), ...(isBehaviour ? placeRules : [])]
  return { ...everyRule, rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])) }
}

/** Tells the accessibility addon, before a story is tested, what to look at in it. */
export function chooseRules(context: StoryContext): void {
  if (!isTest) return
  const { a11y, ...others } = context.parameters
  context.parameters = { ...others, a11y: { ...a11y, options: { ...a11y?.options, ...rulesFor(context) } } }
}

import type { StoryContext } from '@storybook/react-vite'
import { initialGlobals, type Toolbar } from './toolbar'

/** True in the test run; in Storybook all rules apply. */
const isTest = '__vitest_browser__' in globalThis

/** True in `npm test`, where the page is not checked again after a story's interaction. */
const isShort = import.meta.env.STORIES === 'short'

/** The rules that apply in Storybook. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose result depends on the scheme or contrast. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Rules whose result depends on the direction. */
const layoutRules = ['target-size', 'scrollable-region-focusable']

/** Stories of the app. It has no styles, so its colours are checked in the kit's stories. */
const APP_TITLE = /^(Pages|Flows)\//

/** Stories of screens. The states of their components are covered by the components' stories. */
const SCREEN_TITLE = /^(Screens|Office)\//

export const allRules = { resultTypes: ['violations'], preload: false, runOnly: { type: 'tag', values: tags } }

/**
 * The axe rules for a story. Checking the colours of a whole page takes longer than the rest of a story, so the test
 * run checks each kind of fault only where it originates: colours in every snapshot of the kit's parts and in the first
 * one of each screen, in every theme with a story; positions in every snapshot; everything else in every story except
 * those that repeat another one.
 */
function rulesFor({ title, name, tags: marks, globals }: StoryContext): object {
  const { scheme, contrast, direction } = globals as Toolbar
  // The same part in many interaction states: its structure is checked in its own story.
  if (name === 'States') return { ...allRules, runOnly: { type: 'rule', values: colourRules } }
  if (scheme !== initialGlobals.scheme || contrast !== initialGlobals.contrast) {
    return { ...allRules, runOnly: { type: 'rule', values: colourRules } }
  }
  if (direction !== initialGlobals.direction) return { ...allRules, runOnly: { type: 'rule', values: layoutRules } }
  const isBehaviour = marks.includes('behaviour')
  const showsNewColours = !isBehaviour && !APP_TITLE.test(title) && (name === 'Default' || !SCREEN_TITLE.test(title))
  const disabledRules = [...(showsNewColours ? [] : colourRules), ...(isBehaviour ? layoutRules : [])]
  return { ...allRules, rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])) }
}

/** Sets the axe rules for the accessibility addon before a story is tested. */
export function chooseRules(context: StoryContext): void {
  if (!isTest) return
  const { a11y, ...others } = context.parameters
  const test = isShort && context.tags.includes('behaviour') ? 'off' : a11y?.test
  context.parameters = { ...others, a11y: { ...a11y, test, options: { ...a11y?.options, ...rulesFor(context) } } }
}

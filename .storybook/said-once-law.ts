import type { StoryContext } from '@storybook/react-vite'
import { messagesIn, saidTwice } from '../packages/ui/src/internal/stories/said-once'

/** Parts are shown several times side by side in their own stories; a page is as a person sees it. */
const wholePages = /^(Screens|Office|Pages|Flows)\//

/**
 * A failure stands once on a page.
 *
 * @throws where a page says it in two places at the same time.
 */
export function keepSaidOnce({ title, name, viewMode }: StoryContext): void {
  if (viewMode === 'docs' || !wholePages.test(title)) return
  // Few stories have a failure, and whether a message is shown takes the style of everything around it.
  if (![...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent)) return
  const [twice] = saidTwice(messagesIn(document))
  if (twice !== undefined) throw new Error(`${title} › ${name} says the same failure twice at once: “${twice}”.`)
}

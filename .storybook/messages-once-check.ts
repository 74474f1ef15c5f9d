import type { StoryContext } from '@storybook/react-vite'
import { messagesIn, duplicateMessages } from '../packages/ui/src/internal/stories/duplicate-messages'

/** Pages, as users see them. A component's own stories may show it several times side by side. */
const pagePattern = /^(Screens|Office|Pages|Flows)\//

/**
 * Checks that a page shows each failure once.
 * @throws if a page shows a failure in two places
 */
export function assertMessagesOnce({ title, name, viewMode }: StoryContext): void {
  if (viewMode === 'docs' || !pagePattern.test(title)) return
  // Few stories have a failure, and checking the visibility of messages requires a style recalculation.
  if (![...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent)) return
  const [duplicate] = duplicateMessages(messagesIn(document))
  if (duplicate !== undefined) throw new Error(`${title} › ${name} shows the same failure twice: “${duplicate}”.`)
}

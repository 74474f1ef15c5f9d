import type { StoryContext } from '@storybook/react-vite'
import type { Guide } from '../packages/ui/src/internal/stories/guide'

/** Whether this is the test run: a page of documentation draws a part that is missing as a hollow number. */
const isTest = '__vitest_browser__' in globalThis

/**
 * Every part that a guide numbers stands in the first example, where its page draws the number.
 *
 * @throws where one is not there, and says which.
 */
export function keepAnatomy({ title, name, canvasElement, parameters }: StoryContext): void {
  const { guide } = parameters as { guide?: Guide }
  if (!isTest || name !== 'Default' || guide?.parts === undefined) return
  const missing = guide.parts.filter(({ at, rare }) => !rare && canvasElement.querySelector(at) === null)
  if (missing.length > 0) {
    const parts = missing.map((part) => `“${part.name}” at ${part.at}`).join('; ')
    throw new Error(
      `${title} › Default does not show what its guide numbers: ${parts}. Say where it is, or that it is rare.`,
    )
  }
}

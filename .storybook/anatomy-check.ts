import type { StoryContext } from '@storybook/react-vite'
import type { Guide } from '../packages/ui/src/internal/stories/guide'

/** True in the test run; a documentation page shows a missing part with a hollow number. */
const isTest = '__vitest_browser__' in globalThis

/**
 * Checks that every numbered part of a guide is in the first example.
 * @throws if a part is missing, with its name
 */
export function assertAnatomy({ title, name, canvasElement, parameters }: StoryContext): void {
  const { guide } = parameters as { guide?: Guide }
  if (!isTest || name !== 'Default' || guide?.parts === undefined) return
  const missing = guide.parts.filter(({ at, rare }) => !rare && canvasElement.querySelector(at) === null)
  if (missing.length > 0) {
    const parts = missing.map((part) => `“${part.name}” at ${part.at}`).join('; ')
    throw new Error(
      `${title} › Default is missing these parts of its guide: ${parts}. Correct their \`at\` or set \`rare\`.`,
    )
  }
}

import type { PreparedStory } from 'storybook/internal/types'

/** Parts that take the whole window when they are open, and would take the page of documentation with them. */
const MODAL = /(Dialog|Drawer|Sheet|Toast|Lightbox)s?$/

/**
 * Whether a story has to be shown in a window of its own: it is a page or a modal, or it asks for a width.
 */
export function needsWindow({ title, parameters, storyGlobals }: PreparedStory): boolean {
  // The framework says `inline: true` of every story, so only a no was meant by somebody.
  const asked = parameters.docs?.story?.inline === false
  return asked || MODAL.test(title) || parameters.layout === 'fullscreen' || storyGlobals.viewport !== undefined
}

import type { PreparedStory } from 'storybook/internal/types'

/** Components that cover the whole window when open. */
const MODAL = /(Dialog|Drawer|Sheet|Toast|Lightbox)s?$/

/** True if a story needs a frame: it is a page or a modal, or it sets a viewport. */
export function needsWindow({ title, parameters, storyGlobals }: PreparedStory): boolean {
  // The framework sets `inline: true` on every story, so only `false` was set by the story.
  const isFramed = parameters.docs?.story?.inline === false
  return isFramed || MODAL.test(title) || parameters.layout === 'fullscreen' || storyGlobals.viewport !== undefined
}

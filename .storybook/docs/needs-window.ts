import type { PreparedStory } from 'storybook/internal/types'

/** Parts that cover the whole window when open, and would cover the documentation page. */
const MODAL = /(Dialog|Drawer|Sheet|Toast|Lightbox)s?$/

/** True if a story needs a frame: it is a page or a modal, or it sets a viewport. */
export function needsWindow({ title, parameters, storyGlobals }: PreparedStory): boolean {
  // The framework sets `inline: true` on every story, so only `false` was set by the story.
  const asked = parameters.docs?.story?.inline === false
  return asked || MODAL.test(title) || parameters.layout === 'fullscreen' || storyGlobals.viewport !== undefined
}

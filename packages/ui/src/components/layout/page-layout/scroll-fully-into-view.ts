import type { FocusEvent } from 'react'

/**
 * Scrolls a focused element completely into view: browsers do not scroll if a small part of it is already visible, e.g.
 * at the end of a scrolling row or at the bottom of the window.
 */
export function scrollFullyIntoView({ target }: FocusEvent<HTMLElement>): void {
  // Not for a heading that gets the focus after navigation, nor for a pressed element, which must stay under the
  // pointer.
  if (target.tabIndex >= 0 && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

import type { FocusEvent } from 'react'

/**
 * Brings what takes the focus wholly into sight: browsers leave it where it is when a sliver of it shows, at the end of
 * a row that scrolls inside itself or at the foot of the window.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  // A page's heading gets the focus where the page was left, and what is pressed stays under the pointer.
  if (target.tabIndex >= 0 && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

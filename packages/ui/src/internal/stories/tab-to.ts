import { userEvent } from 'storybook/test'

/** More stops than any page has. */
const STOPS = 80

/**
 * Presses Tab until the focus is on an element, as somebody without a pointer gets there.
 *
 * @throws where Tab never leads there: a keyboard cannot reach it.
 */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let stop = 0; stop < STOPS && document.activeElement !== element; stop++) {
    await userEvent.tab()
  }
  if (document.activeElement !== element) {
    throw new Error(`Tab does not lead to ${element.outerHTML.slice(0, 80)}`)
  }
}

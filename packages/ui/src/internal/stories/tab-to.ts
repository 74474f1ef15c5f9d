import { userEvent } from 'storybook/test'

/** More tab stops than any page has. */
const STOPS = 80

/**
 * Presses Tab until the element is focused.
 * @throws if the element cannot be reached by keyboard
 */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let stop = 0; stop < STOPS && document.activeElement !== element; stop++) {
    await userEvent.tab()
  }
  if (document.activeElement !== element) {
    throw new Error(`Pressing Tab does not reach ${element.outerHTML.slice(0, 80)}`)
  }
}

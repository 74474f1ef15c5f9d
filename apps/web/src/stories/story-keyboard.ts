import { userEvent } from 'storybook/test'

/** More stops than any page has. */
const stops = 80

/**
 * Presses Tab until the focus is on an element, as somebody without a pointer gets there.
 * @throws where Tab never leads there: a keyboard cannot reach it
 */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let stop = 0; stop < stops && document.activeElement !== element; stop++) await userEvent.tab()
  if (document.activeElement !== element) throw new Error(`Tab does not lead to ${element.outerHTML.slice(0, 80)}`)
}

/**
 * Chooses from the list that has the focus by the beginning of a name, as a hand types it. Only the browser itself
 * opens its lists: where a story is only looked at, the choice is made in its place.
 */
export async function chooseByName(list: HTMLSelectElement, name: string): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return userEvent.selectOptions(list, name)
  const { userEvent: hands } = await import('vitest/browser')
  return hands.keyboard(name)
}

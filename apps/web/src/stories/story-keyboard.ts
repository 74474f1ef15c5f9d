import { userEvent } from 'storybook/test'

/**
 * Chooses from the list that has the focus by the beginning of a name, as a hand types it. Only the browser itself
 * opens its lists: where a story is only looked at, the choice is made in its place.
 */
export async function chooseByName(list: HTMLSelectElement, name: string): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return userEvent.selectOptions(list, name)
  const { userEvent: hands } = await import('vitest/browser')
  return hands.keyboard(name)
}

import { userEvent } from 'storybook/test'

/**
 * Selects an option of the focused native select by typing the start of its name. Only the real browser handles this,
 * so in Storybook the option is selected directly.
 */
export async function chooseByName(list: HTMLSelectElement, name: string): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return userEvent.selectOptions(list, name)
  const { userEvent: hands } = await import('vitest/browser')
  return hands.keyboard(name)
}

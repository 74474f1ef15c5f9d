import { userEvent } from 'storybook/test'

/**
 * Presses a button as a hand does: down, a tenth of a second, up. Whatever comes, goes or moves between the two happens
 * under the pointer. A story that is only looked at presses at once.
 */
export async function pressSlowly(button: HTMLElement): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) {
    await userEvent.click(button)
    return
  }
  const { page, userEvent: hand } = await import('vitest/browser')
  // By a mark of its own: a name may be made of words that only the browser's own tree has.
  button.dataset.testid = 'pressed'
  await hand.click(page.getByTestId('pressed'), { delay: 100, timeout: 90_000 })
  delete button.dataset.testid
  // After a mouse, browsers show no ring around what a script focuses: stories that come later begin as after a key.
  await hand.keyboard('{Shift}')
}

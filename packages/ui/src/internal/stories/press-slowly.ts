import { userEvent } from 'storybook/test'

/**
 * Presses a button for a tenth of a second, so that whatever appears or moves in between does so under the pointer. In
 * Storybook, outside the test run, it presses at once.
 */
export async function pressSlowly(button: HTMLElement): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) {
    await userEvent.click(button)
    return
  }
  const { page, userEvent: hand } = await import('vitest/browser')
  // Located by a test id, because Testing Library and the browser may compute different accessible names.
  button.dataset.testid = 'pressed'
  await hand.click(page.getByTestId('pressed'), { delay: 100, timeout: 90_000 })
  delete button.dataset.testid
  // After a mouse press browsers show no focus ring for programmatic focus; a key press resets that for later stories.
  await hand.keyboard('{Shift}')
}

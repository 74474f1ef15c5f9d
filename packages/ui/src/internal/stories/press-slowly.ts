import { userEvent } from 'storybook/test'

/**
 * Holds a press on a button for 100 ms, so that a layout shift in between moves the button away from the pointer. In
 * Storybook, outside the test run, it clicks at once.
 */
export async function pressSlowly(button: HTMLElement): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) {
    await userEvent.click(button)
    return
  }
  const { page, userEvent: browserEvent } = await import('vitest/browser')
  // Located by a test id, because Testing Library and the browser may compute different accessible names.
  button.dataset.testid = 'pressed'
  await browserEvent.click(page.getByTestId('pressed'), { delay: 100, timeout: 90_000 })
  delete button.dataset.testid
  // After a mouse press browsers show no focus ring for programmatic focus; a key press resets that for later stories.
  await browserEvent.keyboard('{Shift}')
}

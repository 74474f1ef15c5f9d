/**
 * Presses keys in the real browser, which triggers native behaviour: a summary opens, a popover closes, a list selects.
 * Synthetic events in Storybook do not trigger it, so `otherwise` is called there instead.
 * @param keys as in `userEvent.keyboard`
 */
export async function pressKeys(keys: string, otherwise: () => unknown): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) {
    await otherwise()
    return
  }
  const { userEvent } = await import('vitest/browser')
  await userEvent.keyboard(keys)
}

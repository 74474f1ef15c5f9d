/**
 * Presses keys as a hand does, so that what follows is the browser's own answer: a summary opens, a popover closes, a
 * list chooses. Keys that a story makes by itself get no such answer, so where it is only looked at `otherwise` takes
 * their place.
 *
 * @param keys as in `userEvent.keyboard`.
 */
export async function pressKeys(keys: string, otherwise: () => unknown): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) {
    await otherwise()
    return
  }
  const { userEvent } = await import('vitest/browser')
  await userEvent.keyboard(keys)
}

/**
 * Spread into a story that proves what a part does instead of showing how it looks: `{ ...behaviour, play }`. It runs
 * as a test like any other, and stays out of the documentation and of the pictures.
 *
 * A story that has tags or parameters of its own repeats these: `tags: ['behaviour', 'keyboard']`.
 */
export const behaviour = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
}

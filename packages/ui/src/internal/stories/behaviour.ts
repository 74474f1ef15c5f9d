/**
 * Spread into a story that tests behaviour rather than appearance: `{ ...behaviour, play }`. It runs as a test, and is
 * left out of the documentation and the snapshots.
 * A story that sets tags or parameters itself has to repeat these: `tags: ['behaviour', 'keyboard']`.
 */
export const behaviour = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
}

/**
 * Spread into a story whose appearance is already in the file's `States`, which has snapshots in light and dark.
 */
export const inStates = { parameters: { chromatic: { disableSnapshot: true } } }

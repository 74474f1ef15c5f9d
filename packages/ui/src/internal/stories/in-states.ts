/** Spread into a story whose picture is a cell of the file's `States`, which is photographed light and dark. */
export const inStates = { parameters: { chromatic: { disableSnapshot: true } } }

/**
 * Bytes of a kilobyte in limits and on pages. Windows uses this unit too; other systems use 1000. The larger one is
 * used, so that a file is accepted if the user's system shows a size within the limit.
 */
export const kilobyte = 1024

/** Bytes of a megabyte in limits and on pages. */
export const megabyte = 1024 * kilobyte

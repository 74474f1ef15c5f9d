/**
 * Bytes of a kilobyte, as limits and pages count them. Windows counts so; elsewhere a file of as many megabytes is
 * smaller. So nobody whose own list of files shows no more than a limit is refused for it.
 */
export const kilobyte = 1024

/** Bytes of a megabyte. */
export const megabyte = 1024 * kilobyte

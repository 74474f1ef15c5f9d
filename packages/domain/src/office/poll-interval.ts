/**
 * The refetch interval for counts and lists in milliseconds, while the window has focus; the store does not push
 * changes. Lists with buttons in their rows do not use it, because a row that moves under the pointer causes wrong
 * clicks.
 */
export const pollInterval = 60_000

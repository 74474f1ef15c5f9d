/**
 * How often what waits is asked for again while somebody looks, in milliseconds: the store tells nobody by itself. Lists with buttons
 * in their rows are left alone, since a row that moves under the pointer is taken for another.
 */
export const pollInterval = 60_000

import { useSettings } from './use-settings'

/** The pictures beside sign-in and other short forms, by shelf. */
export const useShelves = () => useSettings().shelves.map((shelf) => shelf.map((src) => ({ src })))

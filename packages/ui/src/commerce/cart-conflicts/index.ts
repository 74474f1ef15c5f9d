export type { CartConflictEvents } from './CartConflict'
export type { CartConflictsProps } from './CartConflicts'
export { CartConflictsLater } from './CartConflictsLater'

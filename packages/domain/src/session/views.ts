/** Shapes that the kit shows, as types only. */
export type { Credentials } from './session.queries'
export type * from './session.view'

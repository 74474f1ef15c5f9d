/** Types of the session, for the component library. */
export type { Credentials } from './session.queries'
export type * from './session.view'

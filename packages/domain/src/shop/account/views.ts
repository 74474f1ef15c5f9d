/** Types of the account pages, for the component library. */
export type * from './account.view'
export type * from './profile-form'

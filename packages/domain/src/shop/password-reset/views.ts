/** Types of the password reset, for the component library. */
export type * from './password-reset.view'

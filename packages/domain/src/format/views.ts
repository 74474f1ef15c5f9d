/** Shapes that the kit shows, as types only. */
export type { PrintedAddressView } from './address'
export type { Greeting } from './greeting'

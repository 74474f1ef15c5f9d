/** Shapes that the kit shows, as types only. */
export type { PrintedAddressView } from './address.rules'
export type { Greeting } from './greeting'

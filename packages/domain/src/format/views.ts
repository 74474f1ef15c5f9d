/** Types of the views that packages/ui displays. */
export type { PrintedAddressView } from './address.rules'
export type { Greeting } from './greeting'

/** Types of the views that packages/ui displays. */
export type { PrintedAddressView } from '../../rules/addresses/address'
export type { Greeting } from './greeting'

/** Shapes that the kit shows, as types only. */
export type { VatIdFault } from '../checkout/vat-id.rules'
export type * from './company.view'

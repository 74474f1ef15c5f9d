/** Types of the company page, for the component library. */
export type { VatIdFault } from '../checkout/vat-id.rules'
export type * from './company.view'

/** Types of the company page, for the component library. */
export type { VatIdFault } from '../../rules/tax/vat-id'
export type * from './company.view'

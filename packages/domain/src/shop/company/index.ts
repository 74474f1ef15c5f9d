export { toVatIdView } from './company.view'
export { useVatId } from './use-vat-id'

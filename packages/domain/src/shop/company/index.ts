export { companyQuery } from './company.queries'
export { toVatIdView } from './company.view'
export { useVatId } from './use-vat-id'

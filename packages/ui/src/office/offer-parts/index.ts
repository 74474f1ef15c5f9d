export { OfferChanges } from './OfferChanges'
export { OfferState } from './OfferState'
export { ConfirmDialog } from './ConfirmDialog'

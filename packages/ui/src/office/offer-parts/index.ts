export { OfferChanges } from './OfferChanges'
export { OfferState } from './OfferState'
export { StopDialog } from './StopDialog'

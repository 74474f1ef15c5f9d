export { DraftDialog } from './DraftDialog'
export { DiscardConfirmation } from './DiscardConfirmation'

export { DraftDialog } from './DraftDialog'
export { DraftQuestion } from './DraftQuestion'

export type { ReviewDialogProps } from './ReviewDialog'
export { ReviewDialogLater } from './ReviewDialogLater'

export type { ComplaintDialogProps } from './ComplaintDialog'
export { ComplaintDialogLater } from './ComplaintDialogLater'
export type { ComplaintForm, ComplaintLimits, ComplaintOrder } from './view'

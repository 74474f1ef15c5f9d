export { ComplaintDialog, type ComplaintDialogProps } from './ComplaintDialog'
export type { ComplaintForm, ComplaintLimits, ComplaintOrder } from './view'

export { ComplaintDialog, type ComplaintDialogProps } from './ComplaintDialog'

export { ComplaintDialog, type ComplaintDialogProps } from './ComplaintDialog'
export { useComplaintTypeName } from './use-complaint-type-name'

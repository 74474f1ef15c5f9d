export { DeliveryDone, type DeliveryDoneProps } from './DeliveryDone'
export { PasteDialog, type PasteDialogProps } from './PasteDialog'

export type { AddressDialogProps } from './AddressDialog'
export { AddressDialogLater } from './AddressDialogLater'

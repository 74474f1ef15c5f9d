export { ModalFrame, type ModalProps } from './ModalFrame'
export type { CloseReason } from './use-modal'

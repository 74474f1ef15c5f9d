export type { CloseReason } from '../../../internal/modal'
export { Dialog, type DialogProps } from './Dialog'

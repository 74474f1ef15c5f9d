export type { CloseReason } from '../../../internal/modal'
export { SideSheet, type SideSheetProps } from './SideSheet'

export type { CloseReason } from '../../../internal/modal'
export { Drawer, type DrawerProps } from './Drawer'

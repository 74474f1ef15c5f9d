export { ShareShelfDialog, type ShareShelfDialogProps } from './ShareShelfDialog'

export { FileDrop, type FileDropProps } from './FileDrop'
export type { DroppedFile } from './FileLine'

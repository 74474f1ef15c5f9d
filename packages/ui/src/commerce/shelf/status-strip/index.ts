export { StatusStrip, type StatusStripProps } from './StatusStrip'

export { StatusStrip, StatusStripSkeleton, type StatusStripProps } from './StatusStrip'

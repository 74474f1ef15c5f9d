export { ReviewPanel, type ReviewPanelProps } from './ReviewPanel'

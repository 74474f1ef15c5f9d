export { entryOfProduct } from './entry-of-product'
export { ActivityEntry } from './ActivityEntry'
export { useActivityTimeline } from './use-activity-timeline'
export { useActivityText } from './use-activity-text'

export { entryOfProduct } from './ActivityProducts'
export { ActivityEntry } from './ActivityEntry'
export { useActivityTimeline } from './use-activity-timeline'
export { useActivityText } from './use-activity-text'

export { ActivityEntry } from './ActivityEntry'
export { PutBackDialog } from './PutBack'
export { useActivityTimeline } from './use-activity-timeline'
export { useActivityText } from './use-activity-text'

export { Timeline, type TimelineActor, type TimelineEntry, type TimelineProps } from './Timeline'

import type { ActivityEntryView } from '@skafferi/domain/office/views'
import { Timeline } from '../../components/content/timeline'
import { useActivityTimeline } from './use-activity-timeline'

export interface ActivityTimelineProps {
  /** The accessible name of the list. */
  label: string
  /** Newest first. */
  entries: readonly ActivityEntryView[]
}

/** The activity of one object on its page. */
export function ActivityTimeline({ label, entries }: ActivityTimelineProps) {
  const entriesOf = useActivityTimeline()
  return <Timeline label={label} background="page" entries={entriesOf(entries)} />
}

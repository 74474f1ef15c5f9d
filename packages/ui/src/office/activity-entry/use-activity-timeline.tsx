import type { ActivityEntryView } from '@skafferi/domain/office/views'
import { ActivityIcon } from '../../components/content/icon'
import type { TimelineEntry } from '../../components/content/timeline'
import { ActivityChanges } from './ActivityChanges'
import { ActivityEntry } from './ActivityEntry'
import { useActivityText } from './use-activity-text'

/** Converts activity entries to entries of a timeline. */
export function useActivityTimeline(): (activity: readonly ActivityEntryView[]) => TimelineEntry[] {
  const { nameOf } = useActivityText()
  return (activity) =>
    activity.map((entry) => ({
      id: entry.id,
      actor:
        entry.actor.name === null
          ? { kind: 'system', icon: <ActivityIcon size="sm" /> }
          : { kind: 'person', name: nameOf(entry.actor) },
      text: <ActivityEntry entry={entry} />,
      ...(entry.changes.length > 0 && { details: <ActivityChanges changes={entry.changes} /> }),
      time: entry.time,
    }))
}

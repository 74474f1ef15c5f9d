import type { ActivityEntryView } from '@skafferi/domain/office/views'
import { ActivityIcon } from '../../components/content/icon'
import type { TimelineEntry } from '../../components/content/timeline'
import { ActivityChanges } from './ActivityChanges'
import { ActivityEntry } from './ActivityEntry'
import { ActivityProducts } from './ActivityProducts'
import { PutBackOffer } from './PutBackOffer'
import { useActivityText } from './use-activity-text'

/**
 * Converts activity entries to entries of a timeline.
 * @param onPutBack the user wants to put back the old values of an entry, or of one product of it; omit if the list
 * does not offer it
 * @param onShowProducts the user wants to see further products of an entry
 */
export function useActivityTimeline(
  onPutBack?: (event: { id: string; product?: string }) => void,
  onShowProducts?: (event: { id: string }) => void,
): (activity: readonly ActivityEntryView[]) => TimelineEntry[] {
  const { nameOf } = useActivityText()
  return (activity) =>
    activity.map((entry) => ({
      id: entry.id,
      actor:
        entry.actor.name === null
          ? { kind: 'system', icon: <ActivityIcon size="sm" /> }
          : { kind: 'person', name: nameOf(entry.actor) },
      text: <ActivityEntry entry={entry} />,
      ...((entry.changes.length > 0 || entry.many) && {
        details: (
          <div className="grid gap-1.5">
            <ActivityChanges changes={entry.changes} />
            {entry.many && (
              <ActivityProducts
                many={entry.many}
                onPutBack={onPutBack && (({ product }) => onPutBack({ id: entry.id, product }))}
                onShowAll={onShowProducts && (() => onShowProducts({ id: entry.id }))}
              />
            )}
            {onPutBack && <PutBackOffer {...entry} onPutBack={() => onPutBack({ id: entry.id })} />}
          </div>
        ),
      }),
      time: entry.time,
    }))
}

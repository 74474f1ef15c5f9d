import type { DeedView } from '@skafferi/domain/office/views'
import { ActivityIcon } from '../../components/icon'
import type { TimelineEntry } from '../../components/timeline'
import { Deed } from './Deed'
import { useDeedText } from './use-deed-text'

/** What was done, as a timeline shows it. */
export function useDeedEntries(): (deeds: readonly DeedView[]) => TimelineEntry[] {
  const { nameOf } = useDeedText()
  return (deeds) =>
    deeds.map((deed) => ({
      id: deed.id,
      actor:
        deed.doer.name === null
          ? { kind: 'system', icon: <ActivityIcon size="sm" /> }
          : { kind: 'person', name: nameOf(deed.doer) },
      text: <Deed deed={deed} />,
      time: deed.time,
    }))
}

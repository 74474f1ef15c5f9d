import type { DeedView, Doer, OfficeState } from '@skafferi/domain/office/views'
import { EmptyState } from '../../components/empty-state'
import { SegmentedControl } from '../../components/segmented-control'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { Timeline } from '../../components/timeline'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useDeedEntries } from '../deeds'
import { OfficeFailure, PageShelf } from '../page-shelf'

const DOERS = ['everybody', 'operator', 'api_key', 'customer', 'shop'] as const

export interface ActivityScreenProps {
  deeds: OfficeState<readonly DeedView[]>
  /** Whose doing is shown; empty for everybody's. */
  by: '' | Doer['kind']
  /** Whether older entries are on their way. */
  loadingOlder: boolean
  /** Somebody else’s doing is to be shown. */
  onBy: (event: { by: '' | Doer['kind'] }) => void
  /** Asks for older entries; `null` where there are none. */
  onOlder: (() => void) | null
}

/** Who did what, the newest first. */
export function ActivityScreen({ deeds, by, loadingOlder, onBy, onOlder }: ActivityScreenProps) {
  const t = useWords(officeWords)
  const entriesOf = useDeedEntries()
  return (
    <div className="grid gap-4 pb-8">
      <PageShelf title={t('place.activity')} />
      <div className="max-w-full justify-self-start overflow-x-auto">
        <SegmentedControl
          label={t('activity.by')}
          segments={DOERS.map((doer) => ({ value: doer, label: t(`activity.${doer}`) }))}
          value={by === '' ? 'everybody' : by}
          onChange={({ value }) => onBy({ by: value === 'everybody' ? '' : value })}
        />
      </div>
      {deeds.status === 'loading' && (
        <SkeletonGroup label={t('activity.loading')} of="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {deeds.status === 'failed' && <OfficeFailure title={t('activity.failed')} request={deeds.request} onRetry={deeds.retry} />}
      {deeds.status === 'ready' &&
        (deeds.view.length === 0 ? (
          <EmptyState variant="panel" title={t('activity.none')} />
        ) : (
          <Timeline label={t('activity.list')} ground="page" entries={entriesOf(deeds.view)} loadingOlder={loadingOlder} onOlder={onOlder ?? undefined} />
        ))}
    </div>
  )
}

import type { Load } from '@skafferi/domain/platform/action/views'
import type { FiledComplaintsView } from '@skafferi/domain/shop/complaints/views'
import { EmptyState } from '../../../components/feedback/empty-state'
import { ErrorState } from '../../../components/feedback/error-state'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { useWords } from '../../../words'
import { complaintsWords } from '../../../words/generated/complaints'
import { useAccountProblemText } from '../../account/account-problem-text'
import { FiledComplaint } from './FiledComplaint'

export interface ComplaintListProps {
  load: Load<FiledComplaintsView, 'load_complaints'>
  /** `order`: the complaints of one order. `company`: all, each with its order. */
  scope: 'order' | 'company'
}

/** Filed complaints with their state, texts, pictures and the shop's answers. */
export function ComplaintList({ load, scope }: ComplaintListProps) {
  const t = useWords(complaintsWords)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <h2>{t('title')}</h2>
      <Content load={load} scope={scope} />
    </section>
  )
}

function Content({ load, scope }: ComplaintListProps) {
  const t = useWords(complaintsWords)
  const problemText = useAccountProblemText()
  if (load.status === 'loading') {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="6rem" />
      </SkeletonGroup>
    )
  }
  if (load.status === 'failed')
    return <ErrorState variant="panel" title={problemText(load.problem)} onRetry={() => load.retry()} />
  const { complaints, count } = load.view
  if (count === 0)
    return <EmptyState variant="panel" headingLevel={3} title={t('empty.title')} text={t('empty.text')} />
  return (
    <>
      <ul role="list" className="rounded-lg border border-line bg-surface px-5">
        {complaints.map((complaint) => (
          <FiledComplaint key={complaint.id} complaint={complaint} showsOrder={scope === 'company'} />
        ))}
      </ul>
      {complaints.length < count && (
        <p className="num text-xs text-ink-muted">{t('latest', { shown: complaints.length, count })}</p>
      )}
    </>
  )
}

import type { CountedList, OfficeState, UnsentMailView } from '@skafferi/domain/office/views'
import { EmptyState } from '../../components/feedback/empty-state'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { OfficeFailure } from '../page-header'
import { PageProblem } from '../page-news'
import { InboxHeader, type InboxSections } from './InboxHeader'
import { InboxStates } from './InboxStates'
import { UnsentMails, type UnsentMailsProps } from './UnsentMails'

export interface UnsentMailScreenProps extends Pick<UnsentMailsProps, 'pending' | 'onRetry'> {
  sections: InboxSections
  /** The listed state. */
  state: 'failed' | 'waiting'
  /** The URLs of both lists. */
  stateHrefs: Readonly<Record<'failed' | 'waiting', string>>
  mails: OfficeState<CountedList<UnsentMailView>>
  /** Text of a failed retry; `null` otherwise. */
  problem: string | null
}

/** The unsent e-mails. */
export function UnsentMailScreen({
  sections,
  state,
  stateHrefs,
  mails,
  pending,
  problem,
  onRetry,
}: UnsentMailScreenProps) {
  const t = useWords(officeInboxWords)
  const states = [
    { id: 'failed', label: t('mail.failed'), href: stateHrefs.failed },
    { id: 'waiting', label: t('mail.waiting'), href: stateHrefs.waiting },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-8">
      <div>
        <InboxHeader sections={sections} current="mail" />
      </div>
      <InboxStates states={states} current={state} />
      <PageProblem text={problem} />
      {mails.status === 'loading' && (
        <SkeletonGroup label={t('inbox.loading')} scope="page">
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {mails.status === 'failed' && (
        <OfficeFailure title={t('inbox.failed')} request={mails.request} onRetry={mails.retry} />
      )}
      {mails.status === 'ready' && mails.view.rows.length === 0 && (
        <EmptyState variant="panel" title={t(state === 'failed' ? 'mail.noneFailed' : 'mail.noneWaiting')} />
      )}
      {mails.status === 'ready' && mails.view.rows.length > 0 && (
        <UnsentMails mails={mails.view.rows} pending={pending} onRetry={onRetry} />
      )}
    </div>
  )
}

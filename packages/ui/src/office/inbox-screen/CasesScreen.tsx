import type {
  CaseKind,
  CaseState,
  CountedList,
  ListedCaseView,
  OfficeState,
  CaseDetailView,
} from '@skafferi/domain/office/views'
import { EmptyState } from '../../components/empty-state'
import { Link } from '../../components/link'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { OfficeFailure } from '../page-header'
import { InboxQueue } from './InboxQueue'
import { CaseSheet, type CaseSheetProps } from './CaseSheet'
import { InboxHeader, type InboxParts } from './InboxHeader'
import { InboxStates } from './InboxStates'

export interface CasesScreenProps extends Omit<CaseSheetProps, 'whole'> {
  parts: InboxParts
  kind: CaseKind
  /** Which ones are listed, and where the others are. */
  state: CaseState
  stateHrefs: Readonly<Record<CaseState, string>>
  cases: OfficeState<CountedList<ListedCaseView>>
  /** The one that is looked at; `null` while none is. */
  whole: OfficeState<CaseDetailView> | null
  /** Its id. */
  current: string | null
}

/** Complaints or messages: who wrote, and one of them with its answers. Where there is no room for both, one after the other. */
export function CasesScreen({ parts, kind, state, stateHrefs, cases, whole, current, ...doing }: CasesScreenProps) {
  const t = useWords(officeInboxWords)
  const isOpen = whole !== null
  const states = [
    { id: 'open', label: t('inbox.open'), href: stateHrefs.open },
    { id: 'closed', label: t('inbox.closed'), href: stateHrefs.closed },
  ]
  return (
    <div className="flex flex-1 flex-col">
      <InboxHeader parts={parts} current={kind} />
      <div className="grid flex-1 content-start gap-4 pt-4 pb-8 xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-8">
        <div className={`grid content-start gap-3 ${isOpen ? 'max-xl:hidden' : ''}`}>
          <InboxStates states={states} current={state} />
          {cases.status === 'loading' && (
            <SkeletonGroup label={t('inbox.loading')} of="page">
              <Skeleton height="16rem" />
            </SkeletonGroup>
          )}
          {cases.status === 'failed' && (
            <OfficeFailure title={t('inbox.failed')} request={cases.request} onRetry={cases.retry} />
          )}
          {cases.status === 'ready' && cases.view.rows.length > 0 && (
            <InboxQueue kind={kind} cases={cases.view.rows} current={current} />
          )}
          {cases.status === 'ready' &&
            cases.view.rows.length === 0 &&
            (state === 'open' ? (
              <EmptyState variant="panel" title={t(`inbox.none.${kind}`)} text={t('inbox.noneText')} />
            ) : (
              <EmptyState variant="panel" title={t('inbox.noneClosed')} />
            ))}
        </div>
        {isOpen && (
          <div className="min-w-0">
            <p className="pb-3 text-sm xl:hidden">
              <Link href={stateHrefs[state]}>{t('inbox.back')}</Link>
            </p>
            {whole.status === 'loading' && (
              <SkeletonGroup label={t('case.loading')}>
                <Skeleton height="24rem" />
              </SkeletonGroup>
            )}
            {whole.status === 'failed' && (
              <OfficeFailure title={t('case.failed')} request={whole.request} onRetry={whole.retry} />
            )}
            {whole.status === 'ready' && <CaseSheet key={whole.view.id} whole={whole.view} {...doing} />}
          </div>
        )}
        {!isOpen && cases.status === 'ready' && cases.view.rows.length > 0 && (
          <p className="text-ink-muted max-xl:hidden">{t('inbox.choose')}</p>
        )}
      </div>
    </div>
  )
}

import type {
  CaseKind,
  CaseState,
  CountedList,
  ListedCaseView,
  OfficeState,
  CaseDetailView,
} from '@skafferi/domain/office/views'
import { Link } from '../../components/actions/link'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { ListContent, ListPage } from '../list-page'
import { OfficeFailure } from '../page-header'
import { CaseSheet, type CaseSheetProps } from './CaseSheet'
import { useInboxPage, type InboxSections } from './use-inbox-page'
import { InboxStates } from './InboxStates'
import { CaseQueue } from '../case-queue'

interface InboxQueueProps {
  kind: CaseKind
  cases: readonly ListedCaseView[]
  /** The id of the open case. */
  current: string | null
}

/** The list of complaints or messages, newest first. */
function InboxQueue({ kind, cases, current }: InboxQueueProps) {
  const t = useWords(officeInboxWords)
  const queued = cases.map(({ id, sender, subject, number, lines, time, href }) => ({
    id,
    title: sender,
    subtitle: subject,
    detail:
      number !== null &&
      [t('case.number', { number: String(number) }), lines > 0 && t('case.lineCount', { count: lines })]
        .filter(Boolean)
        .join(' · '),
    time: <time dateTime={time.dateTime}>{time.text}</time>,
    href,
  }))
  return <CaseQueue label={t(`inbox.${kind}`)} cases={queued} current={current} />
}

export interface CasesScreenProps extends Omit<CaseSheetProps, 'detail'> {
  sections: InboxSections
  kind: CaseKind
  /** The listed state, and the URLs of both lists. */
  state: CaseState
  stateHrefs: Readonly<Record<CaseState, string>>
  cases: OfficeState<CountedList<ListedCaseView>>
  /** The open case; `null` if none is open. */
  detail: OfficeState<CaseDetailView> | null
  /** The id of the open case. */
  current: string | null
}

/** A list of complaints or messages, and one of them. On narrow screens only one of both is shown. */
export function CasesScreen({ sections, kind, state, stateHrefs, cases, detail, current, ...sheet }: CasesScreenProps) {
  const t = useWords(officeInboxWords)
  const page = useInboxPage(sections, kind)
  const isOpen = detail !== null
  const empty =
    state === 'open' ? { title: t(`inbox.none.${kind}`), text: t('inbox.noneText') } : { title: t('inbox.noneClosed') }
  const states = [
    { id: 'open', label: t('inbox.open'), href: stateHrefs.open },
    { id: 'closed', label: t('inbox.closed'), href: stateHrefs.closed },
  ]
  return (
    <ListPage {...page}>
      <div className="grid flex-1 content-start gap-4 xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-8">
        <div className={`grid content-start gap-3 ${isOpen ? 'max-xl:hidden' : ''}`}>
          <InboxStates states={states} current={state} />
          <ListContent
            list={cases}
            words={{ loading: t('inbox.loading'), failed: t('inbox.failed') }}
            height="16rem"
            empty={({ rows }) => (rows.length > 0 ? null : empty)}
          >
            {({ rows }) => <InboxQueue kind={kind} cases={rows} current={current} />}
          </ListContent>
        </div>
        {isOpen && (
          <div className="min-w-0">
            <p className="link-targets pb-3 text-sm xl:hidden">
              <Link href={stateHrefs[state]}>{t('inbox.back')}</Link>
            </p>
            {detail.status === 'loading' && (
              <SkeletonGroup label={t('case.loading')}>
                <Skeleton height="24rem" />
              </SkeletonGroup>
            )}
            {detail.status === 'failed' && (
              <OfficeFailure title={t('case.failed')} request={detail.request} onRetry={detail.retry} />
            )}
            {detail.status === 'ready' && <CaseSheet key={detail.view.id} detail={detail.view} {...sheet} />}
          </div>
        )}
        {!isOpen && cases.status === 'ready' && cases.view.rows.length > 0 && (
          <p className="text-ink-muted max-xl:hidden">{t('inbox.choose')}</p>
        )}
      </div>
    </ListPage>
  )
}

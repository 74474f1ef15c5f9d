import type { CountedList, OfficeState, UnsentMailView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { ListContent, ListPage } from '../list-page'
import { PageProblem } from '../page-news'
import { useInboxPage, type InboxSections } from './use-inbox-page'
import { InboxStates } from './InboxStates'
import { UnsentMails, type UnsentMailsProps } from './UnsentMails'

export interface UnsentMailScreenProps extends Pick<UnsentMailsProps, 'pending' | 'hasNoServer' | 'onRetry'> {
  sections: InboxSections
  /** The listed state. */
  state: 'all' | 'failed' | 'waiting'
  /** The URLs of the lists. */
  stateHrefs: Readonly<Record<'all' | 'failed' | 'waiting', string>>
  mails: OfficeState<CountedList<UnsentMailView>>
  /** Text of a failed retry; `null` otherwise. */
  problem: string | null
}

const noneOf = { all: 'mail.none', failed: 'mail.noneFailed', waiting: 'mail.noneWaiting' } as const

/** The unsent e-mails. */
export function UnsentMailScreen({
  sections,
  state,
  stateHrefs,
  mails,
  pending,
  hasNoServer,
  problem,
  onRetry,
}: UnsentMailScreenProps) {
  const t = useWords(officeInboxWords)
  const states = [
    { id: 'all', label: t('mail.all'), href: stateHrefs.all },
    { id: 'failed', label: t('mail.failed'), href: stateHrefs.failed },
    { id: 'waiting', label: t('mail.waiting'), href: stateHrefs.waiting },
  ]
  const page = useInboxPage(sections, 'mail')
  return (
    <ListPage {...page}>
      <InboxStates states={states} current={state} />
      <PageProblem text={problem} />
      <ListContent
        list={mails}
        words={{ loading: t('inbox.loading'), failed: t('inbox.failed') }}
        height="16rem"
        empty={({ rows }) => (rows.length > 0 ? null : { title: t(noneOf[state]) })}
      >
        {({ rows }) => <UnsentMails mails={rows} pending={pending} hasNoServer={hasNoServer} onRetry={onRetry} />}
      </ListContent>
    </ListPage>
  )
}

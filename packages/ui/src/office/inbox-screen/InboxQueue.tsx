import type { CaseKind, ListedCaseView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { CaseQueue } from '../case-queue'

export interface InboxQueueProps {
  kind: CaseKind
  cases: readonly ListedCaseView[]
  /** The id of the open case. */
  current: string | null
}

/** The list of complaints or messages, newest first. */
export function InboxQueue({ kind, cases, current }: InboxQueueProps) {
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

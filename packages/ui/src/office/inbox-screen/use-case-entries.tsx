import type { CaseDetailView } from '@skafferi/domain/office/views'
import { ActivityIcon } from '../../components/content/icon'
import type { TimelineEntry } from '../../components/content/timeline'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'

/** Converts the history of a complaint or message to timeline entries, newest first. */
export function useCaseEntries(): (detail: CaseDetailView) => TimelineEntry[] {
  const t = useWords(officeInboxWords)
  const actorOf = (name: string | null): TimelineEntry['actor'] =>
    name === null ? { kind: 'system', icon: <ActivityIcon size="sm" /> } : { kind: 'person', name }
  return ({ closed, answers, filed, person, kind }) => {
    const ended: TimelineEntry[] = []
    if (closed !== null) {
      const name = closed.by ?? t('case.someone')
      const text = kind === 'complaints' ? t('case.closedBy', { name }) : t('case.setAside')
      ended.push({
        id: 'closed',
        actor: actorOf(closed.by),
        text,
        time: closed.time,
        ...(closed.note !== null && { quote: closed.note }),
      })
    }
    return [
      ...ended,
      ...answers.map(({ id, text: quote, by, time }) => ({
        id,
        actor: actorOf(by),
        text: t('case.answered', { name: by ?? t('case.someone') }),
        time,
        quote,
      })),
      {
        id: 'filed',
        actor: actorOf(person),
        text: t('case.filed', { name: person ?? t('case.someone') }),
        time: filed,
      },
    ]
  }
}

import { useParams } from 'react-router-dom'
import { useAnswerDraft, useCase, useCases } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useInboxSections } from './use-inbox-sections'
import { useListQuery } from './use-list-query'

/**
 * State of the complaints or messages page, including the open case.
 * @param path the URL of the list
 */
export function useCasePage(kind: 'complaints' | 'messages', path: string) {
  const { id = null } = useParams()
  const { filters, hrefOf } = useListQuery(path, { view: ['open', 'closed'] })
  const { detail, busy, refused, run, reset } = useCase(kind, id)
  const state = filters.view || (detail?.status === 'ready' ? detail.view.state : 'open')
  const [answer, setAnswer] = useAnswerDraft(`answer ${id}`)
  const sections = useInboxSections()
  const cases = useCases(kind, state)
  const problemText = useOfficeProblem()
  const problem = refused && problemText(refused.problem)
  return {
    sections,
    kind,
    state,
    stateHrefs: { open: hrefOf({}), closed: hrefOf({ view: 'closed' }) },
    cases,
    detail,
    current: id,
    answer,
    busy,
    refused: refused && problem !== null ? { do: refused.do, problem } : null,
    onAnswer: ({ text }: { text: string }) => setAnswer(text),
    async onAction(command: Parameters<typeof run>[0]) {
      const isDone = await run(command)
      if (isDone && command.do === 'answer') setAnswer('')
      return isDone
    },
    onReset: reset,
  }
}

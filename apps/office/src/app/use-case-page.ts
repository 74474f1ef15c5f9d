import { useParams, useSearchParams } from 'react-router-dom'
import { useAnswerDraft, useCase, useCases } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { withQuery } from '../paths'
import { useInboxParts } from './use-inbox-parts'

/**
 * State of the complaints or messages page, including the open case.
 * @param path of its list
 */
export function useCasePage(kind: 'complaints' | 'messages', path: string) {
  const { id = null } = useParams()
  const [parameters] = useSearchParams()
  const { detail, busy, refused, run, reset } = useCase(kind, id)
  const listed = parameters.get('view') ?? (detail?.status === 'ready' ? detail.view.state : 'open')
  const state = listed === 'closed' ? ('closed' as const) : ('open' as const)
  const [answer, setAnswer] = useAnswerDraft(`answer ${id}`)
  const parts = useInboxParts()
  const cases = useCases(kind, state)
  const problemText = useOfficeProblem()
  const problem = refused && problemText(refused.problem)
  return {
    parts,
    kind,
    state,
    stateHrefs: { open: path, closed: withQuery(path, { view: 'closed' }) },
    cases,
    detail,
    current: id,
    answer,
    busy,
    refused: refused && problem !== null ? { do: refused.do, problem } : null,
    onAnswer: ({ text }: { text: string }) => setAnswer(text),
    async onDo(command: Parameters<typeof run>[0]) {
      const isDone = await run(command)
      if (isDone && command.do === 'answer') setAnswer('')
      return isDone
    },
    onReset: reset,
  }
}

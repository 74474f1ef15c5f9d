import { useParams, useSearchParams } from 'react-router-dom'
import { useApplication, useApplications, type ApplicationState } from '@skafferi/domain/office'
import { DecidingScreen } from '@skafferi/ui/office/applications-screen'
import { useApplicationViews } from '@skafferi/ui/office/phrases'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths, withQuery } from '../paths'

const states = ['pending', 'asked', 'approved', 'rejected'] as const

export default function ApplicationsRoute() {
  const { id = null } = useParams()
  const [parameters] = useSearchParams()
  const state: ApplicationState = states.find((each) => each === parameters.get('view')) ?? 'pending'
  const counts = {
    pending: useApplications('pending').count,
    asked: useApplications('asked').count,
    approved: useApplications('approved').count,
    rejected: useApplications('rejected').count,
  }
  const views = useApplicationViews(
    states.map((each) => ({
      id: each,
      href: withQuery(paths.applications, { view: each === 'pending' ? '' : each }),
      count: counts[each],
    })),
  )
  const { queue } = useApplications(state)
  const { application, busy, problem, decide, ask } = useApplication(id)
  const problemText = useOfficeProblem()
  return (
    <DecidingScreen
      queue={queue}
      views={views}
      view={state}
      application={application}
      current={id}
      deciding={{ busy, problem: problemText(problem) }}
      onApprove={(terms) => void decide({ do: 'approve', terms })}
      onJoin={({ company }) => void decide({ do: 'join', company })}
      onAsk={({ text }) => ask(text)}
      onReject={({ text }) => decide({ do: 'reject', reason: text })}
    />
  )
}

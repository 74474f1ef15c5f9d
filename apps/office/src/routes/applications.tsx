import { useParams } from 'react-router-dom'
import {
  useApplication,
  useApplications,
  useApplicationSettings,
  useOperator,
  withQuery,
  type ApplicationState,
} from '@skafferi/domain/office'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'
import { Skeleton } from '@skafferi/ui/components/feedback/skeleton'
import { DecidingScreen } from '@skafferi/ui/office/applications-screen'
import { useApplicationViews } from '@skafferi/ui/office/phrases'
import { useFaultTexts, useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useListQuery } from '../app/use-list-query'
import { paths } from '../paths'

const states = ['pending', 'asked', 'approved', 'rejected'] as const

/** The terms of an approved company, which most applications do not have yet. */
const LazyTermsOf = lazyWithRetry(() => import('../app/TermsOf'))

export default function ApplicationsRoute() {
  const { id = null } = useParams()
  const { filters, hrefOf } = useListQuery(paths.applications, { view: states })
  const state: ApplicationState = filters.view || 'pending'
  const counts = {
    pending: useApplications('pending').count,
    asked: useApplications('asked').count,
    approved: useApplications('approved').count,
    rejected: useApplications('rejected').count,
  }
  const views = useApplicationViews(
    states.map((each) => ({
      id: each,
      href: hrefOf({ view: each === 'pending' ? '' : each }),
      count: counts[each],
    })),
  )
  const { queue } = useApplications(state)
  const { application, busy, problem, decide, ask } = useApplication(id)
  const problemText = useOfficeProblem()
  const faultTexts = useFaultTexts(problem?.fields ?? {})
  const { may } = useOperator()
  const companyId = application?.status === 'ready' ? application.view.companyId : null
  return (
    <DecidingScreen
      // An opened application leaves the list as it is.
      queue={
        queue.status === 'ready'
          ? {
              ...queue,
              view: queue.view.map((each) => ({ ...each, href: withQuery(each.href, { view: filters.view }) })),
            }
          : queue
      }
      views={views}
      view={state}
      application={application}
      approvedTerms={
        companyId && may.includes('service') ? (
          <LazyBoundary fallback={<Skeleton height="14rem" />}>
            <LazyTermsOf key={companyId} companyId={companyId} />
          </LazyBoundary>
        ) : undefined
      }
      current={id}
      decision={{ busy, problem: problemText(problem), refused: faultTexts }}
      {...useApplicationSettings()}
      onApprove={(terms) => decide({ do: 'approve', terms })}
      onJoin={({ company }) => void decide({ do: 'join', company })}
      onAsk={({ text }) => ask(text)}
      onReject={({ text }) => decide({ do: 'reject', reason: text })}
    />
  )
}

import { useParams } from 'react-router-dom'
import {
  useApplication,
  useApplications,
  useCompany,
  useOperator,
  type ApplicationState,
} from '@skafferi/domain/office'
import { DecidingScreen } from '@skafferi/ui/office/applications-screen'
import { ApprovedTerms } from '@skafferi/ui/office/company-screen'
import { useApplicationViews } from '@skafferi/ui/office/phrases'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useListQuery } from '../app/use-list-query'
import { paths } from '../paths'

const states = ['pending', 'asked', 'approved', 'rejected'] as const

/** The terms of an approved company, to change right after the decision. */
function TermsOf({ companyId }: { companyId: string }) {
  const { company, terms, busy, refused } = useCompany(companyId)
  const problemText = useOfficeProblem()
  return (
    <ApprovedTerms
      company={company}
      draft={terms.draft}
      changed={terms.changed}
      busy={busy === 'terms'}
      problem={refused && problemText(refused.problem)}
      onType={terms.type}
      onDiscard={terms.discard}
      onSave={() => void terms.save()}
    />
  )
}

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
  const { may } = useOperator()
  const companyId = application?.status === 'ready' ? application.view.companyId : null
  return (
    <DecidingScreen
      queue={queue}
      views={views}
      view={state}
      application={application}
      approvedTerms={
        companyId && may.includes('service') ? <TermsOf key={companyId} companyId={companyId} /> : undefined
      }
      current={id}
      decision={{ busy, problem: problemText(problem) }}
      onApprove={(terms) => void decide({ do: 'approve', terms })}
      onJoin={({ company }) => void decide({ do: 'join', company })}
      onAsk={({ text }) => ask(text)}
      onReject={({ text }) => decide({ do: 'reject', reason: text })}
    />
  )
}

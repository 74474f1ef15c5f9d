import { useParams } from 'react-router-dom'
import {
  lastListHref,
  useApplicationSettings,
  useCompany,
  useOperator,
  usePasswordLink,
  withQuery,
} from '@skafferi/domain/office'
import { CompanyScreen } from '@skafferi/ui/office/company-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

export default function CompanyRoute() {
  const { id = '' } = useParams()
  return <CompanyPage key={id} id={id} />
}

function CompanyPage({ id }: { id: string }) {
  const { company, terms, activity, remoteChanges, dismissRemoteChanges, busy, refused, run, reset } = useCompany(id)
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  const { link, pending, problem, make } = usePasswordLink(id)
  return (
    <CompanyScreen
      company={company}
      terms={{ ...terms, onType: terms.type, onDiscard: terms.discard, onSave: () => void terms.save() }}
      activity={activity}
      companiesHref={lastListHref(paths.companies)}
      ordersHref={withQuery(paths.orders, { company: id })}
      remoteChanges={remoteChanges}
      editable={may.includes('service')}
      asksLicence={useApplicationSettings().asksLicence}
      busy={busy}
      refused={refused && { do: refused.do, problem: problemText(refused.problem) ?? '' }}
      onAction={run}
      onDismissRemoteChanges={dismissRemoteChanges}
      passwordLink={
        make
          ? { link, busy: pending && pending.id, problem: problemText(problem), onMake: (person) => void make(person) }
          : undefined
      }
      onReset={reset}
    />
  )
}

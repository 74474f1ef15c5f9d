import { useParams } from 'react-router-dom'
import { useCompany, useOperator, withQuery } from '@skafferi/domain/office'
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
  return (
    <CompanyScreen
      company={company}
      terms={{ ...terms, onType: terms.type, onDiscard: terms.discard, onSave: () => void terms.save() }}
      activity={activity}
      companiesHref={paths.companies}
      ordersHref={withQuery(paths.orders, { company: id })}
      remoteChanges={remoteChanges}
      editable={may.includes('service')}
      busy={busy}
      refused={refused && { do: refused.do, problem: problemText(refused.problem) ?? '' }}
      onAction={run}
      onDismissRemoteChanges={dismissRemoteChanges}
      onReset={reset}
    />
  )
}

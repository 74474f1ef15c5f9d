import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCompanies, useCompanyCount } from '@skafferi/domain/office'
import { CompaniesScreen } from '@skafferi/ui/office/companies-screen'
import { useCompanyViews } from '@skafferi/ui/office/phrases'
import { paths, withQuery } from '../paths'

const states = ['active', 'blocked'] as const

export default function CompaniesRoute() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const text = parameters.get('q') ?? ''
  const state = states.find((each) => each === parameters.get('state')) ?? ''
  const page = Math.max(1, Math.floor(Number(parameters.get('page'))) || 1)
  const companies = useCompanies({ text, state, page })
  const hrefOf = (query: Record<string, string | number>) => withQuery(paths.companies, query)
  const counts = [useCompanyCount(''), useCompanyCount('active'), useCompanyCount('blocked')]
  const views = useCompanyViews(
    (['all', ...states] as const).map((id, index) => ({
      id,
      href: hrefOf({ state: id === 'all' ? '' : id }),
      count: counts[index],
    })),
  )
  return (
    <CompaniesScreen
      companies={companies}
      views={views}
      view={state === '' ? 'all' : state}
      text={text}
      hrefFor={(next) => hrefOf({ q: text, state, page: next })}
      onSearch={(event) => void navigate(hrefOf({ q: event.text, state }))}
      onOpen={({ id }) => void navigate(paths.company(id))}
    />
  )
}

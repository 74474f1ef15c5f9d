import { useNavigate } from 'react-router-dom'
import { useCompanies, useCompanyCount } from '@skafferi/domain/office'
import { CompaniesScreen } from '@skafferi/ui/office/companies-screen'
import { useCompanyViews } from '@skafferi/ui/office/phrases'
import { useListQuery, useSavedListQuery } from '../app/use-list-query'
import { paths } from '../paths'

const states = ['active', 'blocked', 'vat_unconfirmed'] as const

export default function CompaniesRoute() {
  const navigate = useNavigate()
  const { text, filters, page, hrefOf, pageHref, show } = useListQuery(paths.companies, { state: states })
  useSavedListQuery(paths.companies)
  const { state } = filters
  const companies = useCompanies({ text, state, page })
  const counts = [
    useCompanyCount(''),
    useCompanyCount('active'),
    useCompanyCount('blocked'),
    useCompanyCount('vat_unconfirmed'),
  ]
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
      hrefFor={pageHref}
      onSearch={(event) => show({ ...event, state })}
      onOpen={({ id }) => void navigate(paths.company(id))}
    />
  )
}

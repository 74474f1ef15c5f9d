import type { ListedCompanyView } from '@skafferi/domain/office/views'
import { useCountryName } from '../../commerce/account/country'
import type { DataColumn } from '../../components/content/data-table'
import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import { CompanyState } from './CompanyState'

/** The columns of the company list. @param count the number of matching companies; undefined while it loads */
export function useCompanyColumns(count: number | undefined): readonly DataColumn<ListedCompanyView>[] {
  const t = useWords(officeCompaniesWords)
  const countryName = useCountryName()
  return [
    {
      id: 'name',
      label: t('company.name'),
      cell: ({ name, number, href }) => (
        <span className="grid min-w-0 py-0.5">
          <Link href={href} variant="quiet">
            {name}
          </Link>
          {number !== null && <span className="num text-2xs font-regular text-ink-muted">{number}</span>}
        </span>
      ),
      total: count === undefined ? undefined : t('companies.sum', { count }),
    },
    {
      id: 'country',
      label: t('company.country'),
      cell: ({ country }) => <span className="text-ink-muted">{countryName(country)}</span>,
    },
    { id: 'people', label: t('company.people'), align: 'end', cell: ({ people }) => people },
    {
      id: 'terms',
      label: t('company.payment'),
      visibleFrom: 'wide',
      align: 'end',
      cell: ({ days }) => t('company.daysShort', { days }),
    },
    { id: 'orders', label: t('company.orders'), align: 'end', cell: ({ orders }) => orders },
    {
      id: 'total',
      label: t('company.total'),
      align: 'end',
      visibleFrom: 'phone',
      cell: ({ total }) => <b className="num">{total}</b>,
    },
    { id: 'state', label: t('company.state'), cell: ({ blocked }) => <CompanyState blocked={blocked} /> },
  ]
}

/** The line below a company's name on a phone. */
function CompanyLine({ company: { country, orders, blocked } }: { company: ListedCompanyView }) {
  const t = useWords(officeCompaniesWords)
  const countryName = useCountryName()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <CompanyState blocked={blocked} variant="plain" />
      <span>{countryName(country)}</span>
      <span className="num">{t('company.ordersOf', { orders })}</span>
    </span>
  )
}

/** The line as a function for the table. */
export const companyLine = (company: ListedCompanyView) => <CompanyLine company={company} />

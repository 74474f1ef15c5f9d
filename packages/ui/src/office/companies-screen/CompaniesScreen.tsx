import type { ListedCompaniesView, OfficeState } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import { ListPage, ListTable } from '../list-page'
import type { SavedView } from '../page-header'
import { companyLine, useCompanyColumns } from './use-company-columns'

export interface CompaniesScreenProps {
  companies: OfficeState<ListedCompaniesView>
  views: readonly SavedView[]
  /** The current view; `null` if none matches. */
  view: string | null
  /** The search text. */
  text: string
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** The user searches; an empty text clears the search. */
  onSearch: (event: { text: string }) => void
  /** The user opens a company. */
  onOpen: (event: { id: string }) => void
}

/** The list of companies, with views and a search by names of companies and people. */
export function CompaniesScreen({ companies, views, view, text, hrefFor, onSearch, onOpen }: CompaniesScreenProps) {
  const t = useWords(officeWords)
  const companyText = useWords(officeCompaniesWords)
  const columns = useCompanyColumns(companies.status === 'ready' ? companies.view.count : undefined)
  return (
    <ListPage title={t('place.companies')} views={views} view={view}>
      <ListTable
        caption={t('place.companies')}
        columns={columns}
        list={companies}
        words={{ loading: companyText('companies.loading'), failed: companyText('companies.failed') }}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        phoneSummary={companyLine}
        search={{
          name: 'companies',
          label: companyText('companies.search'),
          placeholder: companyText('companies.searchText'),
          text,
          onSearch,
        }}
        noResults={companyText('companies.none')}
        empty={
          view === 'blocked'
            ? { title: companyText('companies.noneBlocked') }
            : view === 'vat_unconfirmed'
              ? { title: companyText('companies.noneUnconfirmed') }
              : { title: companyText('companies.empty'), text: companyText('companies.emptyText') }
        }
        hrefFor={hrefFor}
        onOpen={onOpen}
      />
    </ListPage>
  )
}

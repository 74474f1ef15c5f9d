import type { ListedCompaniesView, ListedCompanyView, OfficeState } from '@skafferi/domain/office/views'
import { DataTable } from '../../components/content/data-table'
import { EmptyState } from '../../components/feedback/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ListFoot, ListSearch, NoResults } from '../list-parts'
import { OfficeFailure, PageHeader, SavedViews, type SavedView } from '../page-header'
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

const NO_ROWS: readonly ListedCompanyView[] = []

/** The list of companies, with views and a search by names of companies and people. */
export function CompaniesScreen({ companies, views, view, text, hrefFor, onSearch, onOpen }: CompaniesScreenProps) {
  const t = useWords(officeWords)
  const ready = companies.status === 'ready' ? companies.view : null
  const columns = useCompanyColumns(ready?.count)
  return (
    <div className="pb-8">
      <PageHeader title={t('place.companies')} />
      <SavedViews views={views} current={view} />
      <div className="pt-4">
        <DataTable
          caption={t('place.companies')}
          columns={columns}
          rows={ready?.rows ?? NO_ROWS}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          phoneSummary={companyLine}
          filters={
            <ListSearch
              name="companies"
              label={t('companies.search')}
              placeholder={t('companies.searchText')}
              text={text}
              onSearch={onSearch}
            />
          }
          state={
            companies.status === 'loading'
              ? 'loading'
              : companies.status === 'ready' && companies.refreshing
                ? 'stale'
                : 'ready'
          }
          loadingLabel={t('companies.loading')}
          empty={
            companies.status === 'failed' ? (
              <OfficeFailure
                variant="plain"
                title={t('companies.failed')}
                request={companies.request}
                onRetry={companies.retry}
              />
            ) : text === '' ? (
              <EmptyState
                title={t(view === 'blocked' ? 'companies.noneBlocked' : 'companies.empty')}
                text={view === 'blocked' ? undefined : t('companies.emptyText')}
              />
            ) : (
              <NoResults title={t('companies.none')} onClear={() => onSearch({ text: '' })} />
            )
          }
          footer={ready === null || ready.count === 0 ? undefined : <ListFoot page={ready} hrefFor={hrefFor} />}
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}

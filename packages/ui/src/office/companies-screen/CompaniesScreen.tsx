import type { ListedCompaniesView, ListedCompanyView, OfficeState } from '@skafferi/domain/office/views'
import { DataTable } from '../../components/data-table'
import { EmptyState } from '../../components/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ListFoot, ListSearch, NothingFound } from '../list-parts'
import { OfficeFailure, PageHeader, SavedViews, type SavedView } from '../page-header'
import { companyLine, useCompanyColumns } from './use-company-columns'

export interface CompaniesScreenProps {
  companies: OfficeState<ListedCompaniesView>
  views: readonly SavedView[]
  /** The one in force; `null` where none is. */
  view: string | null
  /** What is searched for. */
  text: string
  /** What a page’s address is. */
  hrefFor: (page: number) => string
  /** Something else is searched for; the empty text for nothing. */
  onSearch: (event: { text: string }) => void
  /** A company is to be looked at. */
  onOpen: (event: { id: string }) => void
}

const NOTHING: readonly ListedCompanyView[] = []

/** All companies: found by what they or their people are called. */
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
          rows={ready?.rows ?? NOTHING}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          line={companyLine}
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
              <NothingFound title={t('companies.none')} onClear={() => onSearch({ text: '' })} />
            )
          }
          foot={ready === null || ready.count === 0 ? undefined : <ListFoot page={ready} hrefFor={hrefFor} />}
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}

import type { ListedCompaniesView, ListedCompanyView, OfficeState } from '@skafferi/domain/office/views'
import { Button } from '../../components/button'
import { DataTable, RowKeys } from '../../components/data-table'
import { EmptyState } from '../../components/empty-state'
import { Pagination } from '../../components/pagination'
import { SearchBox } from '../../components/search-box'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeFailure, PageShelf, SavedViews, type SavedView } from '../page-shelf'
import { companyLine, useCompanyColumns } from './use-company-columns'

export interface CompaniesScreenProps {
  companies: OfficeState<ListedCompaniesView>
  views: readonly SavedView[]
  view: string | null
  /** What is searched for. */
  text: string
  hrefFor: (page: number) => string
  onSearch: (event: { text: string }) => void
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
      <PageShelf title={t('place.companies')} />
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
            <span className="min-w-0 max-md:flex-1 md:w-72">
              <SearchBox
                key={text}
                name="companies"
                label={t('companies.search')}
                placeholder={t('companies.searchText')}
                defaultText={text}
                onSearch={onSearch}
                onClear={() => onSearch({ text: '' })}
              />
            </span>
          }
          state={companies.status === 'loading' ? 'loading' : companies.status === 'ready' && companies.refreshing ? 'stale' : 'ready'}
          loadingLabel={t('companies.loading')}
          empty={
            companies.status === 'failed' ? (
              <OfficeFailure variant="plain" title={t('companies.failed')} request={companies.request} onRetry={companies.retry} />
            ) : text === '' ? (
              <EmptyState title={t(view === 'blocked' ? 'companies.noneBlocked' : 'companies.empty')} text={view === 'blocked' ? undefined : t('companies.emptyText')} />
            ) : (
              <EmptyState
                title={t('companies.none')}
                action={
                  <Button variant="secondary" onPress={() => onSearch({ text: '' })}>
                    {t('products.clear')}
                  </Button>
                }
              />
            )
          }
          foot={
            ready === null || ready.count === 0 ? undefined : (
              <>
                <span className="num">{t('orders.range', { from: ready.from, to: ready.to, count: ready.count })}</span>
                <RowKeys />
                <span className="ms-auto">
                  <Pagination page={ready.page} pageCount={ready.pageCount} hrefFor={hrefFor} />
                </span>
              </>
            )
          }
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}

import type { ListPage } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { DataTable, RowShortcuts, usePageKeys, type DataTableProps } from '../../components/content/data-table'
import { EmptyState, type EmptyStateProps } from '../../components/feedback/empty-state'
import { Pagination } from '../../components/navigation/pagination'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import type { OfficeLoad } from '../load.view'
import { OfficeFailure } from '../page-header'
import { ListSearch, type ListSearchProps } from './ListSearch'

export interface ListTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'rows' | 'state' | 'loadingLabel' | 'empty' | 'footer'
> {
  list: OfficeLoad<ListPage & { rows: readonly Row[] }>
  /** Texts while the list loads, and if it could not be loaded. */
  words: { loading: string; failed: string }
  /** The search above the rows. Omit it if `filters` has its own. */
  search?: ListSearchProps
  /** The text if the search finds nothing. */
  noResults?: string
  /** Shown if there are no rows without a search. */
  empty: EmptyStateProps
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
}

const NO_ROWS: readonly never[] = []

/** The range of rows, a hint on the keys, and the pagination. */
function Foot({
  list,
  selectable,
  hrefFor,
}: {
  list: ListPage
  selectable: boolean
  hrefFor: (page: number) => string
}) {
  const t = useWords(officeWords)
  const { page, pageCount, from, to, count } = list
  return (
    <>
      <span className="num">{t('list.range', { from, to, count })}</span>
      <RowShortcuts selectable={selectable} />
      <span className="ms-auto">
        <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      </span>
    </>
  )
}

/** The table of a list with its states: loading, reloading, failed, empty, and a search without results. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, words, search, noResults, empty, hrefFor, ...table } = props
  const t = useWords(officeCatalogueWords)
  const ready = list.status === 'ready' ? list.view : null
  const keys = usePageKeys()
  return (
    <DataTable
      {...table}
      pageKeys={keys?.enabled}
      rows={ready?.rows ?? NO_ROWS}
      filters={search ? <ListSearch {...search} /> : table.filters}
      state={list.status === 'loading' ? 'loading' : list.status === 'ready' && list.refreshing ? 'stale' : 'ready'}
      loadingLabel={words.loading}
      empty={
        list.status === 'failed' ? (
          <OfficeFailure variant="plain" title={words.failed} request={list.request} onRetry={list.retry} />
        ) : search && search.text !== '' && noResults !== undefined ? (
          <EmptyState
            title={noResults}
            action={
              <Button variant="secondary" onPress={() => search.onSearch({ text: '' })}>
                {t('products.clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState {...empty} />
        )
      }
      footer={
        ready === null || ready.count === 0 ? undefined : (
          <Foot list={ready} selectable={table.selection !== undefined} hrefFor={hrefFor} />
        )
      }
    />
  )
}

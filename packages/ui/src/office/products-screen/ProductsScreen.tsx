import { LinkButton } from '../../components/button'
import { DataTable, type ColumnPick, type DataSelection, type DataSort } from '../../components/data-table'
import { EmptyState } from '../../components/empty-state'
import { PlusIcon, UploadIcon } from '../../components/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { ListFoot, ListSearch, NoResults } from '../list-parts'
import { OfficeFailure, PageHeader, SavedViews, type SavedView } from '../page-header'
import { FileLink } from '../file-link'
import { faultsOf, productLine } from './ProductCells'
import type { OfficeCellView, OfficeProductRowView, OfficeProductsView } from './products.view'
import { useProductColumns } from './use-product-columns'

export interface ProductsScreenProps {
  products: OfficeLoad<OfficeProductsView>
  views: readonly SavedView[]
  /** The one in force; `null` where none is. */
  view: string | null
  /** What is searched for. */
  text: string
  /** Left out where the list has an order of its own. */
  sort?: DataSort | null
  picks?: readonly ColumnPick[] | null
  /** Left out where nothing can be done with several. */
  selection?: DataSelection
  /** Cells that are being changed or just were; the others are at rest. */
  cells?: readonly OfficeCellView[]
  /** Where products are made, imported, had as a file, and divided into categories; left out where that cannot be done. */
  hrefs: { add?: string; import?: string; export?: string; categories?: string }
  /** What a page’s address is. */
  hrefFor: (page: number) => string
  /** Something else is searched for; the empty text for nothing. */
  onSearch: (event: { text: string }) => void
  onSort?: (event: DataSort) => void
  onPick?: (event: { picks: readonly ColumnPick[] | null }) => void
  /** A product is to be looked at. */
  onOpen: (event: { id: string }) => void
  /** A cell has another text in it. Left out where nothing is changed in the list. */
  onSave?: (event: { id: string; cell: OfficeCellView['cell']; value: string }) => void
  /** What was refused is to be forgotten. */
  onPutBack?: (event: { id: string; cell: OfficeCellView['cell'] }) => void
}

const NOTHING: readonly OfficeProductRowView[] = []

/** All products: found, changed in the cell, several at once. */
export function ProductsScreen(props: ProductsScreenProps) {
  const {
    products,
    views,
    view,
    text,
    sort,
    picks,
    selection,
    cells = [],
    hrefs,
    hrefFor,
    onSearch,
    onSort,
    onPick,
    onOpen,
  } = props
  const t = useWords(officeWords)
  const ready = products.status === 'ready' ? products.view : null
  const columns = useProductColumns({
    count: ready?.count,
    cells,
    onSave: props.onSave,
    onPutBack: props.onPutBack,
    sortable: onSort !== undefined,
  })
  const actions = (
    <>
      {hrefs.categories !== undefined && (
        <LinkButton href={hrefs.categories} variant="secondary">
          {t('place.categories')}
        </LinkButton>
      )}
      {hrefs.export !== undefined && <FileLink href={hrefs.export}>{t('products.export')}</FileLink>}
      {hrefs.import !== undefined && (
        <LinkButton href={hrefs.import} variant={hrefs.add === undefined ? 'primary' : 'secondary'}>
          <UploadIcon size="sm" />
          {t('products.import')}
        </LinkButton>
      )}
      {hrefs.add !== undefined && (
        <LinkButton href={hrefs.add}>
          <PlusIcon size="sm" />
          {t('products.new')}
        </LinkButton>
      )}
    </>
  )
  return (
    <div className="pb-8">
      <PageHeader title={t('place.products')} actions={actions} />
      <SavedViews views={views} current={view} />
      <div className="pt-4">
        <DataTable
          caption={t('products.caption')}
          columns={columns}
          rows={ready?.rows ?? NOTHING}
          rowId={({ id }) => id}
          rowName={({ title }) => title}
          line={productLine}
          note={(product) => faultsOf(product, cells)}
          sort={sort}
          filters={
            <ListSearch
              name="products"
              label={t('products.search')}
              placeholder={t('products.searchText')}
              text={text}
              onSearch={onSearch}
            />
          }
          picks={picks}
          selection={selection}
          state={
            products.status === 'loading'
              ? 'loading'
              : products.status === 'ready' && products.refreshing
                ? 'stale'
                : 'ready'
          }
          loadingLabel={t('products.loading')}
          empty={
            products.status === 'failed' ? (
              <OfficeFailure
                variant="plain"
                title={t('products.failed')}
                request={products.request}
                onRetry={products.retry}
              />
            ) : text === '' && view === 'low' ? (
              <EmptyState title={t('today.lowNothing')} />
            ) : text === '' ? (
              <EmptyState title={t('products.empty')} text={t('products.emptyText')} />
            ) : (
              <NoResults title={t('products.none')} onClear={() => onSearch({ text: '' })} />
            )
          }
          foot={
            ready === null || ready.count === 0 ? undefined : (
              <ListFoot page={ready} selectable={selection !== undefined} hrefFor={hrefFor} />
            )
          }
          onSort={onSort}
          onPick={onPick}
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}

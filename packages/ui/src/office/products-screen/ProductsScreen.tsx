import { LinkButton } from '../../components/actions/button'
import { DataTable, type ColumnSetting, type DataSelection, type DataSort } from '../../components/content/data-table'
import { EmptyState } from '../../components/feedback/empty-state'
import { PlusIcon, UploadIcon } from '../../components/content/icon'
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
  /** The current view; `null` if none matches. */
  view: string | null
  /** The search text. */
  text: string
  /** Omit it if the list cannot be sorted. */
  sort?: DataSort | null
  columnSettings?: readonly ColumnSetting[] | null
  /** Omit it without bulk actions. */
  selection?: DataSelection
  /** Cells with a pending or recent change. */
  cells?: readonly OfficeCellView[]
  /**
   * URLs of the pages to add and import products, of the export and of the categories; omitted without the permission.
   */
  hrefs: { add?: string; import?: string; export?: string; categories?: string }
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** The user searches; an empty text clears the search. */
  onSearch: (event: { text: string }) => void
  onSort?: (event: DataSort) => void
  onColumnsChange?: (event: { columnSettings: readonly ColumnSetting[] | null }) => void
  /** The user opens a product. */
  onOpen: (event: { id: string }) => void
  /** The user changes a cell. Omit it if the list is not editable. */
  onSave?: (event: { id: string; cell: OfficeCellView['cell']; value: string }) => void
  /** The user reverts a refused change. */
  onRevertCell?: (event: { id: string; cell: OfficeCellView['cell'] }) => void
}

const NO_ROWS: readonly OfficeProductRowView[] = []

/** The list of products with search, editable cells and selection. */
export function ProductsScreen(props: ProductsScreenProps) {
  const {
    products,
    views,
    view,
    text,
    sort,
    columnSettings,
    selection,
    cells = [],
    hrefs,
    hrefFor,
    onSearch,
    onSort,
    onColumnsChange,
    onOpen,
  } = props
  const t = useWords(officeWords)
  const ready = products.status === 'ready' ? products.view : null
  const columns = useProductColumns({
    count: ready?.count,
    cells,
    onSave: props.onSave,
    onRevertCell: props.onRevertCell,
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
          rows={ready?.rows ?? NO_ROWS}
          rowId={({ id }) => id}
          rowName={({ title }) => title}
          phoneSummary={productLine}
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
          columnSettings={columnSettings}
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
          footer={
            ready === null || ready.count === 0 ? undefined : (
              <ListFoot page={ready} selectable={selection !== undefined} hrefFor={hrefFor} />
            )
          }
          onSort={onSort}
          onColumnsChange={onColumnsChange}
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}

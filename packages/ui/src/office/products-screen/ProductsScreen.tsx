import { LinkButton } from '../../components/actions/button'
import type { ColumnSetting, DataSelection, DataSort } from '../../components/content/data-table'
import { PlusIcon, UploadIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { ListPage, ListTable } from '../list-page'
import type { SavedView } from '../page-header'
import { FileLink } from '../file-link'
import { faultsOf, productLine } from './ProductCells'
import type { OfficeCellView, OfficeProductsView } from './products.view'
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
  const columns = useProductColumns({
    count: products.status === 'ready' ? products.view.count : undefined,
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
    <ListPage title={t('place.products')} actions={actions} views={views} view={view}>
      <ListTable
        caption={t('products.caption')}
        columns={columns}
        list={products}
        words={{ loading: t('products.loading'), failed: t('products.failed') }}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        phoneSummary={productLine}
        note={(product) => faultsOf(product, cells)}
        sort={sort}
        search={{
          name: 'products',
          label: t('products.search'),
          placeholder: t('products.searchText'),
          text,
          onSearch,
        }}
        noResults={t('products.none')}
        empty={
          view === 'low'
            ? { title: t('today.lowNothing') }
            : { title: t('products.empty'), text: t('products.emptyText') }
        }
        columnSettings={columnSettings}
        selection={selection}
        hrefFor={hrefFor}
        onSort={onSort}
        onColumnsChange={onColumnsChange}
        onOpen={onOpen}
      />
    </ListPage>
  )
}

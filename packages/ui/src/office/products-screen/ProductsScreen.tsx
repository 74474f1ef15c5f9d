import type { ReactNode } from 'react'
import type { ProductChoices, ProductFilters as Filters } from '@skafferi/domain/office/views'
import { Button, LinkButton } from '../../components/actions/button'
import type { DataSelection, DataSort } from '../../components/content/data-table'
import { PlusIcon, UploadIcon } from '../../components/content/icon'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import type { EmptyStateProps } from '../../components/feedback/empty-state'
import { useLocale, useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeProductsWords } from '../../words/generated/office-products'
import type { OfficeLoad } from '../load.view'
import { ListPage, ListTable } from '../list-page'
import { listMessageStyles } from '../page-news'
import type { SavedView } from '../page-header'
import { FileLink } from '../file-link'
import { faultsOf } from './CellFaults'
import type { CellInput } from './ProductCells'
import { ProductFilters } from './ProductFilters'
import { useActiveFilters } from './use-active-filters'
import type { OfficeCellView, OfficeProductsView } from './products.view'
import { useProductColumns, type PasteEvent, type StockEvent } from './use-product-columns'
import { useUnloadWarning } from '../../internal/use-unload-warning'

export interface ProductsScreenProps {
  products: OfficeLoad<OfficeProductsView>
  views: readonly SavedView[]
  /** The current view; `null` if none matches. */
  view: string | null
  /** The current filters and their options. */
  filters: Filters
  choices: ProductChoices
  /** Omit it if the list cannot be sorted. */
  sort?: DataSort | null
  /** Omit it without bulk actions. */
  selection?: DataSelection
  /** The dialog or the result of a bulk action, which announces itself. */
  notice?: ReactNode
  /** A hint above the list. */
  hint?: ReactNode
  /** Cells with a pending or recent change. */
  cells?: readonly OfficeCellView[]
  /**
   * URLs of the pages to add and import products and to book goods in, of the export and of the categories; omitted
   * without the permission.
   */
  hrefs: { add?: string; import?: string; goodsIn?: string; export?: string; categories?: string }
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** The user changes the filters. */
  onFilter: (event: Filters) => void
  /** The user clears the filters. */
  onClear: () => void
  /** The user saves the filters as a view. Omit it if they are one already. */
  onSaveView?: (event: { name: string }) => void
  /** The user deletes the current view. Omit it unless it is their own. */
  onRemoveView?: () => void
  onSort?: (event: DataSort) => void
  /** The user opens a product. */
  onOpen: (event: { id: string }) => void
  /** The user changes a cell. Omit it if the list is not editable. */
  onSave?: (event: CellInput) => void
  /** The user types in a cell, which is not saved yet. */
  onTypeCell?: (event: CellInput) => void
  /** The user reverts a refused change. */
  onRevertCell?: (event: { id: string; cell: OfficeCellView['cell'] }) => void
  /** The user pastes a column of a spreadsheet. Omit it if the list is not editable. */
  onPaste?: (event: PasteEvent) => void
  /** The user adds to the stock of a product: goods that came in, or a correction. Omit it without the permission. */
  onStock?: (event: StockEvent) => void
}

/** What is shown without products: what a single filter did not find, or the names of several. */
function useEmptyState(filters: Filters, choices: ProductChoices, onClear: () => void): EmptyStateProps {
  const t = useWords(officeCatalogueWords)
  const productsText = useWords(officeProductsWords)
  const active = useActiveFilters(filters, choices)
  const list = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' })
  if (active.length === 0) return { title: t('products.empty'), text: t('products.emptyText') }
  const { stock, missing } = filters
  const isOnly = (name: string) => active.every((filter) => filter.name === name || filter.name === 'status')
  return {
    title:
      stock !== '' && isOnly('stock')
        ? productsText(`none.stock.${stock}`)
        : missing !== '' && isOnly('missing')
          ? productsText(`none.missing.${missing}`)
          : t('products.none'),
    text: productsText('none.named', { filters: list.format(active.map(({ label }) => label)) }),
    action: (
      <Button variant="secondary" onPress={onClear}>
        {t('products.clear')}
      </Button>
    ),
  }
}

/** The list of products with filters, sorting, editable cells and selection. */
export function ProductsScreen(props: ProductsScreenProps) {
  const {
    products,
    views,
    view,
    filters,
    choices,
    sort,
    selection,
    notice,
    hint,
    cells = [],
    hrefs,
    hrefFor,
    onFilter,
    onClear,
    onSort,
    onOpen,
  } = props
  const t = useWords(officeWords)
  const catalogueText = useWords(officeCatalogueWords)
  const productsText = useWords(officeProductsWords)
  const count = products.status === 'ready' ? products.view.count : undefined
  useUnloadWarning(cells.some(({ state }) => state === 'saving'))
  const empty = useEmptyState(filters, choices, onClear)
  const { columns, line } = useProductColumns({
    count,
    cells,
    onSave: props.onSave,
    onRevertCell: props.onRevertCell,
    onTypeCell: props.onTypeCell,
    onPaste: props.onPaste,
    onStock: props.onStock,
    sortable: onSort !== undefined,
  })
  const actions = (
    <>
      {hrefs.categories !== undefined && (
        <LinkButton href={hrefs.categories} variant="secondary">
          {t('place.categories')}
        </LinkButton>
      )}
      {hrefs.export !== undefined && (
        <>
          <FileLink href={hrefs.export}>{catalogueText('products.export')}</FileLink>
          <FileLink href={`${hrefs.export}?separator=semicolon`}>{catalogueText('products.exportSemicolons')}</FileLink>
        </>
      )}
      {props.onPaste && (
        <Button variant="secondary" onPress={() => props.onPaste?.({})}>
          {productsText('paste')}
        </Button>
      )}
      {hrefs.goodsIn !== undefined && (
        <LinkButton href={hrefs.goodsIn} variant="secondary">
          {productsText('goodsIn')}
        </LinkButton>
      )}
      {hrefs.import !== undefined && (
        <LinkButton href={hrefs.import} variant={hrefs.add === undefined ? 'primary' : 'secondary'}>
          <UploadIcon size="sm" />
          {catalogueText('products.import')}
        </LinkButton>
      )}
      {hrefs.add !== undefined && (
        <LinkButton href={hrefs.add}>
          <PlusIcon size="sm" />
          {catalogueText('products.new')}
        </LinkButton>
      )}
    </>
  )
  return (
    <ListPage title={t('place.products')} actions={actions} views={views} view={view}>
      {/* Announced when it changes, not at each refetch. */}
      <VisuallyHidden>
        <span role="status">{count === undefined ? '' : catalogueText('products.sum', { count })}</span>
      </VisuallyHidden>
      <div className={listMessageStyles}>{notice}</div>
      {hint}
      <ListTable
        caption={catalogueText('products.caption')}
        columns={columns}
        list={products}
        words={{ loading: catalogueText('products.loading'), failed: catalogueText('products.failed') }}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        phoneSummary={line}
        note={(product) => faultsOf(product, cells, { onSave: props.onSave, onRevertCell: props.onRevertCell })}
        sort={sort}
        filters={
          <ProductFilters
            filters={filters}
            choices={choices}
            count={count}
            onFilter={onFilter}
            onClear={onClear}
            onSaveView={props.onSaveView}
            onRemoveView={props.onRemoveView}
          />
        }
        empty={empty}
        selection={selection}
        hrefFor={hrefFor}
        onSort={onSort}
        onOpen={onOpen}
      />
    </ListPage>
  )
}

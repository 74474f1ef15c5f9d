import { EditCell, type DataColumn } from '../../components/content/data-table'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { AvailabilityNote, faultIdOf, ProductName, ProductState, ProductTier, StockMark } from './ProductCells'
import type { OfficeCellView, OfficeProductRowView } from './products.view'

interface ProductColumnsOptions {
  /** The number of matching products; undefined while it loads. */
  count: number | undefined
  cells: readonly OfficeCellView[]
  /** Omit it if the list is not editable. */
  onSave?: (event: { id: string; cell: OfficeCellView['cell']; value: string }) => void
  onRevertCell?: (event: { id: string; cell: OfficeCellView['cell'] }) => void
  /** True if the list can be sorted. */
  sortable: boolean
}

/** The columns of the product list. Price and stock can be editable. */
export function useProductColumns({
  count,
  cells,
  onSave,
  onRevertCell,
  sortable,
}: ProductColumnsOptions): readonly DataColumn<OfficeProductRowView>[] {
  const t = useWords(officeWords)

  function editor({ id, title, ...product }: OfficeProductRowView, cell: OfficeCellView['cell']) {
    const current = product[cell] ?? { value: '', text: '' }
    if (!onSave) return current.text
    const change = cells.find((other) => other.id === id && other.cell === cell)
    const refused = change?.state === 'refused'
    return (
      <EditCell
        label={t(cell === 'price' ? 'product.priceOf' : 'product.stockOf', { name: title })}
        column={cell}
        inputMode={cell === 'price' ? 'decimal' : 'numeric'}
        value={current.value}
        displayValue={current.text}
        state={change === undefined || refused ? 'rest' : change.state === 'saved' ? 'saved' : 'saving'}
        errorId={refused ? faultIdOf({ id, cell }) : undefined}
        onSave={({ value }) => onSave({ id, cell, value })}
        onRevert={() => onRevertCell?.({ id, cell })}
      />
    )
  }

  // A list of products has no single price or date of change; a list of variants does not count variants.
  const hiddenColumns: readonly string[] = onSave ? ['variants'] : ['price', 'tier', 'changed']
  const columns: readonly DataColumn<OfficeProductRowView>[] = [
    {
      id: 'title',
      label: t('product.name'),
      sortable,
      cell: (product) => <ProductName product={product} />,
      total: count === undefined ? undefined : t('products.sum', { count }),
    },
    {
      id: 'category',
      label: t('product.category'),
      sortable,
      cell: ({ category }) => <span className="text-ink-muted">{category}</span>,
    },
    { id: 'variants', label: t('product.variants'), align: 'end', cell: ({ variants }) => variants },
    {
      id: 'price',
      label: t('product.price'),
      align: 'end',
      visibleFrom: 'phone',
      sortable,
      cell: (product) => editor(product, 'price'),
    },
    { id: 'tier', label: t('product.tier'), align: 'end', cell: (product) => <ProductTier product={product} /> },
    {
      id: 'stock',
      label: t('product.stock'),
      align: 'end',
      sortable,
      cell: (product) => (
        <span className="inline-flex items-center">
          <AvailabilityNote {...product.stock} />
          <StockMark product={product} />
          {editor(product, 'stock')}
        </span>
      ),
    },
    { id: 'state', label: t('product.state'), cell: (product) => <ProductState product={product} /> },
    {
      id: 'changed',
      label: t('product.changed'),
      visibleFrom: 'wide',
      sortable,
      cell: ({ changed }) => <span className="whitespace-nowrap text-ink-muted">{changed}</span>,
    },
  ]
  return columns.filter(({ id }) => !hiddenColumns.includes(id))
}

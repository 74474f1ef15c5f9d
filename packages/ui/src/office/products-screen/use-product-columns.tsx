import { EditCell, type DataColumn } from '../../components/data-table'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { faultIdOf, ProductName, ProductState, ProductTier, StockMark } from './ProductCells'
import type { OfficeCellView, OfficeProductRowView } from './products.view'

interface ProductColumnsOptions {
  /** How many products fit; undefined while nobody knows. */
  count: number | undefined
  cells: readonly OfficeCellView[]
  /** Left out where nothing is changed in the list. */
  onSave?: (event: { id: string; cell: OfficeCellView['cell']; value: string }) => void
  onPutBack?: (event: { id: string; cell: OfficeCellView['cell'] }) => void
  /** Whether its order can be chosen. */
  sortable: boolean
}

/** What can be seen of a product in a list. Price and stock are changed where they stand. */
export function useProductColumns({
  count,
  cells,
  onSave,
  onPutBack,
  sortable,
}: ProductColumnsOptions): readonly DataColumn<OfficeProductRowView>[] {
  const t = useWords(officeWords)

  function editor({ id, title, ...product }: OfficeProductRowView, cell: OfficeCellView['cell']) {
    const shown = product[cell] ?? { value: '', text: '' }
    if (!onSave) return shown.text
    const current = cells.find((other) => other.id === id && other.cell === cell)
    const refused = current?.state === 'refused'
    return (
      <EditCell
        label={t(cell === 'price' ? 'product.priceOf' : 'product.stockOf', { name: title })}
        column={cell}
        keys={cell === 'price' ? 'decimal' : 'numeric'}
        value={shown.value}
        shown={shown.text}
        state={current === undefined || refused ? 'rest' : current.state === 'saved' ? 'saved' : 'saving'}
        faultId={refused ? faultIdOf({ id, cell }) : undefined}
        onSave={({ value }) => onSave({ id, cell, value })}
        onPutBack={() => onPutBack?.({ id, cell })}
      />
    )
  }

  // A list of whole products has neither one price nor one moment; one of variants does not count them.
  const left: readonly string[] = onSave ? ['variants'] : ['price', 'tier', 'changed']
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
      from: 'phone',
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
          <StockMark product={product} />
          {editor(product, 'stock')}
        </span>
      ),
    },
    { id: 'state', label: t('product.state'), cell: (product) => <ProductState product={product} /> },
    {
      id: 'changed',
      label: t('product.changed'),
      from: 'wide',
      sortable,
      cell: ({ changed }) => <span className="whitespace-nowrap text-ink-muted">{changed}</span>,
    },
  ]
  return columns.filter(({ id }) => !left.includes(id))
}

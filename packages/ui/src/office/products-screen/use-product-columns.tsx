import type { ListedProductView, StockChange } from '@skafferi/domain/office/views'
import { Menu } from '../../components/actions/menu'
import { PencilIcon } from '../../components/content/icon'
import { EditCell, type DataColumn } from '../../components/content/data-table'
import { SelectBox } from '../../components/forms/select-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeProductsWords } from '../../words/generated/office-products'
import { officeStockWords } from '../../words/generated/office-stock'
import {
  AvailabilityNote,
  faultIdOf,
  ProductName,
  ProductPrice,
  ProductState,
  ProductTier,
  ReservedNote,
  StockMark,
} from './ProductCells'
import type { OfficeCellView } from './products.view'

interface ProductColumnsOptions {
  /** The number of matching products; undefined while it loads. */
  count: number | undefined
  cells: readonly OfficeCellView[]
  /** Omit it if the list is not editable. */
  onSave?: (event: { id: string; cell: OfficeCellView['cell']; value: string; previousValue: string }) => void
  onRevertCell?: (event: { id: string; cell: OfficeCellView['cell'] }) => void
  /** The user adds to the stock of a product. Omit it without the permission. */
  onStock?: (event: StockEvent) => void
  /** True if the list can be sorted. */
  sortable: boolean
}

/** A product and what is added to its stock. */
export interface StockEvent {
  id: string
  kind: StockChange['kind']
}

/** The columns of the product list. Price and stock can be editable. */
export function useProductColumns({
  count,
  cells,
  onSave,
  onRevertCell,
  onStock,
  sortable,
}: ProductColumnsOptions): readonly DataColumn<ListedProductView>[] {
  const t = useWords(officeWords)
  const productsText = useWords(officeProductsWords)
  const stockText = useWords(officeStockWords)

  /** An input; undefined if the cell cannot be edited, as of a product with several variants. */
  function editor(product: ListedProductView, cell: 'price' | 'stock') {
    const { id, title, furtherVariants } = product
    const current = product[cell]
    if (!onSave || furtherVariants > 0) return undefined
    const change = cells.find((other) => other.id === id && other.cell === cell)
    const refused = change?.state === 'refused'
    return (
      <EditCell
        label={t(cell === 'price' ? 'product.priceOf' : 'product.stockOf', { name: title })}
        column={cell}
        inputMode={cell === 'price' ? 'decimal' : 'numeric'}
        value={current?.value ?? ''}
        displayValue={current?.text ?? ''}
        state={change === undefined || refused ? 'rest' : change.state === 'saved' ? 'saved' : 'saving'}
        errorId={refused ? faultIdOf({ id, cell }) : undefined}
        onSave={(event) => onSave({ id, cell, ...event })}
        onRevert={() => onRevertCell?.({ id, cell })}
      />
    )
  }

  /** A choice of the state; undefined if it cannot be changed, as of an archived product. */
  function stateEditor({ id, title, state }: ListedProductView) {
    if (!onSave || state === 'archived') return undefined
    const isSaving = cells.some((each) => each.id === id && each.cell === 'state' && each.state === 'saving')
    return (
      <span className="block min-w-28">
        <SelectBox
          label={productsText('stateOf', { name: title })}
          value={state}
          disabled={isSaving}
          options={[
            { value: 'active', label: t('product.active') },
            { value: 'draft', label: t('product.draft') },
          ]}
          onChange={({ value }) => onSave({ id, cell: 'state', value, previousValue: state })}
        />
      </span>
    )
  }

  const columns: readonly DataColumn<ListedProductView>[] = [
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
    {
      id: 'price',
      label: t('product.price'),
      align: 'end',
      sortable,
      cell: (product) => editor(product, 'price') ?? <ProductPrice product={product} />,
    },
    { id: 'tier', label: t('product.tier'), align: 'end', cell: (product) => <ProductTier product={product} /> },
    {
      id: 'carton',
      label: productsText('carton'),
      align: 'end',
      // Beside the menu there is room for it on wide screens only.
      visibleFrom: onStock && 'wide',
      cell: ({ carton }) => carton,
    },
    {
      id: 'stock',
      label: productsText('free'),
      align: 'end',
      sortable,
      cell: (product) => (
        <span className="inline-grid justify-items-end">
          <span className="inline-flex items-center">
            <AvailabilityNote {...product.stock} />
            <StockMark product={product} />
            {product.stock.availability !== 'always' && (editor(product, 'stock') ?? product.stock.text)}
          </span>
          <ReservedNote stock={product.stock} />
        </span>
      ),
    },
    {
      id: 'state',
      label: t('product.state'),
      cell: (product) => stateEditor(product) ?? <ProductState product={product} />,
    },
    {
      id: 'changed',
      label: t('product.changed'),
      visibleFrom: onStock && 'wide',
      sortable,
      cell: ({ changed }) => <span className="whitespace-nowrap text-ink-muted">{changed}</span>,
    },
  ]
  if (onStock === undefined) return columns
  const menu: DataColumn<ListedProductView> = {
    id: 'actions',
    label: t('team.do'),
    align: 'end',
    visibleFrom: 'phone',
    cell: ({ id, title }) => (
      <Menu
        label={stockText('actions', { name: title })}
        icon={<PencilIcon />}
        items={[
          { id: 'goods_in', label: stockText('goodsIn.do') },
          { id: 'correction', label: stockText('correction.do') },
        ]}
        onSelect={({ id: kind }) => onStock({ id, kind: kind === 'goods_in' ? 'goods_in' : 'correction' })}
      />
    ),
  }
  return [...columns, menu]
}

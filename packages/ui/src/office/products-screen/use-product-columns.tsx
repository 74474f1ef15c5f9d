import type { InputEvent, ReactNode } from 'react'
import type { ListedProductView, StockChange } from '@skafferi/domain/office/views'
import { Menu } from '../../components/actions/menu'
import { PencilIcon } from '../../components/content/icon'
import { EditCell, type DataColumn } from '../../components/content/data-table'
import { SelectBox } from '../../components/forms/select-field'
import { useWideScreen } from '../../internal/use-wide-screen'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeProductsWords } from '../../words/generated/office-products'
import { officeStockWords } from '../../words/generated/office-stock'
import {
  AvailabilityNote,
  faultIdOf,
  ProductLine,
  ProductName,
  ProductPrice,
  ProductState,
  ProductTier,
  ReservedNote,
  StockMark,
  type CellInput,
} from './ProductCells'
import type { OfficeCellView } from './products.view'

interface ProductColumnsOptions {
  /** The number of matching products; undefined while it loads. */
  count: number | undefined
  cells: readonly OfficeCellView[]
  /** Omit it if the list is not editable. */
  onSave?: (event: CellInput) => void
  onRevertCell?: (event: { id: string; cell: OfficeCellView['cell'] }) => void
  /** The user types in a cell. */
  onTypeCell?: (event: CellInput) => void
  /** The user pastes a column of a spreadsheet, into a cell or from its button. */
  onPaste?: (event: PasteEvent) => void
  /** The user adds to the stock of a product. Omit it without the permission. */
  onStock?: (event: StockEvent) => void
  /** True if the list can be sorted. */
  sortable: boolean
}

/** A pasted column; without a row, from the first one on. */
export interface PasteEvent {
  id?: string
  cell?: 'price' | 'stock'
  text?: string
}

/** A product and what is added to its stock. */
export interface StockEvent {
  id: string
  kind: StockChange['kind']
}

/** The columns of the product list, and the line of a product on a phone. Price and stock can be editable. */
export function useProductColumns({
  count,
  cells,
  onSave,
  onRevertCell,
  onTypeCell,
  onPaste,
  onStock,
  sortable,
}: ProductColumnsOptions): {
  columns: readonly DataColumn<ListedProductView>[]
  line: (product: ListedProductView) => ReactNode
} {
  const isWide = useWideScreen()
  const t = useWords(officeWords)
  const catalogueText = useWords(officeCatalogueWords)
  const productsText = useWords(officeProductsWords)
  const stockText = useWords(officeStockWords)

  /** An input; undefined if the cell cannot be edited, as of a product with several variants. */
  function editor(product: ListedProductView, cell: 'price' | 'stock') {
    const { id, title, furtherVariants } = product
    const current = product[cell]
    if (!onSave || furtherVariants > 0) return undefined
    const change = cells.find((other) => other.id === id && other.cell === cell)
    const refused = change?.state === 'refused'
    const input = (
      <EditCell
        label={catalogueText(cell === 'price' ? 'product.priceOf' : 'product.stockOf', { name: title })}
        column={cell}
        // The keyboards of numbers may have no + and −.
        inputMode={cell === 'price' ? 'decimal' : 'text'}
        hint={cell === 'stock' ? productsText('free.hint') : undefined}
        value={current?.value ?? ''}
        displayValue={current?.text ?? ''}
        typed={refused ? change.value : undefined}
        state={change === undefined || refused ? 'rest' : change.state === 'saved' ? 'saved' : 'saving'}
        errorId={refused ? faultIdOf({ id, cell }) : undefined}
        onSave={(event) => onSave({ id, cell, ...event })}
        onPasteLines={onPaste && ((event) => onPaste({ id, cell, ...event }))}
        onRevert={() => onRevertCell?.({ id, cell })}
      />
    )
    const type = ({ target }: InputEvent<HTMLElement>) =>
      onTypeCell?.({ id, cell, value: (target as HTMLInputElement).value, previousValue: current?.value ?? '' })
    return <span onInput={type}>{input}</span>
  }

  /** The input in a cell of the table, which a phone does not show. */
  const cellEditor: typeof editor = (product, cell) => (isWide ? editor(product, cell) : undefined)

  const line = (product: ListedProductView) => (
    <ProductLine
      product={product}
      price={isWide ? undefined : editor(product, 'price')}
      stock={isWide ? undefined : editor(product, 'stock')}
    />
  )

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
            { value: 'active', label: catalogueText('product.active') },
            { value: 'draft', label: catalogueText('product.draft') },
          ]}
          onChange={({ value }) => onSave({ id, cell: 'state', value, previousValue: state })}
        />
      </span>
    )
  }

  const columns: readonly DataColumn<ListedProductView>[] = [
    {
      id: 'title',
      label: catalogueText('product.name'),
      sortable,
      cell: (product) => <ProductName product={product} />,
      total: count === undefined ? undefined : catalogueText('products.sum', { count }),
    },
    {
      id: 'category',
      label: catalogueText('product.category'),
      visibleFrom: 'laptop',
      sortable,
      cell: ({ category }) => <span className="text-ink-muted">{category}</span>,
    },
    {
      id: 'price',
      label: catalogueText('product.price'),
      align: 'end',
      sortable,
      cell: (product) => cellEditor(product, 'price') ?? <ProductPrice product={product} />,
    },
    {
      id: 'tier',
      label: catalogueText('product.tier'),
      align: 'end',
      visibleFrom: 'laptop',
      cell: (product) => <ProductTier product={product} />,
    },
    {
      id: 'carton',
      label: productsText('carton'),
      align: 'end',
      // Beside the menu there is room for it on wide screens only.
      visibleFrom: onStock ? 'wide' : 'laptop',
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
            {product.stock.availability !== 'always' && (cellEditor(product, 'stock') ?? product.stock.text)}
          </span>
          <ReservedNote stock={product.stock} />
        </span>
      ),
    },
    {
      id: 'state',
      label: catalogueText('product.state'),
      cell: (product) => stateEditor(product) ?? <ProductState product={product} />,
    },
    {
      id: 'changed',
      label: catalogueText('product.changed'),
      visibleFrom: onStock ? 'wide' : 'laptop',
      sortable,
      cell: ({ changed }) => <span className="whitespace-nowrap text-ink-muted">{changed}</span>,
    },
  ]
  if (onStock === undefined) return { columns, line }
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
  return { columns: [...columns, menu], line }
}

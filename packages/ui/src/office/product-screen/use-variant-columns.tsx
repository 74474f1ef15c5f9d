import type { CellChange, ProductDetailView, ProductVariantView } from '@skafferi/domain/office/views'
import { EditCell, type DataColumn } from '../../components/content/data-table'
import { useWords } from '../../words'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeProductsWords } from '../../words/generated/office-products'
import { ReservedNote } from '../products-screen/ProductCells'
import { StockOptions, StockOptionsText } from './StockOptions'

/** A cell: its variant and its column. */
export type CellKey = Pick<CellChange, 'sku' | 'cell'>

interface VariantColumnsOptions {
  product: ProductDetailView
  cells: readonly CellChange[]
  /** True if the operator may change it. */
  editable: boolean
  onSave: (event: CellKey & { text: string; over: string; confirmed?: boolean }) => void
  onRevertCell: (event: CellKey) => void
}

/** The id of the message of a refused cell. */
export const faultIdOf = ({ sku, cell }: CellKey) => `fault-${cell}-${sku}`

/**
 * The columns of variants: stock and prices by minimum quantity, editable. On a phone the options of a stock and the
 * prices from the second minimum quantity are below the variant's name.
 */
export function useVariantColumns({ product, cells, editable, onSave, onRevertCell }: VariantColumnsOptions) {
  const t = useWords(officeCatalogueWords)
  const productsText = useWords(officeProductsWords)

  function cellOf(
    { sku, title }: ProductVariantView,
    cell: CellChange['cell'],
    { value, text }: { value: string; text: string },
    from?: string,
    column = String(cell),
  ) {
    if (!editable || sku === null) return text
    const key = { sku, cell }
    const current = cells.find((other) => other.sku === sku && other.cell === cell)
    const refused = current?.state === 'refused'
    return (
      <EditCell
        label={
          from === undefined ? t('product.stockOf', { name: title }) : t('product.priceFrom', { name: title, from })
        }
        column={column}
        // The keyboards of numbers may have no + and −.
        inputMode={cell === 'stock' ? 'text' : 'decimal'}
        hint={cell === 'stock' ? productsText('free.hint') : undefined}
        value={value}
        displayValue={text}
        state={current === undefined || refused ? 'rest' : current.state === 'saved' ? 'saved' : 'saving'}
        errorId={refused ? faultIdOf(key) : undefined}
        onSave={({ value: typed, previousValue: over, ...answer }) => onSave({ ...key, text: typed, over, ...answer })}
        onRevert={() => onRevertCell(key)}
      />
    )
  }

  function stockOptions(variant: ProductVariantView) {
    const { sku } = variant
    if (!editable || sku === null) return <StockOptionsText {...variant} />
    return (
      <StockOptions
        variant={variant}
        cells={cells.filter((each) => each.sku === sku)}
        errorIdOf={(cell) => faultIdOf({ sku, cell })}
        onSave={(event) => onSave({ sku, ...event })}
      />
    )
  }

  const columns: readonly DataColumn<ProductVariantView>[] = [
    {
      id: 'title',
      label: t('product.variants'),
      cell: ({ title, detail }) => (
        <span className="grid min-w-0 py-0.5">
          <b>{title}</b>
          <span className="text-2xs font-regular text-ink-muted">{detail}</span>
        </span>
      ),
    },
    {
      id: 'stock',
      label: productsText('free'),
      align: 'end',
      visibleFrom: 'phone',
      cell: (variant) => (
        <span className="inline-grid justify-items-end gap-1 py-1">
          {cellOf(variant, 'stock', variant.stock)}
          <ReservedNote stock={variant.stock} />
          <span className="grid justify-items-end gap-1 max-md:hidden">{stockOptions(variant)}</span>
        </span>
      ),
    },
    ...product.tiers.map(({ from, text }, index): DataColumn<ProductVariantView> => ({
      id: `from-${from}`,
      label: from === 1 ? t('product.price') : t('product.from', { from: text }),
      align: 'end',
      visibleFrom: index === 0 ? 'phone' : undefined,
      cell: (variant) => cellOf(variant, from, variant.prices[index] ?? { value: '', text: '' }, text),
    })),
  ]
  const phoneSummary = (variant: ProductVariantView) => (
    <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      {stockOptions(variant)}
      {product.tiers.slice(1).map(({ from, text }, index) => {
        const price = variant.prices[index + 1] ?? { value: '', text: '' }
        return (
          <span key={from} className="num inline-flex min-h-control items-center gap-3">
            {t('product.from', { from: text })} {cellOf(variant, from, price, text, `phone-${from}`)}
          </span>
        )
      })}
    </span>
  )
  return { columns, phoneSummary }
}

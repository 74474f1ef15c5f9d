import type { CellChange, SoldProductView, SoldVariantView } from '@skafferi/domain/office/views'
import { EditCell, type DataColumn } from '../../components/data-table'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** A cell: its variant and its column. */
export type CellPlace = Pick<CellChange, 'sku' | 'cell'>

interface VariantColumnsOptions {
  product: SoldProductView
  cells: readonly CellChange[]
  /** True if the operator may change it. */
  editable: boolean
  onSave: (event: CellPlace & { text: string; over: string }) => void
  onRevertCell: (event: CellPlace) => void
}

/** The id of the message of a refused cell. */
export const faultIdOf = ({ sku, cell }: CellPlace) => `fault-${cell}-${sku}`

/** The columns of variants: stock and prices by minimum quantity, editable. */
export function useVariantColumns({
  product,
  cells,
  editable,
  onSave,
  onRevertCell,
}: VariantColumnsOptions): readonly DataColumn<SoldVariantView>[] {
  const t = useWords(officeWords)

  function cellOf(
    { sku, title }: SoldVariantView,
    cell: CellChange['cell'],
    { value, text }: { value: string; text: string },
    from?: string,
  ) {
    if (!editable || sku === null) return text
    const place = { sku, cell }
    const current = cells.find((other) => other.sku === sku && other.cell === cell)
    const refused = current?.state === 'refused'
    return (
      <EditCell
        label={
          from === undefined ? t('product.stockOf', { name: title }) : t('product.priceFrom', { name: title, from })
        }
        column={String(cell)}
        keys={cell === 'stock' ? 'numeric' : 'decimal'}
        value={value}
        shown={text}
        state={current === undefined || refused ? 'rest' : current.state === 'saved' ? 'saved' : 'saving'}
        faultId={refused ? faultIdOf(place) : undefined}
        onSave={({ value: typed, over }) => onSave({ ...place, text: typed, over })}
        onRevert={() => onRevertCell(place)}
      />
    )
  }

  return [
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
      label: t('product.stock'),
      align: 'end',
      from: 'phone',
      cell: (variant) => cellOf(variant, 'stock', variant.stock),
    },
    ...product.tiers.map(({ from, text }, index): DataColumn<SoldVariantView> => ({
      id: `from-${from}`,
      label: from === 1 ? t('product.price') : t('product.from', { from: text }),
      align: 'end',
      from: index === 0 ? 'phone' : undefined,
      cell: (variant) => cellOf(variant, from, variant.prices[index] ?? { value: '', text: '' }, text),
    })),
  ]
}

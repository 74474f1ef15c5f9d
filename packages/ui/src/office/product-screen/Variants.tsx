import type { CellChange, ProductDetailView, ProductVariantView } from '@skafferi/domain/office/views'
import { CellError, DataTable } from '../../components/content/data-table'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { faultIdOf, useVariantColumns, type CellKey } from './use-variant-columns'

export interface VariantsProps {
  product: ProductDetailView
  /** Cells with a pending or recent change. */
  cells: readonly (CellChange & { problem: string | null })[]
  /** True if the operator may change it. */
  editable: boolean
  onSave: (event: CellKey & { text: string; over: string }) => void
  onRevertCell: (event: CellKey) => void
}

/** An editable table of the prices and stock of a product's variants. */
export function Variants({ product, cells, editable, onSave, onRevertCell }: VariantsProps) {
  const t = useWords(officeWords)
  const columns = useVariantColumns({ product, cells, editable, onSave, onRevertCell })
  const note = ({ sku }: ProductVariantView) => {
    const refused = cells.filter((cell) => cell.sku === sku && cell.state === 'refused')
    if (refused.length === 0) return null
    return refused.map((cell) => (
      <CellError key={cell.cell} id={faultIdOf(cell)}>
        {cell.problem}
      </CellError>
    ))
  }
  return (
    <DataTable
      caption={t('product.pricesAndStock')}
      columns={columns}
      rows={product.variants}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      note={note}
      loadingLabel={t('product.loading')}
      footer={editable && <span>{t('product.pricesHint', { currency: product.currency.toUpperCase() })}</span>}
    />
  )
}

import type { ListedProductView } from '@skafferi/domain/office/views'
import { CellError } from '../../components/content/data-table'
import { useWords } from '../../words'
import { officeProductsWords } from '../../words/generated/office-products'
import { officeTypedCellsWords } from '../../words/generated/office-typed-cells'
import { faultIdOf, isConfirmable, type CellInput } from './ProductCells'
import type { OfficeCellView } from './products.view'

/** What the user does about a refused change. */
interface FaultEvents {
  onSave?: (event: CellInput) => void
  onRevertCell?: (event: { id: string; cell: OfficeCellView['cell'] }) => void
}

/** The messages of a row's refused changes; `null` if there are none. */
export function faultsOf(product: ListedProductView, cells: readonly OfficeCellView[], events: FaultEvents) {
  const refused = cells.filter(({ id, state }) => id === product.id && state === 'refused')
  return refused.length === 0 ? null : <Faults product={product} cells={refused} {...events} />
}

function Faults({
  product,
  cells,
  onSave,
  onRevertCell,
}: FaultEvents & { product: ListedProductView; cells: readonly OfficeCellView[] }) {
  const t = useWords(officeProductsWords)
  const typedText = useWords(officeTypedCellsWords)
  return cells.map(({ id, cell, problem, refusal, value }) => {
    const previousValue = (cell === 'state' ? product.state : product[cell]?.value) ?? ''
    const isQuestion = isConfirmable(refusal) && value !== undefined
    return (
      <CellError
        key={cell}
        id={faultIdOf({ id, cell })}
        onConfirm={isQuestion && onSave ? () => onSave({ id, cell, value, previousValue, confirmed: true }) : undefined}
        onRevert={onRevertCell && (() => onRevertCell({ id, cell }))}
      >
        {refusal?.code === 'unsaved'
          ? typedText('unsaved', { typed: value ?? '', now: previousValue })
          : refusal?.isFault
            ? t(`fault.${cell}`, { name: product.title, problem: problem ?? '' })
            : problem}
      </CellError>
    )
  })
}

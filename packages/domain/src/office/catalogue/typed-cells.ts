import { listOf, isText, oneOf, parseJson, shape } from '../../rules/json/schema'
import type { Office } from '../office-context'
import type { ListedCellEntry } from './products.view'

/** A typed price or stock that is not saved yet. */
interface TypedCell extends Pick<ListedCellEntry, 'id' | 'value' | 'seen'> {
  cell: 'price' | 'stock'
  /** True if the question about the value was answered. */
  confirmed: boolean
}

type CellName = Pick<ListedCellEntry, 'id' | 'cell'>

const form = 'product cells'
const isTypedCells = listOf(
  shape<TypedCell>({ id: isText, cell: oneOf('price', 'stock'), value: isText, seen: isText, confirmed: true }),
)

/** The typed cells of the product list that are not saved yet. The tab stores them, so that they survive a reload. */
export function typedCellsOf({ drafts }: Pick<Office, 'drafts'>, operator: string) {
  const read = () => parseJson(drafts.read(operator, form), isTypedCells) ?? []

  function write(cells: readonly TypedCell[]): void {
    drafts.save(operator, form, cells.length === 0 ? '' : JSON.stringify(cells))
  }

  /** Removes a cell. @param value only if this is its text */
  function forget({ id, cell }: CellName, value?: string): void {
    const isCell = (other: TypedCell) =>
      other.id === id && other.cell === cell && (value === undefined || other.value === value)
    write(read().filter((other) => !isCell(other)))
  }

  return {
    read,
    /** Stores the text of a cell, unless it is the displayed one again. A state is chosen, not typed. */
    store({ id, cell, value, seen, confirmed = false }: ListedCellEntry): void {
      if (cell === 'state') return
      forget({ id, cell })
      if (value.trim() !== seen) write([...read(), { id, cell, value, seen, confirmed }])
    },
    forget,
  }
}

import type { DataColumn } from './column'
import { totalStyles } from './styles'

export interface DataTotalsProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** True if there is a column of checkboxes before the first. */
  hasMarks: boolean
}

/** The sums over all pages, in the table's footer. Renders nothing if no column has a sum. */
export function DataTotals<Row>({ columns, hasMarks }: DataTotalsProps<Row>) {
  if (columns.every(({ total }) => total === undefined)) {
    return null
  }
  return (
    <tfoot>
      <tr>
        {hasMarks && <td className={totalStyles({ place: 'mark' })}>{null}</td>}
        {columns.map(({ id, align, from = 'desk', total }, index) =>
          index === 0 && total !== undefined ? (
            <th key={id} scope="row" className={`${totalStyles({ place: hasMarks ? 'named' : 'only' })} font-bold`}>
              {total}
            </th>
          ) : (
            <td key={id} className={`${totalStyles({ align, from: index === 0 ? 'phone' : from })} font-bold`}>
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}

import type { DataColumn } from './column'
import { totalStyles } from './styles'

export interface DataTotalsProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** True if there is a column of checkboxes before the first. */
  hasCheckboxes: boolean
}

/** The sums over all pages, in the table's footer. Renders nothing if no column has a sum. */
export function DataTotals<Row>({ columns, hasCheckboxes }: DataTotalsProps<Row>) {
  if (columns.every(({ total }) => total === undefined)) {
    return null
  }
  return (
    <tfoot>
      <tr>
        {hasCheckboxes && <td className={totalStyles({ place: 'checkbox' })}>{null}</td>}
        {columns.map(({ id, align, visibleFrom = 'desk', total }, index) =>
          index === 0 && total !== undefined ? (
            <th
              key={id}
              scope="row"
              className={`${totalStyles({ place: hasCheckboxes ? 'named' : 'only' })} font-bold`}
            >
              {total}
            </th>
          ) : (
            <td
              key={id}
              className={`${totalStyles({ align, visibleFrom: index === 0 ? 'phone' : visibleFrom })} font-bold`}
            >
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}

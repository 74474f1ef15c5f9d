import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { WarningIcon } from '../../content/icon'
import { ColumnHeader, EmptyRow, Table, TableBody, TableCell, TableHead, TableRow } from '../../content/table'
import type { CheckStage } from './stages'

/** The outline of an invalid cell. */
const invalidStyles = cva(
  'inline-block rounded-sm bg-critical-quiet px-1.5 py-px font-medium text-critical inset-ring ' +
    'inset-ring-critical forced-colors:border',
)

export interface CheckRowsProps {
  stage: Pick<CheckStage, 'columns' | 'rows' | 'outcome'>
}

/** Rows of the file as read, each with its invalid cell and the reason. */
export function CheckRows({ stage: { columns, rows, outcome } }: CheckRowsProps) {
  const t = useWords(officePartsWords)
  const isFailed = outcome === 'failed'
  return (
    <Table caption={t(`import.check.${outcome}`)} variant="panel" density="compact">
      <TableHead>
        <ColumnHeader>{t('import.check.row')}</ColumnHeader>
        {columns.map(({ id, label, align }) => (
          <ColumnHeader key={id} align={align}>
            {label}
          </ColumnHeader>
        ))}
        {isFailed && <ColumnHeader>{t('import.check.why')}</ColumnHeader>}
      </TableHead>
      <TableBody>
        {rows.length === 0 && (
          <EmptyRow columns={columns.length + (isFailed ? 2 : 1)}>{t('import.check.none')}</EmptyRow>
        )}
        {rows.map(({ id, number, cells, fault }) => (
          <TableRow key={id}>
            <th scope="row" className="num border-b border-line py-cell-y text-start font-regular text-ink-muted">
              {number}
            </th>
            {columns.map((column) => (
              <TableCell key={column.id} align={column.align}>
                {fault?.column === column.id ? (
                  <span className={invalidStyles()}>{cells[column.id] || t('import.check.empty')}</span>
                ) : (
                  cells[column.id]
                )}
              </TableCell>
            ))}
            {isFailed && (
              <TableCell>
                {fault && (
                  <span className="flex min-w-40 items-start gap-1.5 text-xs font-medium text-critical">
                    <WarningIcon size="sm" />
                    {fault.text}
                  </span>
                )}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

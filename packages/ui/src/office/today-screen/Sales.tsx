import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../../components/table'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { TodayView } from './today.view'

export interface SalesProps {
  sales: TodayView['sales']
}

/** What was sold: two weeks as bars, and sums beside those of other times. */
export function Sales({ sales: { bars, rows } }: SalesProps) {
  const t = useWords(officeWords)
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      {bars.length > 0 && (
        <div>
          <div aria-hidden="true" className="flex h-18 items-end gap-0.75 border-b-2 border-shelf">
            {bars.map(({ day, share, net }) => (
              <span
                key={day}
                title={`${day}: ${net}`}
                className="flex-1 rounded-t-xs bg-line-control last:bg-ink forced-colors:bg-[CanvasText]"
                style={{ blockSize: `${share * 100}%` }}
              />
            ))}
          </div>
          <div aria-hidden="true" className="flex justify-between pt-1 text-2xs text-ink-muted">
            <span>{bars[0]?.day}</span>
            <span>{bars.at(-1)?.day}</span>
          </div>
          <VisuallyHidden>
            <h3>{t('today.salesBars', { count: bars.length })}</h3>
            <ul>
              {bars.map(({ day, net }) => (
                <li key={day}>
                  {day}: {net}
                </li>
              ))}
            </ul>
          </VisuallyHidden>
        </div>
      )}
      <Table caption={t('today.sales')} variant="plain" density="compact">
        <TableHead>
          <td>{null}</td>
          <ColumnHeader align="end">{t('today.orders')}</ColumnHeader>
          <ColumnHeader align="end">{t('today.net')}</ColumnHeader>
        </TableHead>
        <TableBody>
          {rows.map(({ label, orders, net }) => (
            <TableRow key={label}>
              <RowHeader>{label}</RowHeader>
              <TableCell align="end">{orders}</TableCell>
              <TableCell align="end">{net}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

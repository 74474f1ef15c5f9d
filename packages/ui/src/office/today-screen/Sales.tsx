import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { TodayView } from './today.view'

export interface SalesProps {
  sales: NonNullable<TodayView['sales']>
}

/** What was sold: two weeks as bars, and sums beside those of other times. */
export function Sales({ sales: { bars, rows } }: SalesProps) {
  const t = useWords(officeWords)
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      {bars.length > 0 && <Bars bars={bars} />}
      <table className="num w-full border-collapse text-xs [&_td]:text-end [&_tbody_tr]:border-b [&_tbody_tr]:border-line [&_tbody_tr:last-child]:border-b-0">
        <caption className="sr-only">{t('today.sales')}</caption>
        <thead className="border-b border-line-strong text-2xs text-ink-muted">
          <tr>
            <td>{null}</td>
            <th scope="col" className="pb-1.5 text-end font-medium">
              {t('today.orders')}
            </th>
            <th scope="col" className="pb-1.5 text-end font-medium">
              {t('today.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, orders, net }) => (
            <tr key={label} className="first:font-bold">
              <th scope="row" className="py-1.5 text-start font-regular">
                {label}
              </th>
              <td>{orders}</td>
              <td>{net}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A bar for each day, the last one dark; in words for those who listen. */
function Bars({ bars }: Pick<NonNullable<TodayView['sales']>, 'bars'>) {
  const t = useWords(officeWords)
  return (
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
      <div className="sr-only">
        <h3>{t('today.salesBars', { count: bars.length })}</h3>
        <ul>
          {bars.map(({ day, net }) => (
            <li key={day}>
              {day}: {net}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

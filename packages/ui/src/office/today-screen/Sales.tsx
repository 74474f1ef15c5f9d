import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeTodayWords } from '../../words/generated/office-today'
import { officeOrdersWords } from '../../words/generated/office-orders'
import type { CurrencySalesView } from './today.view'
import { NotLoaded } from './NotLoaded'

export interface SalesProps {
  /** `null` if it could not be loaded. */
  sales: readonly CurrencySalesView[] | null
}

/** The sales by currency. */
export function Sales({ sales }: SalesProps) {
  const t = useWords(officeOrdersWords)
  if (sales === null) return <NotLoaded />
  if (sales.length === 0)
    return <p className="rounded-lg border border-line bg-surface p-4 text-ink-muted">{t('sales.nothing')}</p>
  return (
    <div className="grid gap-3">
      {sales.map((each) => (
        <CurrencySales key={each.currency} sales={each} isOnlyCurrency={sales.length === 1} />
      ))}
      <p className="text-xs text-ink-muted">{t('sales.note')}</p>
    </div>
  )
}

/** The sales of two weeks as bars, and the sums of several periods. */
function CurrencySales({
  sales: { currency, bars, rows },
  isOnlyCurrency,
}: {
  sales: CurrencySalesView
  isOnlyCurrency: boolean
}) {
  const t = useWords(officeTodayWords)
  const ordersText = useWords(officeOrdersWords)
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      {!isOnlyCurrency && <h3 className="text-xs font-bold">{currency}</h3>}
      {bars.length > 0 && <Bars bars={bars} />}
      <table
        className={
          'num w-full border-collapse text-xs [&_td]:text-end [&_tbody_tr]:border-b ' +
          '[&_tbody_tr]:border-line [&_tbody_tr:last-child]:border-b-0'
        }
      >
        <caption className="sr-only">
          {isOnlyCurrency ? t('today.sales') : ordersText('sales.in', { currency })}
        </caption>
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
          {rows.map(({ label, href, orders, net }) => (
            <tr key={label} className="first:font-bold">
              <th scope="row" className="link-targets py-1.5 text-start font-regular">
                {href === null ? label : <Link href={href}>{label}</Link>}
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

/** A bar for each day, today's in dark; screen readers get a list. */
function Bars({ bars }: Pick<CurrencySalesView, 'bars'>) {
  const t = useWords(officeTodayWords)
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

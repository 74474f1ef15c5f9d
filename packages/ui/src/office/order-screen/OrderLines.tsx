import { CheckIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { ShelfImage } from '../../components/content/shelf-image'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../components/content/table'
import { DispatchText } from '../../commerce/prices-and-stock/dispatch-text'
import { useLocale, useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeOrderWords } from '../../words/generated/office-order'
import { Button } from '../../components/actions/button'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { RowList, WideTable } from '../row-list'
import type { OfficeOrderLineView, OfficeOrderView } from './order.view'
import { leftOf } from './use-shipment'

export interface OrderLinesProps extends Pick<OfficeOrderView, 'lines' | 'totals'> {
  /** The user reports missing pieces of a line; omit it without the permission. */
  onMissing?: (event: { line: string }) => void
}

/** The pieces of a line that are still to be shipped, and the closed ones. */
function LeftPieces({ line }: { line: OfficeOrderLineView }) {
  const t = useWords(officeWords)
  const numbers = new Intl.NumberFormat(useLocale())
  const left = leftOf(line)
  return (
    <>
      {left > 0 ? (
        numbers.format(left)
      ) : line.shipped === 0 ? null : (
        <span className="inline-flex items-center gap-1 text-positive">
          <CheckIcon size="sm" />
          {t('order.all')}
        </span>
      )}
      {line.closed > 0 && (
        <span className="block text-2xs font-regular whitespace-nowrap text-critical">
          {t('order.closed', { count: line.closed })}
        </span>
      )}
    </>
  )
}

/** The button to report missing pieces of a line. */
function MissingButton({ line, onMissing }: { line: OfficeOrderLineView } & Pick<OrderLinesProps, 'onMissing'>) {
  const t = useWords(officeOrderWords)
  if (!onMissing || leftOf(line) === 0) return null
  return (
    <Button variant="quiet" size="sm" onPress={() => onMissing({ line: line.id })}>
      {t('missing')} <VisuallyHidden>{t('missing.of', { name: line.name })}</VisuallyHidden>
    </Button>
  )
}

/** The article that a line replaces. */
function Replaces({ line: { replaces } }: { line: OfficeOrderLineView }) {
  const t = useWords(officeOrderWords)
  return (
    replaces && <span className="text-2xs font-regular text-ink-muted">{t('line.replaces', { name: replaces })}</span>
  )
}

/** The lines on a phone. */
function LineRows({ lines, onMissing }: Omit<OrderLinesProps, 'totals'>) {
  const office = useWords(officeWords)
  const t = useWords(officeOrderWords)
  return (
    <RowList
      label={office('order.linesCaption')}
      rows={lines.map((line) => {
        const { id, title, detail, href, image, unitPrice, ordered, shipped, dispatch, sum } = line
        const left = leftOf(line)
        return {
          id,
          media: <ShelfImage src={image ?? undefined} alt="" size="thumb" />,
          title: (
            <Link href={href} variant="quiet">
              {title}
            </Link>
          ),
          detail: (
            <>
              <span>{detail}</span>
              <span>{t('line.pieces', { pieces: ordered, price: unitPrice, sum })}</span>
              <Replaces line={line} />
              <DispatchText dispatch={dispatch} />
            </>
          ),
          value: left > 0 ? t('line.left', { left }) : shipped > 0 ? t('line.sent') : <LeftPieces line={line} />,
          action: onMissing && left > 0 ? <MissingButton line={line} onMissing={onMissing} /> : undefined,
        }
      })}
    />
  )
}

/** The lines with ordered, shipped and remaining pieces, and the totals. */
export function OrderLines({ lines, totals, onMissing }: OrderLinesProps) {
  const t = useWords(officeWords)
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <div className="grid gap-3">
      <LineRows lines={lines} onMissing={onMissing} />
      <WideTable>
        <Table caption={t('order.linesCaption')} density="compact">
          <TableHead>
            <ColumnHeader>{t('order.product')}</ColumnHeader>
            <ColumnHeader align="end">{t('order.unit')}</ColumnHeader>
            <ColumnHeader align="end">{t('order.ordered')}</ColumnHeader>
            <ColumnHeader align="end">{t('order.shipped')}</ColumnHeader>
            <ColumnHeader align="end">{t('order.toShip')}</ColumnHeader>
            <ColumnHeader align="end">{t('order.sum')}</ColumnHeader>
          </TableHead>
          <TableBody>
            {lines.map((line) => {
              const { id, title, detail, href, image, unitPrice, isTier, ordered, shipped, dispatch, sum } = line
              return (
                <TableRow key={id}>
                  <RowHeader>
                    <span className="flex items-center gap-2.5">
                      <ShelfImage src={image ?? undefined} alt="" size="thumb" />
                      <span className="grid min-w-0">
                        <Link href={href} variant="quiet">
                          {title}
                        </Link>
                        <span className="text-2xs font-regular text-ink-muted">{detail}</span>
                        <Replaces line={line} />
                        <DispatchText dispatch={dispatch} />
                        <span className="-ms-3 print:hidden">
                          <MissingButton line={line} onMissing={onMissing} />
                        </span>
                      </span>
                    </span>
                  </RowHeader>
                  <TableCell align="end">
                    {isTier ? (
                      <span
                        className={
                          'rounded-xs bg-price-better px-1.5 py-0.5 font-medium text-ink-on-price forced-colors:border'
                        }
                      >
                        {unitPrice}
                      </span>
                    ) : (
                      unitPrice
                    )}
                  </TableCell>
                  <TableCell align="end">{numbers.format(ordered)}</TableCell>
                  <TableCell align="end">{numbers.format(shipped)}</TableCell>
                  <TableCell align="end" weight={leftOf(line) > 0 ? 'bold' : 'regular'}>
                    <LeftPieces line={line} />
                  </TableCell>
                  <TableCell align="end" weight="bold">
                    {sum}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </WideTable>
      <dl className="num ms-auto grid w-full max-w-80 gap-1.5 pe-5">
        {totals.map(({ label, value }, index) => {
          const isLast = index === totals.length - 1
          return (
            <div
              key={label}
              className={
                isLast
                  ? 'mt-1 flex items-baseline justify-between gap-4 border-t-2 border-shelf pt-3'
                  : 'flex justify-between gap-4 text-ink-muted'
              }
            >
              <dt>{label}</dt>
              <dd className={isLast ? 'm-0 text-xl font-bold tracking-tight' : 'm-0'}>{value}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

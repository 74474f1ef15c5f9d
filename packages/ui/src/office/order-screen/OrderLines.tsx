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
import { AgeLimit, DispatchText } from '../../commerce/prices-and-stock/dispatch-text'
import { useLocale, useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import { Button } from '../../components/actions/button'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { RowList, WideTable } from '../row-list'
import type { OfficeOrderLineView, OfficeOrderView, StepUndo } from './order.view'
import { leftOf } from './left-of'

export interface OrderLinesProps extends Pick<OfficeOrderView, 'lines' | 'totals' | 'missingUndo'> {
  /** The user reports missing pieces of a line; omit it without the permission. */
  onMissing?: (event: { line: string }) => void
  /** The user undoes the last decision about missing pieces; omit it without the permission. */
  onUndo?: (event: StepUndo) => void
  /** True while something is being undone. */
  busy?: boolean
}

/** The pieces of a line that are still to be shipped, and the closed ones. */
function LeftPieces({ line }: { line: OfficeOrderLineView }) {
  const orderText = useWords(officeOrderWords)
  const numbers = new Intl.NumberFormat(useLocale())
  const left = leftOf(line)
  return (
    <>
      {left > 0 ? (
        numbers.format(left)
      ) : line.shipped === 0 ? null : (
        <span className="inline-flex items-center gap-1 text-positive">
          <CheckIcon size="sm" />
          {orderText('order.all')}
        </span>
      )}
      {line.closed > 0 && (
        <span className="block text-2xs font-regular whitespace-nowrap text-critical">
          {orderText('order.closed', { count: line.closed })}
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

/** What became of the pieces of a line of which none is left to ship, on a phone. */
function PhoneLeft({ line }: { line: OfficeOrderLineView }) {
  const t = useWords(officeOrderWords)
  const { shipped, closed } = line
  if (closed === 0) return shipped > 0 ? t('line.sent') : null
  return (
    <>
      {shipped > 0 && t('line.sentPieces', { shipped })}
      <span className="block text-2xs font-regular whitespace-nowrap text-critical">
        {t('order.closed', { count: closed })}
      </span>
    </>
  )
}

/** The lines on a phone. */
function LineRows({ lines, onMissing }: Pick<OrderLinesProps, 'lines' | 'onMissing'>) {
  const t = useWords(officeOrderWords)
  return (
    <RowList
      label={t('order.linesCaption')}
      rows={lines.map((line) => {
        const { id, title, detail, href, image, unitPrice, ordered, dispatch, ageLimit, sum } = line
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
              <AgeLimit years={ageLimit} />
              <DispatchText dispatch={dispatch} />
            </>
          ),
          value: left > 0 ? t('line.left', { left }) : <PhoneLeft line={line} />,
          action: onMissing && left > 0 ? <MissingButton line={line} onMissing={onMissing} /> : undefined,
        }
      })}
    />
  )
}

/** The lines with ordered, shipped and remaining pieces, and the totals. */
export function OrderLines({ lines, totals, missingUndo, onMissing, onUndo, busy = false }: OrderLinesProps) {
  const orderText = useWords(officeOrderWords)
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <div className="grid gap-3">
      <LineRows lines={lines} onMissing={onMissing} />
      <WideTable>
        <Table caption={orderText('order.linesCaption')} density="compact">
          <TableHead>
            <ColumnHeader>{orderText('order.product')}</ColumnHeader>
            <ColumnHeader align="end">{orderText('order.unit')}</ColumnHeader>
            <ColumnHeader align="end">{orderText('order.ordered')}</ColumnHeader>
            <ColumnHeader align="end">{orderText('order.shipped')}</ColumnHeader>
            <ColumnHeader align="end">{orderText('order.toShip')}</ColumnHeader>
            <ColumnHeader align="end">{orderText('order.sum')}</ColumnHeader>
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
                        <AgeLimit years={line.ageLimit} />
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
      {missingUndo !== null && onUndo && (
        <span className="print:hidden">
          <Button variant="quiet" size="sm" disabled={busy} onPress={() => onUndo({ step: missingUndo, parcel: null })}>
            {orderText(`undo.${missingUndo}`)}
          </Button>
        </span>
      )}
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

import type { SummedAmount } from '@skafferi/domain/office/views'
import { Link } from '../../components/actions/link'
import { Badge } from '../../components/content/badge'
import type { DataColumn } from '../../components/content/data-table'
import { WarningIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { GoodsBadge, PaymentBadge, ShippedCount } from '../order-state'
import type { OfficeOrderRowView } from './orders.view'

/** A column that a list can omit. */
export type OptionalOrderColumn = 'shipTo' | 'pieces' | 'payment' | 'due'

/** The optional columns that are displayed by default. */
const DEFAULT_COLUMNS: readonly OptionalOrderColumn[] = ['shipTo', 'pieces']

/** A due date; a badge marks an unpaid order after it. */
export function DueDate({ day, isOverdue }: NonNullable<OfficeOrderRowView['due']>) {
  const t = useWords(officeOrdersWords)
  if (!isOverdue) return <span className="num">{day}</span>
  return (
    <Badge tone="critical" icon={<WarningIcon size="sm" />}>
      {t('order.overdue', { day })}
    </Badge>
  )
}

const AMOUNT_LABELS = { total: 'order.total', due: 'order.amountDue', toPayBack: 'order.toPayBack' } as const

/** The columns of the order list, with the totals of all orders. `amount` is the amount of each order. */
export function useOrderColumns(
  orders: { count: number; total: string | null } | null,
  {
    optionalColumns = DEFAULT_COLUMNS,
    amount = 'total',
  }: { optionalColumns?: readonly OptionalOrderColumn[]; amount?: SummedAmount } = {},
): readonly DataColumn<OfficeOrderRowView>[] {
  const ordersText = useWords(officeOrdersWords)
  const hiddenColumns = (['shipTo', 'pieces', 'payment', 'due'] as const).filter((id) => !optionalColumns.includes(id))
  const columns: readonly DataColumn<OfficeOrderRowView>[] = [
    {
      id: 'number',
      label: ordersText('order.number'),
      cell: ({ number, href }) => (
        <Link href={href} variant="quiet">
          {number}
        </Link>
      ),
      total: orders === null ? undefined : ordersText('orders.sum', { count: orders.count }),
    },
    {
      id: 'placed',
      label: ordersText('order.placed'),
      cell: ({ placed }) => (
        <span className="text-ink-muted max-lg:inline-block max-lg:min-w-19 lg:whitespace-nowrap">{placed}</span>
      ),
    },
    {
      id: 'company',
      label: ordersText('order.company'),
      cell: ({ company, buyer }) => (
        <span className="grid">
          <span className="text-sm font-medium">{company}</span>
          {buyer && <span className="text-xs text-ink-muted">{buyer}</span>}
        </span>
      ),
    },
    {
      id: 'shipTo',
      label: ordersText('order.shipTo'),
      visibleFrom: 'laptop',
      cell: ({ shipTo }) => <span className="text-ink-muted">{shipTo}</span>,
    },
    { id: 'lines', label: ordersText('order.lines'), align: 'end', visibleFrom: 'wide', cell: ({ lines }) => lines },
    {
      id: 'pieces',
      label: ordersText('order.pieces'),
      align: 'end',
      visibleFrom: 'laptop',
      cell: ({ pieces, piecesToShip }) => (
        <span className="grid justify-items-end">
          {pieces}
          {piecesToShip !== null && (
            <span className="text-2xs whitespace-nowrap text-ink-muted">
              {piecesToShip === pieces
                ? ordersText('orders.allToShip')
                : ordersText('orders.piecesToShip', { pieces: piecesToShip })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      label: ordersText('order.goods'),
      cell: ({ goods, shipment, leaves }) => (
        <span className="grid min-w-max justify-items-start">
          <GoodsBadge state={goods} />
          <ShippedCount shipment={shipment} />
          {leaves !== null && (
            <span className="text-2xs whitespace-nowrap text-ink-muted">
              {ordersText('orders.leaves', { day: leaves })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'payment',
      label: ordersText('order.payment'),
      cell: ({ payment }) => <PaymentBadge state={payment} />,
    },
    {
      id: 'due',
      label: ordersText('order.dueDate'),
      visibleFrom: 'laptop',
      cell: ({ due }) => due && <DueDate {...due} />,
    },
    {
      id: 'total',
      label: ordersText(AMOUNT_LABELS[amount]),
      align: 'end',
      visibleFrom: 'phone',
      cell: ({ total, credited, amountDue, toPay, toPayBack }) => (
        <span className="grid justify-items-end whitespace-normal">
          <b className="text-sm">{{ total, due: amountDue, toPayBack: toPayBack ?? '' }[amount]}</b>
          {credited !== null && (
            <span className="text-2xs text-ink-muted">{ordersText('orders.credited', { amount: credited })}</span>
          )}
          {toPay !== null && amount !== 'due' && (
            <span className="text-2xs">{ordersText('orders.toPay', { amount: toPay })}</span>
          )}
          {toPayBack !== null && amount !== 'toPayBack' && (
            <span className="text-2xs">{ordersText('orders.toPayBack', { amount: toPayBack })}</span>
          )}
        </span>
      ),
      total: orders?.total,
    },
  ]
  return columns.filter(({ id }) => !(hiddenColumns as readonly string[]).includes(id))
}

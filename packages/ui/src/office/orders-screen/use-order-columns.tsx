import { Link } from '../../components/actions/link'
import type { DataColumn } from '../../components/content/data-table'
import { OrderStatus, ShipmentState } from '../../commerce/orders/order-status'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeOrderRowView } from './orders.view'

/** A column that a list can omit. */
export type OptionalOrderColumn = 'shipTo' | 'pieces' | 'payment'

/** The optional columns that are displayed by default. */
const DEFAULT_COLUMNS: readonly OptionalOrderColumn[] = ['shipTo', 'pieces']

/** The columns of the order list, with the totals of all orders. */
export function useOrderColumns(
  orders: { count: number; total: string | null } | null,
  {
    optionalColumns = DEFAULT_COLUMNS,
    sortable = true,
  }: { optionalColumns?: readonly OptionalOrderColumn[]; sortable?: boolean } = {},
): readonly DataColumn<OfficeOrderRowView>[] {
  const t = useWords(officeWords)
  const hiddenColumns = (['shipTo', 'pieces', 'payment'] as const).filter((id) => !optionalColumns.includes(id))
  const columns: readonly DataColumn<OfficeOrderRowView>[] = [
    {
      id: 'number',
      label: t('order.number'),
      sortable,
      cell: ({ number, href }) => (
        <Link href={href} variant="quiet">
          {number}
        </Link>
      ),
      total: orders === null ? undefined : t('orders.sum', { count: orders.count }),
    },
    {
      id: 'placed',
      label: t('order.placed'),
      sortable,
      cell: ({ placed }) => (
        <span className="text-ink-muted max-lg:inline-block max-lg:min-w-19 lg:whitespace-nowrap">{placed}</span>
      ),
    },
    {
      id: 'company',
      label: t('order.company'),
      sortable,
      cell: ({ company, buyer }) => (
        <span className="grid">
          <span className="text-sm font-medium">{company}</span>
          {buyer && <span className="text-xs text-ink-muted">{buyer}</span>}
        </span>
      ),
    },
    { id: 'shipTo', label: t('order.shipTo'), cell: ({ shipTo }) => <span className="text-ink-muted">{shipTo}</span> },
    { id: 'lines', label: t('order.lines'), align: 'end', visibleFrom: 'wide', cell: ({ lines }) => lines },
    { id: 'pieces', label: t('order.pieces'), align: 'end', sortable, cell: ({ pieces }) => pieces },
    {
      id: 'status',
      label: t('order.status'),
      // The shipment is not in the fulfillment column, because narrow screens omit that column.
      cell: ({ status, shipment }) => (
        <span className="grid justify-items-start">
          <OrderStatus kind="order" status={status} />
          <ShipmentState shipment={shipment} when="partial" />
        </span>
      ),
    },
    {
      id: 'fulfillment',
      label: t('order.goods'),
      visibleFrom: 'wide',
      cell: ({ fulfillment }) => <OrderStatus kind="fulfillment" status={fulfillment} />,
    },
    {
      id: 'payment',
      label: t('order.payment'),
      visibleFrom: 'wide',
      cell: ({ payment = '' }) => <OrderStatus kind="invoice" status={payment} />,
    },
    {
      id: 'total',
      label: t('order.total'),
      align: 'end',
      visibleFrom: 'phone',
      sortable,
      cell: ({ total, refunded }) => (
        <span className="grid justify-items-end">
          <b className="text-sm">{total}</b>
          {refunded !== null && (
            <span className="text-2xs text-ink-muted">{t('orders.refunded', { amount: refunded })}</span>
          )}
        </span>
      ),
      total: orders?.total,
    },
  ]
  return columns.filter(({ id }) => !(hiddenColumns as readonly string[]).includes(id))
}

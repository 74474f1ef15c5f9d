import { DataTable } from '../../components/content/data-table'
import { EmptyState } from '../../components/feedback/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { orderLine } from '../orders-screen/OrderLine'
import { useOrderColumns } from '../orders-screen/use-order-columns'
import type { TodayView } from './today.view'

const COLUMNS = new Set(['number', 'company', 'pieces', 'status', 'total'])

export interface ShipsTodayProps {
  toShip: TodayView['toShip']
  /** The caption of the table ("Ships today"). */
  caption: string
  onOpen: (event: { id: string }) => void
}

/** The table of the orders to ship. */
export function ShipsToday({ caption, toShip: { orders, total }, onOpen }: ShipsTodayProps) {
  const t = useWords(officeWords)
  const optionalColumns = orders.some(({ pieces }) => pieces !== null) ? (['pieces'] as const) : []
  const columns = useOrderColumns({ count: orders.length, total }, { optionalColumns, sortable: false })
  return (
    <DataTable
      caption={caption}
      columns={columns
        .filter(({ id }) => COLUMNS.has(id))
        .map((column) => (column.id === 'pieces' || total === null ? { ...column, total: undefined } : column))}
      rows={orders}
      rowId={({ id }) => id}
      rowName={({ number }) => t('orders.name', { number })}
      phoneSummary={orderLine}
      loadingLabel={t('orders.loading')}
      empty={<EmptyState headingLevel={3} title={t('today.leavesNothing')} text={t('today.leavesNothingText')} />}
      onOpen={onOpen}
    />
  )
}

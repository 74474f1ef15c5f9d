import { Button } from '../../components/actions/button'
import { OrderStatus } from '../../commerce/orders/order-status'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

export interface StatusFilterProps {
  /** The status filter, as the store's code. */
  status: string
  /** Removes the status filter. */
  onShowAll: () => void
}

/** The active status filter, with a button to show all orders. */
export function StatusFilter({ status, onShowAll }: StatusFilterProps) {
  const t = useWords(ordersWords)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{t('history.filter')}</span>
      <OrderStatus kind="order" status={status} />
      <Button variant="quiet" size="sm" onPress={onShowAll}>
        {t('history.all')}
      </Button>
    </p>
  )
}

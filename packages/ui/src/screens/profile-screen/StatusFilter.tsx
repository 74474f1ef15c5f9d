import { Button } from '../../components/button'
import { OrderStatus } from '../../commerce/order-status'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

export interface StatusFilterProps {
  /** The status that all orders shown have, by the store's code. */
  status: string
  /** Removes the status filter. */
  onShowAll: () => void
}

/** States that only orders of one status are listed, with a button to list all. */
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

import { Button } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeOrdersWords } from '../../words/generated/office-orders'

export interface NoOrdersProps {
  /** The active filters in one line; empty without filters. */
  filters: string
  onClear: () => void
}

/** The empty state of the order list: no orders match the filters, or there are none at all. */
export function NoOrders({ filters, onClear }: NoOrdersProps) {
  const t = useWords(officeWords)
  const ordersText = useWords(officeOrdersWords)
  return filters === '' ? (
    <EmptyState title={t('orders.empty')} text={t('orders.emptyText')} />
  ) : (
    <EmptyState
      title={t('orders.none')}
      text={ordersText('none.named', { filters })}
      action={
        <Button variant="secondary" onPress={onClear}>
          {t('orders.clear')}
        </Button>
      }
    />
  )
}

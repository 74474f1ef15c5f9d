import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeOrdersWords } from '../../words/generated/office-orders'

export interface NoOrdersProps {
  /** What keeps orders away, in one line; empty where there are none. */
  filters: string
  onClear: () => void
}

/** There is nothing to list, because of the filters, which it names, or because nobody has ordered yet. */
export function NoOrders({ filters, onClear }: NoOrdersProps) {
  const t = useWords(officeWords)
  const own = useWords(officeOrdersWords)
  return filters === '' ? (
    <EmptyState title={t('orders.empty')} text={t('orders.emptyText')} />
  ) : (
    <EmptyState
      title={t('orders.none')}
      text={own('none.named', { filters })}
      action={
        <Button variant="secondary" onPress={onClear}>
          {t('orders.clear')}
        </Button>
      }
    />
  )
}

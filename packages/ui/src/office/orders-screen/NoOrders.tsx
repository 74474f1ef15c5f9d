import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface NoOrdersProps {
  /** Filters keep orders away; otherwise there are none. */
  isFiltered: boolean
  onClear: () => void
}

/** There is nothing to list, because of the filters, or because nobody has ordered yet. */
export function NoOrders({ isFiltered, onClear }: NoOrdersProps) {
  const t = useWords(officeWords)
  return isFiltered ? (
    <EmptyState
      title={t('orders.none')}
      action={
        <Button variant="secondary" onPress={onClear}>
          {t('orders.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t('orders.empty')} text={t('orders.emptyText')} />
  )
}

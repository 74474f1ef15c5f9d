import type { OrderRowView } from '@skafferi/domain/orders/views'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

/** What the rows of a history tell. */
export interface ReorderEvents {
  /** Reorder was pressed: the preview of that order is wanted. */
  onReorder: (event: { orderId: string; displayId: string }) => void
}

export interface ReorderButtonProps extends ReorderEvents {
  row: Pick<OrderRowView, 'id' | 'displayId'>
}

/** Orders the same again. It stands above the link that covers its row. */
export function ReorderButton({ row: { id, displayId }, onReorder }: ReorderButtonProps) {
  const t = useWords(ordersWords)
  return (
    <span className="relative inline-grid">
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('row.reorderOf', { number: displayId })}
        onPress={() => onReorder({ orderId: id, displayId })}
      >
        {t('row.reorder')}
      </Button>
    </span>
  )
}

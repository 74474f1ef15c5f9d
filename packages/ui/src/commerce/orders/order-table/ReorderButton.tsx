import type { OrderRowView } from '@skafferi/domain/shop/orders/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'

/** Events of the rows of an order history. */
export interface ReorderEvents {
  /** Reorder was pressed: opens the preview. */
  onReorder: (event: { orderId: string; displayId: string }) => void
}

export interface ReorderButtonProps extends ReorderEvents {
  row: Pick<OrderRowView, 'id' | 'displayId'>
}

/** Opens the preview of a reorder. It is above the link that covers the row. */
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

import { Badge } from '../../components/badge'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { statusLook, UnknownStatusIcon, type StatusKind } from './status-map'

export interface OrderStatusProps {
  /** Which of an order's three statuses it is. */
  kind: StatusKind
  /** The status as the store names it (`requires_action`). One that is not known shows in the store's own words. */
  status: string
  /** `plain` in narrow lists; `quiet` by default. */
  variant?: 'quiet' | 'plain'
}

/** A status of an order: sign, word and tone from one map for the whole shop. */
export function OrderStatus({ kind, status, variant }: OrderStatusProps) {
  const t = useWords(ordersWords)
  const known = statusLook(kind, status)
  if (!known) {
    return (
      <Badge icon={<UnknownStatusIcon size="sm" />} variant={variant}>
        {capitalised(status)}
      </Badge>
    )
  }
  return (
    <Badge icon={<known.Icon size="sm" />} tone={known.tone} variant={variant}>
      {t(known.word)}
    </Badge>
  )
}

function capitalised(status: string): string {
  const words = status.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { Badge } from '../../../components/content/badge'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'
import { statusAppearance, UnknownStatusIcon, type StatusKind } from './status-map'

export interface OrderStatusProps {
  /** Which of an order's three statuses it is. */
  kind: StatusKind
  /** Status code of the store (`requires_action`). An unknown code is shown as text. */
  status: string
  /** `plain` in narrow lists; `quiet` by default. */
  variant?: 'quiet' | 'plain'
}

/** A status of an order: icon, text and tone, the same in the whole shop. */
export function OrderStatus({ kind, status, variant }: OrderStatusProps) {
  const t = useWords(ordersWords)
  const appearance = statusAppearance(kind, status)
  if (!appearance) {
    return (
      <Badge icon={<UnknownStatusIcon size="sm" />} variant={variant}>
        {capitalised(status)}
      </Badge>
    )
  }
  return (
    <Badge icon={<appearance.Icon size="sm" />} tone={appearance.tone} variant={variant}>
      {t(appearance.textKey)}
    </Badge>
  )
}

function capitalised(status: string): string {
  const words = status.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

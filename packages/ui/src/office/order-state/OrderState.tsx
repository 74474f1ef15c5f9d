import type { ComponentType } from 'react'
import type { FullOrderView, GoodsState, PaymentState } from '@skafferi/domain/office/views'
import { Badge, type BadgeProps, type Tone } from '../../components/content/badge'
import {
  BoxIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  RingIcon,
  TruckIcon,
  UndoIcon,
  WarningIcon,
  type IconProps,
} from '../../components/content/icon'
import { useWords } from '../../words'
import { officeOrderStateWords } from '../../words/generated/office-order-state'
import { useGoodsName, usePaymentName } from './use-state-names'

type Look = readonly [tone: Tone, icon: ComponentType<IconProps>]

const goodsLooks: Readonly<Record<GoodsState, Look>> = {
  to_pack: ['caution', ClockIcon],
  packed: ['info', BoxIcon],
  partly_shipped: ['caution', TruckIcon],
  shipped: ['info', TruckIcon],
  delivered: ['positive', CheckIcon],
  completed: ['positive', CheckIcon],
  requires_action: ['caution', WarningIcon],
  canceled: ['critical', CloseIcon],
}

const paymentLooks: Readonly<Record<PaymentState, Look>> = {
  unpaid: ['caution', ClockIcon],
  part_paid: ['caution', ClockIcon],
  paid: ['positive', CheckIcon],
  credited: ['neutral', UndoIcon],
  nothing_due: ['neutral', RingIcon],
}

interface GoodsBadgeProps extends Pick<BadgeProps, 'variant'> {
  state: GoodsState
}

/** The one state of an order's goods, for sellers. */
export function GoodsBadge({ state, variant }: GoodsBadgeProps) {
  const [tone, Icon] = goodsLooks[state]
  return (
    <Badge icon={<Icon size="sm" />} tone={tone} variant={variant}>
      {useGoodsName()(state)}
    </Badge>
  )
}

/** The state of an order's payment, for sellers. */
export function PaymentBadge({ state, variant }: { state: PaymentState } & Pick<BadgeProps, 'variant'>) {
  const [tone, Icon] = paymentLooks[state]
  return (
    <Badge icon={<Icon size="sm" />} tone={tone} variant={variant}>
      {usePaymentName()(state)}
    </Badge>
  )
}

/** How many pieces were shipped, if only some were. */
export function ShippedCount({ shipment: { state, shipped, pieces, isComplete } }: Pick<FullOrderView, 'shipment'>) {
  const t = useWords(officeOrderStateWords)
  if (state === 'none' || isComplete) return null
  return <span className="num block text-xs text-ink-muted">{t('count', { shipped, pieces })}</span>
}

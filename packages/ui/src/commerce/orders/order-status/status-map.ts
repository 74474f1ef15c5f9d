import type { IconProps } from '../../../components/content/icon'
import {
  BoxIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  FileIcon,
  QuestionIcon,
  RingIcon,
  TruckIcon,
  UndoIcon,
  WarningIcon,
} from '../../../components/content/icon'
import type { Tone } from '../../../components/content/badge'
import type { ComponentType } from 'react'
import type { OrdersWords } from '../../../words/generated/orders'

type Key = Extract<keyof OrdersWords, `status.${string}`>

/** Text, tone and icon of a status. */
export interface StatusAppearance {
  textKey: Key
  tone: Tone
  Icon: ComponentType<IconProps>
}

/** Which of an order's three statuses it is. */
export type StatusKind = 'order' | 'fulfillment' | 'payment'

/**
 * Used by the order list, the order page and complaints, so that a status has the same colour everywhere.
 */
const statusMap: Record<StatusKind, Record<string, StatusAppearance>> = {
  order: {
    pending: { textKey: 'status.order.pending', tone: 'caution', Icon: ClockIcon },
    shipping: { textKey: 'status.order.shipping', tone: 'info', Icon: TruckIcon },
    delivered: { textKey: 'status.order.delivered', tone: 'positive', Icon: CheckIcon },
    completed: { textKey: 'status.order.completed', tone: 'positive', Icon: CheckIcon },
    canceled: { textKey: 'status.order.canceled', tone: 'critical', Icon: CloseIcon },
    requires_action: { textKey: 'status.order.requires_action', tone: 'caution', Icon: WarningIcon },
  },
  fulfillment: {
    not_fulfilled: { textKey: 'status.fulfillment.not_fulfilled', tone: 'neutral', Icon: RingIcon },
    fulfilled: { textKey: 'status.fulfillment.fulfilled', tone: 'positive', Icon: BoxIcon },
    shipped: { textKey: 'status.fulfillment.shipped', tone: 'info', Icon: TruckIcon },
    delivered: { textKey: 'status.fulfillment.delivered', tone: 'positive', Icon: CheckIcon },
  },
  payment: {
    awaiting: { textKey: 'status.payment.awaiting', tone: 'caution', Icon: ClockIcon },
    authorized: { textKey: 'status.payment.authorized', tone: 'positive', Icon: FileIcon },
    captured: { textKey: 'status.payment.captured', tone: 'positive', Icon: CheckIcon },
    refunded: { textKey: 'status.payment.refunded', tone: 'neutral', Icon: UndoIcon },
  },
}

/** Returns text, tone and icon of a status; undefined if it is unknown. */
export function statusAppearance(kind: StatusKind, status: string): StatusAppearance | undefined {
  return Object.hasOwn(statusMap[kind], status) ? statusMap[kind][status] : undefined
}

export { QuestionIcon as UnknownStatusIcon }

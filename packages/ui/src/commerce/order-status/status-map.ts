import type { IconProps } from '../../components/icon'
import {
  BoxIcon,
  CardIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  QuestionIcon,
  RingIcon,
  TruckIcon,
  UndoIcon,
  WarningIcon,
} from '../../components/icon'
import type { Tone } from '../../components/badge'
import type { ComponentType } from 'react'
import type { OrdersWords } from '../../words/generated/orders'

type Key = Extract<keyof OrdersWords, `status.${string}`>

/** The look and name of a status. */
export interface StatusLook {
  word: Key
  tone: Tone
  Icon: ComponentType<IconProps>
}

/** Which of an order's three statuses it is. */
export type StatusKind = 'order' | 'fulfillment' | 'payment'

/**
 * The one map of statuses: the list, the detail and the complaint all read it, so that the same status never shows in
 * two colours.
 */
const statusMap: Record<StatusKind, Record<string, StatusLook>> = {
  order: {
    pending: { word: 'status.order.pending', tone: 'caution', Icon: ClockIcon },
    shipping: { word: 'status.order.shipping', tone: 'info', Icon: TruckIcon },
    delivered: { word: 'status.order.delivered', tone: 'positive', Icon: CheckIcon },
    completed: { word: 'status.order.completed', tone: 'positive', Icon: CheckIcon },
    canceled: { word: 'status.order.canceled', tone: 'critical', Icon: CloseIcon },
    requires_action: { word: 'status.order.requires_action', tone: 'caution', Icon: WarningIcon },
  },
  fulfillment: {
    not_fulfilled: { word: 'status.fulfillment.not_fulfilled', tone: 'neutral', Icon: RingIcon },
    fulfilled: { word: 'status.fulfillment.fulfilled', tone: 'positive', Icon: BoxIcon },
    shipped: { word: 'status.fulfillment.shipped', tone: 'info', Icon: TruckIcon },
    delivered: { word: 'status.fulfillment.delivered', tone: 'positive', Icon: CheckIcon },
  },
  payment: {
    awaiting: { word: 'status.payment.awaiting', tone: 'caution', Icon: ClockIcon },
    authorized: { word: 'status.payment.authorized', tone: 'positive', Icon: CardIcon },
    captured: { word: 'status.payment.captured', tone: 'positive', Icon: CheckIcon },
    refunded: { word: 'status.payment.refunded', tone: 'neutral', Icon: UndoIcon },
  },
}

/** The look of a status; undefined for an unknown one. */
export function statusLook(kind: StatusKind, status: string): StatusLook | undefined {
  return Object.hasOwn(statusMap[kind], status) ? statusMap[kind][status] : undefined
}

export { QuestionIcon as UnknownStatusIcon }

import type { components } from '@skafferi/api/admin'
import type { GoodsState, OrderFilters, PaymentState } from './orders.view'

type Schemas = components['schemas']

type States = Pick<Schemas['AdminOrderListItem'], 'status' | 'fulfillment_status' | 'payment_status' | 'shipment_state'>

/** Returns the one state of an order's goods, which the contract spreads over three statuses. */
export function toGoodsState({ status, fulfillment_status, shipment_state }: States): GoodsState {
  if (status === 'canceled' || status === 'requires_action' || status === 'completed') return status
  if (shipment_state === 'delivered') return 'delivered'
  if (shipment_state === 'all') return 'shipped'
  if (shipment_state === 'partial') return 'partly_shipped'
  return fulfillment_status === 'not_fulfilled' ? 'to_pack' : 'packed'
}

/** Returns the state of an order's payment. An order is invoiced, so that `authorized` is unpaid too. */
export function toPaymentState(
  { status, payment_status, amount_due }: States & Pick<Schemas['AdminOrderListItem'], 'amount_due'>,
  paidTotal: number,
): PaymentState {
  if (payment_status === 'captured') return 'paid'
  if (payment_status === 'refunded') return 'credited'
  if (status === 'canceled') return 'nothing_due'
  return paidTotal > 0 && amount_due > 0 ? 'part_paid' : 'unpaid'
}

/** The filters that find the orders in a state of their goods. */
export type GoodsFilter = Pick<OrderFilters, 'status' | 'goods' | 'shipment'>

const filterOf = (filter: Partial<GoodsFilter>): GoodsFilter => ({ status: '', goods: '', shipment: '', ...filter })

/** The filters of each state, in the sequence of an order. */
export const goodsFilters: readonly { state: GoodsState; filter: GoodsFilter }[] = [
  { state: 'to_pack', filter: filterOf({ status: 'pending', goods: 'not_fulfilled', shipment: 'none' }) },
  { state: 'packed', filter: filterOf({ status: 'pending', goods: 'fulfilled', shipment: 'none' }) },
  { state: 'partly_shipped', filter: filterOf({ shipment: 'partial' }) },
  { state: 'shipped', filter: filterOf({ status: 'shipping', shipment: 'all' }) },
  { state: 'delivered', filter: filterOf({ status: 'delivered' }) },
  { state: 'completed', filter: filterOf({ status: 'completed' }) },
  { state: 'requires_action', filter: filterOf({ status: 'requires_action' }) },
  { state: 'canceled', filter: filterOf({ status: 'canceled' }) },
]

import type { FullOrderView, LifecycleStepView, SumPart } from '@skafferi/domain/office/views'
import { useDispatchText } from '../../commerce/prices-and-stock/dispatch-text'
import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { officeOrderWords } from '../../words/generated/office-order'
import { usePaymentName } from '../order-state'
import type { OfficeOrderView } from '../order-screen/order.view'

/** The sums that the head of an order shows. */
const HEAD_SUMS: readonly SumPart[] = ['total', 'credited', 'paid', 'due', 'toPayBack']

/** Converts an order to texts that are ready to show. */
export function useOrderPhrases(): (order: FullOrderView) => OfficeOrderView {
  const ordersText = useWords(officeOrdersWords)
  const paymentName = usePaymentName()
  const dispatchText = useDispatchText()
  const orderText = useWords(officeOrderWords)
  function stepName(
    name: LifecycleStepView['name'],
    state: LifecycleStepView['state'],
    { shipped, pieces }: FullOrderView['shipment'],
  ) {
    const step = orderText(`lifecycle.${name}`)
    if (state !== 'part') return step
    return name === 'shipped' || name === 'handedOver'
      ? orderText('lifecycle.part', { step, shipped, pieces })
      : orderText('lifecycle.partly', { step: name })
  }
  const goodsText = ({ state, shipped, pieces }: FullOrderView['shipment']) =>
    orderText(state === 'none' ? 'goods.none' : 'goods.shipped', { shipped, pieces })
  function paymentText({
    payment,
    paidOn,
    due,
    isOverdue,
  }: Pick<FullOrderView, 'payment' | 'paidOn' | 'due' | 'isOverdue'>) {
    if (payment === 'paid' && paidOn !== null) return orderText('paid', { day: paidOn })
    const name = paymentName(payment)
    const isOpen = payment === 'unpaid' || payment === 'part_paid'
    return isOpen && due !== null ? orderText(isOverdue ? 'overdue' : 'due', { payment: name, day: due }) : name
  }
  const sumOf = ({ part, percent, net = '', value }: FullOrderView['sums'][number]) => ({
    label:
      part === 'vat'
        ? percent === undefined
          ? orderText('order.total.vatAll')
          : orderText('order.total.vat', { percent, net })
        : orderText(`order.total.${part}`),
    value,
  })
  return ({ activity, sums, parcels, refunds, pieces, lines, dispatches, ...order }) => ({
    id: order.id,
    number: order.number,
    goods: order.goods,
    facts: [
      { label: ordersText('order.company'), value: order.company },
      { label: ordersText('order.placed'), value: order.placed },
      { label: orderText('order.placedBy'), value: order.buyer },
      { label: ordersText('order.goods'), value: goodsText(order.shipment) },
      { label: ordersText('order.payment'), value: paymentText(order) },
      ...(order.promised === null
        ? []
        : [
            {
              label: orderText('order.promised'),
              value: [
                order.leaves !== null && orderText('order.leaves', { day: order.leaves }),
                order.promised,
                ...dispatches.map(dispatchText),
              ]
                .filter(Boolean)
                .join(' · '),
            },
          ]),
      ...sums.filter(({ part }) => HEAD_SUMS.includes(part)).map(sumOf),
    ],
    lines,
    count: orderText('order.counts', { lines: lines.length, pieces }),
    totals: sums.map(sumOf),
    parcels: parcels.map(
      ({ id, number, time, content, person, carrier, tracking, handedOver, delivered, slipHref, undo }) => ({
        id,
        name: orderText('order.parcel', { number }),
        content: content && orderText('order.counts', content),
        time: time.text,
        person,
        carrier,
        tracking,
        handedOver: handedOver && orderText('order.handedOver', { time: handedOver.text }),
        delivered: delivered && orderText('order.delivered', { time: delivered.text }),
        slipHref,
        undo,
      }),
    ),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      name: orderText(refund.isReversal ? 'order.creditReversed' : 'order.credited', { amount: refund.amount }),
      content:
        refund.pieces === null
          ? orderText('order.creditedAmount')
          : orderText('order.creditedPieces', { pieces: refund.pieces }),
      time: refund.time.text,
      person: refund.person,
      reason: refund.reason,
    })),
    lifecycle: order.lifecycle.map(({ name, state, time, person, undo }) => ({
      name,
      label: stepName(name, state, order.shipment),
      state,
      time: time && time.text,
      person,
      undo,
    })),
    payments: order.payments.map(({ id, kind, amount, isReversal, paidOn, time, person, canUndo }) => ({
      id,
      step: kind === 'received' ? 'paid' : 'paid_back',
      name: orderText(isReversal ? 'payment.reversed' : kind === 'received' ? 'payment.received' : 'payment.paidBack', {
        amount,
      }),
      paidOn: orderText(kind === 'received' ? 'payment.on' : 'payment.paidBackOn', { day: paidOn }),
      time: time.text,
      person,
      canUndo,
    })),
    notes: order.notes.map(({ time, ...note }) => ({ ...note, time: time.text })),
    pickHref: order.pickHref,
    isWaiting: order.isWaiting,
    missingUndo: order.missingUndo,
    delivery: order.delivery,
    activity,
  })
}

import type { FullOrderView, LifecycleStepView } from '@skafferi/domain/office/views'
import { useDispatchText } from '../../commerce/prices-and-stock/dispatch-text'
import { useStatusName } from '../../commerce/orders/order-status'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeOrderWords } from '../../words/generated/office-order'
import { useActivityTimeline } from '../activity-entry'
import type { OfficeOrderView } from '../order-screen/order.view'

/** Converts an order to texts that are ready to show. */
export function useOrderPhrases(): (order: FullOrderView) => OfficeOrderView {
  const t = useWords(officeWords)
  const [statusName, paymentName] = [useStatusName('order'), useStatusName('invoice')]
  const dispatchText = useDispatchText()
  const entriesOf = useActivityTimeline()
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
  return ({ activity, sums, parcels, refunds, pieces, lines, dispatches, ...order }) => ({
    id: order.id,
    number: order.number,
    fulfillment: order.fulfillment,
    shipment: order.shipment,
    facts: [
      { label: t('order.company'), value: order.company },
      { label: t('order.placed'), value: order.placed },
      { label: t('order.placedBy'), value: order.buyer },
      { label: t('order.status'), value: statusName(order.status) },
      { label: t('order.payment'), value: paymentName(order.payment) },
      ...(order.due === null ? [] : [{ label: t('order.due'), value: order.due }]),
      ...(order.promised === null
        ? []
        : [{ label: t('order.promised'), value: [order.promised, ...dispatches.map(dispatchText)].join(' · ') }]),
      { label: t('order.total'), value: order.total },
    ],
    lines,
    count: t('order.counts', { lines: lines.length, pieces }),
    totals: sums.map(({ part, percent, value }) => ({
      label:
        part === 'vat'
          ? percent === undefined
            ? t('order.total.vatAll')
            : t('order.total.vat', { percent })
          : t(`order.total.${part}`),
      value,
    })),
    parcels: parcels.map(
      ({ id, number, time, content, person, carrier, tracking, handedOver, delivered, slipHref, undo }) => ({
        id,
        name: t('order.parcel', { number }),
        content: content && t('order.counts', content),
        time: time.text,
        person,
        carrier,
        tracking,
        handedOver: handedOver && t('order.handedOver', { time: handedOver.text }),
        delivered: delivered && t('order.delivered', { time: delivered.text }),
        slipHref,
        undo,
      }),
    ),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      name: t('order.refunded', { amount: refund.amount }),
      content:
        refund.pieces === null ? t('order.refundedAmount') : t('order.refundedPieces', { pieces: refund.pieces }),
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
    payments: order.payments.map(({ id, amount, isReversal, paidOn, time, person, canUndo }) => ({
      id,
      name: orderText(isReversal ? 'payment.reversed' : 'payment.received', { amount }),
      paidOn: orderText('payment.on', { day: paidOn }),
      time: time.text,
      person,
      canUndo,
    })),
    notes: order.notes.map(({ time, ...note }) => ({ ...note, time: time.text })),
    pickHref: order.pickHref,
    delivery: order.delivery,
    activity: entriesOf(activity),
  })
}

import type { FullOrderView } from '@skafferi/domain/office/views'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useOrderPhrases } from './use-order-phrases'

const order: FullOrderView = {
  id: 'order_1',
  number: '1042',
  goods: 'delivered',
  payment: 'paid',
  company: 'Kiosk & Co AB',
  buyer: 'Anna Lindqvist',
  email: 'anna@kiosk.example',
  placed: '20 Nov 2026, 16:02',
  shippingOption: 'DHL',
  leaves: null,
  due: '20 Dec 2026',
  isOverdue: false,
  paidOn: '21 Nov 2026',
  requiredAction: null,
  promised: null,
  dispatches: [],
  lines: [],
  pieces: 0,
  shipment: { state: 'delivered', shipped: '12', pieces: '12', isComplete: true },
  sums: [],
  amountDue: '€0.00',
  typedDue: '0.00',
  toPayBack: null,
  parcels: [],
  pickHref: null,
  isWaiting: false,
  refunds: [],
  lifecycle: [],
  payments: [],
  notes: [],
  missingUndo: null,
  today: '2026-11-23',
  placedOn: '2026-11-20',
  refundable: null,
  delivery: { to: '', billed: '', phone: null, reference: null, hours: null, note: null },
  activity: [],
  can: {
    cancel: false,
    ship: false,
    mark: false,
    close: false,
    pay: false,
    payBack: false,
    refund: false,
    pack: false,
    complete: false,
    resolve: false,
    missing: false,
  },
  payRefused: null,
}

/** The facts about money in the head of an order, one a line. */
function MoneyFacts({ change }: { change: Partial<FullOrderView> }) {
  const { facts } = useOrderPhrases()({ ...order, ...change })
  const from = facts.findIndex(({ label }) => label === 'Payment')
  return facts
    .slice(from)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

const moneyFacts = (change: Partial<FullOrderView>) => renderToStaticMarkup(<MoneyFacts change={change} />).split('\n')

it('says in the head of a credited order what was paid and is to be paid back', () => {
  const sums = [
    { part: 'goods', value: '€80.00' },
    { part: 'vat', percent: '25', net: '€80.00', value: '€20.00' },
    { part: 'total', value: '€100.00' },
    { part: 'credited', value: '-€7.70' },
    { part: 'remaining', value: '€92.30' },
    { part: 'paid', value: '€100.00' },
    { part: 'toPayBack', value: '€7.70' },
  ] as const
  expect(moneyFacts({ sums })).toEqual([
    'Payment: Paid on 21 Nov 2026',
    'Total: €100.00',
    'Credited: -€7.70',
    'Paid: €100.00',
    'To pay back: €7.70',
  ])
})

it('says in the head of an order that is paid in part what is still to be paid', () => {
  const sums = [
    { part: 'total', value: '€100.00' },
    { part: 'paid', value: '€30.00' },
    { part: 'due', value: '€70.00' },
  ] as const
  expect(moneyFacts({ payment: 'part_paid', paidOn: '21 Nov 2026', sums })).toEqual([
    'Payment: Part paid, due 20 Dec 2026',
    'Total: €100.00',
    'Paid: €30.00',
    'Amount due: €70.00',
  ])
})

it('says in the totals on which net amount VAT is charged', () => {
  function Totals() {
    const sums = [{ part: 'vat', percent: '21', net: '€40.21', value: '€8.44' }] as const
    return useOrderPhrases()({ ...order, sums }).totals[0]!.label
  }
  expect(renderToStaticMarkup(<Totals />)).toBe('VAT 21% on €40.21')
})

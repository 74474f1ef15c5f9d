import { describe, expect, it } from 'vitest'
import {
  afterRefunds,
  amountDue,
  paymentRefusal,
  toPayBack,
  type PaymentFacts,
  type PaymentRefusal,
  type PaymentStatus,
} from './payment'

const statuses = ['awaiting', 'authorized', 'captured', 'refunded'] as const satisfies readonly PaymentStatus[]
const total = 100_00

/** Why each target is refused, in the order of `statuses`; a dot if it is not. */
type Row = readonly [string, string, string, string]

const because: Readonly<Record<string, PaymentRefusal | undefined>> = {
  '.': undefined,
  twice: 'captured_twice',
  paid: 'captured',
  back: 'refunded',
  missing: 'refunds_missing',
  partly: 'partly_refunded',
  canceled: 'canceled',
}

/** Columns: to awaiting, authorized, captured, refunded. */
const matrix: readonly [
  name: string,
  facts: Omit<PaymentFacts, 'paymentStatus'>,
  rows: Readonly<Record<PaymentStatus, Row>>,
][] = [
  [
    'nothing was given back',
    { total, refunded: 0, isCanceled: false },
    {
      awaiting: ['.', '.', '.', 'missing'],
      authorized: ['.', '.', '.', 'missing'],
      captured: ['paid', 'paid', 'twice', 'missing'],
      refunded: ['back', 'back', 'back', '.'],
    },
  ],
  [
    'a part was given back',
    { total, refunded: total - 1, isCanceled: false },
    {
      awaiting: ['.', '.', '.', 'missing'],
      authorized: ['partly', '.', '.', 'missing'],
      captured: ['paid', 'paid', 'twice', 'missing'],
      refunded: ['back', 'back', 'back', '.'],
    },
  ],
  [
    'all was given back',
    { total, refunded: total, isCanceled: false },
    {
      awaiting: ['.', 'back', 'back', '.'],
      authorized: ['back', '.', 'back', '.'],
      captured: ['paid', 'paid', 'twice', '.'],
      refunded: ['back', 'back', 'back', '.'],
    },
  ],
  [
    'the order is canceled',
    { total, refunded: 0, isCanceled: true },
    {
      awaiting: ['.', 'canceled', 'canceled', 'missing'],
      authorized: ['canceled', '.', 'canceled', 'missing'],
      captured: ['paid', 'paid', 'twice', 'missing'],
      refunded: ['back', 'back', 'back', '.'],
    },
  ],
  [
    'the order is canceled and a part was given back',
    { total, refunded: 1, isCanceled: true },
    {
      awaiting: ['.', 'canceled', 'canceled', 'missing'],
      authorized: ['canceled', '.', 'canceled', 'missing'],
      captured: ['paid', 'paid', 'twice', 'missing'],
      refunded: ['back', 'back', 'back', '.'],
    },
  ],
  [
    'the order is canceled and all was given back',
    { total, refunded: total, isCanceled: true },
    {
      awaiting: ['.', 'canceled', 'canceled', '.'],
      authorized: ['canceled', '.', 'canceled', '.'],
      captured: ['paid', 'paid', 'twice', '.'],
      refunded: ['back', 'back', 'back', '.'],
    },
  ],
]

describe.each(matrix)('a payment status, if %s,', (_, facts, rows) => {
  it.each(statuses.flatMap((from) => statuses.map((to, column) => [from, to, because[rows[from][column]!]] as const)))(
    'goes from %s to %s, refused with: %s',
    (paymentStatus, target, refusal) => {
      expect(paymentRefusal({ ...facts, paymentStatus }, target)).toBe(refusal)
    },
  )
})

it('an order with a total of zero does not count as refunded', () => {
  expect(paymentRefusal({ total: 0, refunded: 0, paymentStatus: 'captured', isCanceled: false }, 'refunded')).toBe(
    'refunds_missing',
  )
})

const paid: PaymentFacts = { total, refunded: 0, paymentStatus: 'captured', isCanceled: false }

describe('toPayBack', () => {
  it('is all that was paid of an order that was canceled before it was paid in full', () => {
    expect(toPayBack({ ...paid, paymentStatus: 'authorized', isCanceled: true }, 30_00)).toBe(30_00)
    expect(toPayBack({ ...paid, isCanceled: true }, total)).toBe(0)
  })

  it('is what was paid beyond the total after refunds', () => {
    expect(toPayBack({ ...paid, refunded: 0 }, total)).toBe(0)
    expect(toPayBack({ ...paid, refunded: 12_40 }, total)).toBe(12_40)
    expect(toPayBack({ ...paid, refunded: 12_40 }, total - 12_40)).toBe(0)
    expect(toPayBack({ ...paid, refunded: total }, total)).toBe(total)
  })

  it('is nothing while nothing was paid', () => {
    expect(toPayBack({ ...paid, refunded: total }, 0)).toBe(0)
    expect(toPayBack({ ...paid, total: -5 }, 0)).toBe(0)
  })
})

describe('amountDue', () => {
  it('is the rest after payments of a part', () => {
    const facts: PaymentFacts = { ...paid, refunded: 7_70, paymentStatus: 'authorized' }
    expect(amountDue(facts, 30_00)).toBe(62_30)
    expect(amountDue(facts, total)).toBe(0)
  })

  const facts = { total: 10_000, refunded: 770, paymentStatus: 'authorized', isCanceled: false } as const

  it('is the total less refunds until the order is paid', () => {
    expect(amountDue(facts)).toBe(9_230)
    expect(amountDue({ ...facts, paymentStatus: 'awaiting' })).toBe(afterRefunds(facts))
  })

  it.each([{ paymentStatus: 'captured' }, { paymentStatus: 'refunded' }, { isCanceled: true }] as const)(
    'is zero for %j',
    (change) => {
      expect(amountDue({ ...facts, ...change })).toBe(0)
    },
  )
})

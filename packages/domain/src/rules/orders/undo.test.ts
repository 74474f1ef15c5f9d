import { describe, expect, it } from 'vitest'
import { undoableSteps, undoRefusal, type MarkedParcel, type MissingDecision, type UndoFacts } from './undo'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))

const parcel = (id: string, marks: Partial<MarkedParcel> = {}): MarkedParcel => ({
  id,
  shippedAt: day(2),
  handedOverAt: null,
  deliveredAt: null,
  ...marks,
})

const facts = (changed: Partial<Omit<UndoFacts, 'states'>> & { states?: Partial<UndoFacts['states']> }): UndoFacts => ({
  parcels: [],
  lastRefundAt: null,
  paidAt: null,
  isPaidBack: false,
  missing: null,
  ...changed,
  states: { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized', ...changed.states },
})

describe('undoRefusal', () => {
  it('lets nothing be undone of a new order', () => {
    expect(undoableSteps(facts({}))).toEqual([])
    expect(undoRefusal(facts({}), 'packed')).toBe('not_done')
    expect(undoRefusal(facts({}), 'paid')).toBe('not_done')
    expect(undoRefusal(facts({}), 'parcel', 'a')).toBe('not_done')
  })

  it('lets packing be undone until a parcel is sent', () => {
    const packed = facts({ states: { fulfillmentStatus: 'fulfilled' } })
    expect(undoableSteps(packed)).toEqual([{ step: 'packed', parcelId: null }])
    expect(undoRefusal({ ...packed, parcels: [parcel('a')] }, 'packed')).toBe('later_step')
  })

  it('lets a repayment be undone, and the payment only after it', () => {
    const paid = facts({ states: { paymentStatus: 'captured' }, paidAt: day(3) })
    expect(undoableSteps(paid)).toEqual([{ step: 'paid', parcelId: null }])
    expect(undoRefusal(paid, 'paid_back')).toBe('not_done')
    const paidBack = { ...paid, isPaidBack: true }
    expect(undoableSteps(paidBack)).toEqual([{ step: 'paid_back', parcelId: null }])
    expect(undoRefusal(paidBack, 'paid')).toBe('later_step')
  })

  it('lets only the last step of a parcel be undone', () => {
    const shipped = { status: 'shipping', fulfillmentStatus: 'shipped' } as const
    const stepsOf = (marks: Partial<MarkedParcel>) =>
      undoableSteps(facts({ states: shipped, parcels: [parcel('a', marks)] })).map(({ step }) => step)
    expect(stepsOf({})).toEqual(['parcel'])
    expect(stepsOf({ handedOverAt: day(3) })).toEqual(['handed_over'])
    expect(stepsOf({ handedOverAt: day(3), deliveredAt: day(4) })).toEqual(['delivered'])
  })

  it('lets a completed order return before its deliveries', () => {
    const completed = facts({
      states: { status: 'completed', fulfillmentStatus: 'delivered' },
      parcels: [parcel('a', { deliveredAt: day(4) })],
    })
    expect(undoableSteps(completed)).toEqual([{ step: 'completed', parcelId: null }])
    expect(undoRefusal(completed, 'delivered', 'a')).toBe('later_step')
  })

  it('keeps parcels and payments that were refunded since', () => {
    const paid = facts({ paidAt: day(3), parcels: [parcel('a')], states: { paymentStatus: 'captured' } })
    expect(undoableSteps(paid).map(({ step }) => step)).toEqual(['paid', 'parcel'])
    expect(undoRefusal({ ...paid, lastRefundAt: day(4) }, 'paid')).toBe('refunded')
    expect(undoRefusal({ ...paid, lastRefundAt: day(4) }, 'parcel', 'a')).toBe('refunded')
    expect(undoRefusal({ ...paid, lastRefundAt: day(1) }, 'paid')).toBeUndefined()
  })

  describe('of a decision about missing pieces', () => {
    const { states } = facts({})
    const closed: MissingDecision = {
      step: 'closed',
      before: states,
      after: states,
      movedMoney: true,
      isShippedSince: false,
      isRefundedSince: false,
      hasArrived: false,
    }
    const refusalAfter = (changed: Parameters<typeof facts>[0]) =>
      undoRefusal(facts({ missing: closed, ...changed }), 'closed')

    it('is none while nothing else has happened', () => {
      expect(undoableSteps(facts({ missing: closed }))).toEqual([{ step: 'closed', parcelId: null }])
      expect(refusalAfter({ parcels: [parcel('a')] })).toBeUndefined()
      expect(undoRefusal(facts({ missing: closed }), 'replaced')).toBe('not_done')
    })

    it('asks for later parcels, states and payments to be undone first', () => {
      expect(refusalAfter({ missing: { ...closed, isShippedSince: true } })).toBe('later_step')
      expect(refusalAfter({ states: { fulfillmentStatus: 'fulfilled' } })).toBe('later_step')
      expect(refusalAfter({ states: { paymentStatus: 'captured' } })).toBe('later_step')
      expect(refusalAfter({ states: { status: 'canceled' } })).toBe('not_done')
    })

    it('keeps credits that may have been paid out, or that others followed', () => {
      const paid = { ...states, paymentStatus: 'captured' } as const
      expect(refusalAfter({ states: paid, missing: { ...closed, before: paid, after: paid } })).toBe('paid_out')
      expect(refusalAfter({ missing: { ...closed, isRefundedSince: true } })).toBe('refunded')
      expect(
        refusalAfter({ states: paid, missing: { ...closed, before: paid, after: paid, movedMoney: false } }),
      ).toBeUndefined()
    })

    it('keeps pieces that no longer wait, because stock came in', () => {
      expect(refusalAfter({ missing: { ...closed, hasArrived: true } })).toBe('arrived')
    })
  })
})

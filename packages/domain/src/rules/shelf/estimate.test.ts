import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../delivery/calendar'
import { deliveryRhythm, piecesLeft, usualTarget, type Delivery } from './estimate'

const start = '2026-01-01'
const dayAfter = (days: number) => addDays(start, days)
const every = (days: number, times: number, pieces = 96): Delivery[] =>
  Array.from({ length: times }, (_, index) => ({ day: dayAfter(index * days), pieces }))

const histories = fc.array(
  fc.record({ day: fc.integer({ min: 0, max: 400 }).map(dayAfter), pieces: fc.integer({ min: 1, max: 500 }) }),
  { maxLength: 40 },
)
const targets = fc.integer({ min: 1, max: 1000 })
const todays = fc.integer({ min: 0, max: 500 }).map(dayAfter)

describe('the rhythm of deliveries', () => {
  it('is the median of the days between them', () => {
    const days = ['2026-01-01', '2026-01-08', '2026-01-22', '2026-01-29']
    expect(deliveryRhythm(days.map((day) => ({ day, pieces: 1 })))).toBe(7)
  })

  it('needs three days of delivery', () => {
    const [first, second] = every(7, 2)
    expect(deliveryRhythm([first!, second!, second!])).toBeNull()
    expect(deliveryRhythm(every(7, 3))).toBe(7)
  })

  it('has at least 4 and at most 120 days', () => {
    expect([3, 4, 120, 121].map((days) => deliveryRhythm(every(days, 5)))).toEqual([null, 4, 120, null])
  })
})

describe('the pieces left', () => {
  const weekly = every(7, 6)
  const leftAfter = (days: number, target = 96) => piecesLeft(weekly, { target, today: dayAfter(35 + days) })

  it('fall by a usual delivery over the rhythm, to none at the next one', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((days) => leftAfter(days))).toEqual([96, 82, 69, 55, 41, 27, 14, 0, 0])
  })

  it('never exceed the target, although more was delivered', () => {
    expect(leftAfter(0, 60)).toBe(60)
  })

  it('are sold as before if the target changes, because nobody bought anything', () => {
    expect([96, 120, 500].map((target) => leftAfter(3, target))).toEqual([55, 55, 55])
    expect([60, 48].map((target) => leftAfter(3, target))).toEqual([55, 48])
  })

  it('keep a delivery that is larger than the target, and of what was left before as much as has room', () => {
    const large = { day: dayAfter(38), pieces: 120 }
    const after = (target: number, days: number) =>
      piecesLeft([...weekly, large], { target, today: dayAfter(38 + days) })
    expect([after(200, 0), after(130, 0), after(96, 0), after(96, 1), after(96, 2)]).toEqual([175, 130, 96, 96, 93])
  })

  it('add up if less than the target is delivered', () => {
    const last = { day: dayAfter(36), pieces: 10 }
    expect(piecesLeft([...weekly, last], { target: 96, today: dayAfter(36) })).toBe(92)
  })

  it('are unknown without a rhythm', () => {
    expect(piecesLeft(every(7, 2), { target: 96, today: dayAfter(8) })).toBeNull()
    expect(piecesLeft(every(7, 3), { target: 96, today: dayAfter(8) })).toBeNull()
  })

  it('lie between 0 and the target, or are unknown', () => {
    fc.assert(
      fc.property(histories, targets, todays, (history, target, today) => {
        const left = piecesLeft(history, { target, today })
        if (left === null) return
        expect(Number.isInteger(left)).toBe(true)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(target)
      }),
    )
  })

  it('are known exactly if the past deliveries have a rhythm', () => {
    fc.assert(
      fc.property(histories, targets, todays, (history, target, today) => {
        const past = history.filter(({ day }) => day <= today)
        expect(piecesLeft(history, { target, today }) === null).toBe(deliveryRhythm(past) === null)
      }),
    )
  })

  it('do not depend on the sequence of the deliveries, nor on later ones', () => {
    fc.assert(
      fc.property(histories, targets, todays, (history, target, today) => {
        const later = { day: addDays(today, 1), pieces: 50 }
        const expected = piecesLeft(history, { target, today })
        expect(piecesLeft([later, ...history.toReversed()], { target, today })).toBe(expected)
      }),
    )
  })

  it('do not rise without a delivery', () => {
    fc.assert(
      fc.property(histories, targets, fc.integer({ min: 400, max: 500 }), (history, target, day) => {
        const [before, after] = [day, day + 1].map((each) => piecesLeft(history, { target, today: dayAfter(each) }))
        if (before !== null && after !== null) expect(after).toBeLessThanOrEqual(before!)
      }),
    )
  })

  it('do not fall if the target is raised, and rise by no more than the target does', () => {
    fc.assert(
      fc.property(histories, targets, targets, todays, (history, target, more, today) => {
        const [before, after] = [target, target + more].map((each) => piecesLeft(history, { target: each, today }))
        if (before === null) return
        expect(after).toBeGreaterThanOrEqual(before!)
        expect(after).toBeLessThanOrEqual(before! + more)
      }),
    )
  })

  it('of regular deliveries are the same for every target that holds one', () => {
    fc.assert(
      fc.property(targets, fc.integer({ min: 4, max: 120 }), todays, targets, (pieces, rhythm, today, more) => {
        const deliveries = every(rhythm, 10, pieces)
        const left = piecesLeft(deliveries, { target: pieces, today })
        expect(piecesLeft(deliveries, { target: pieces + more, today })).toBe(left)
      }),
    )
  })

  it('are the target on the day of a delivery that fills the shelf, and none a rhythm later', () => {
    fc.assert(
      fc.property(
        targets,
        fc.integer({ min: 4, max: 120 }),
        fc.integer({ min: 3, max: 10 }),
        (target, rhythm, times) => {
          const deliveries = every(rhythm, times, target)
          const last = deliveries.at(-1)!.day
          expect(piecesLeft(deliveries, { target, today: last })).toBe(target)
          expect(piecesLeft(deliveries, { target, today: addDays(last, rhythm) })).toBe(0)
        },
      ),
    )
  })

  it('count calendar days over the change to summer time', () => {
    const deliveries = ['2026-03-14', '2026-03-21', '2026-03-28'].map((day) => ({ day, pieces: 70 }))
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(piecesLeft(deliveries, { target: 70, today: '2026-03-30' })).toBe(50)
  })
})

describe('the usual target', () => {
  it('is the median delivery in whole cartons', () => {
    expect(usualTarget([10, 100, 60], null)).toBe(60)
    expect(usualTarget([10, 100, 60], 24)).toBe(72)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyFillResult,
  emptyFillDraft,
  filledLines,
  isFillDraft,
  withoutLastStep,
  withStep,
  type FillLine,
} from './fill-draft'

const line = (variantId: string, pieces: number): FillLine => ({ variantId, pieces })
const draftOf = (...steps: FillLine[][]) => steps.reduce(withStep, emptyFillDraft)
const sentOf = (...lines: FillLine[]) => ({ key: 'k', at: 1, lines: lines.map((each) => ({ ...each, title: 'x' })) })

const steps = fc.array(
  fc.array(fc.record({ variantId: fc.constantFrom('a', 'b', 'c'), pieces: fc.integer({ min: 0, max: 99 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { maxLength: 120 },
)

describe('the draft of a shelf', () => {
  it('has the last pieces of each article, in the order of first filling', () => {
    const draft = draftOf([line('a', 24), line('b', 10)], [line('a', 48)])
    expect(filledLines(draft)).toEqual([line('a', 48), line('b', 10)])
    expect(filledLines(withoutLastStep(draft))).toEqual([line('a', 24), line('b', 10)])
    expect(withoutLastStep(emptyFillDraft)).toEqual(emptyFillDraft)
  })

  it('does not fill what was emptied when an earlier change is undone', () => {
    const draft = draftOf([line('a', 24), line('b', 10)], [line('a', 48)], [line('b', 0)])
    expect(filledLines(draft)).toEqual([line('a', 48)])
    expect(filledLines(withoutLastStep(draft))).toEqual([line('a', 24)])
    expect(draftOf([line('a', 24)], [line('a', 48)], [line('a', 0)])).toEqual(emptyFillDraft)
  })

  it('is the same draft without a change', () => {
    expect(withStep(emptyFillDraft, [])).toBe(emptyFillDraft)
  })

  it('undoes up to 50 changes, and never loses a line', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const draft = draftOf(...changes)
        expect(draft.steps.length).toBeLessThanOrEqual(50)
        expect(new Set(filledLines(draft).map(({ variantId, pieces }) => `${variantId} ${pieces}`))).toEqual(
          new Set(filledLines({ steps: changes }).map(({ variantId, pieces }) => `${variantId} ${pieces}`)),
        )
      }),
    )
  })

  it('keeps what was refused, and what was added since it was sent', () => {
    const sent = sentOf(line('a', 24), line('b', 10), line('c', 6))
    const draft = { ...draftOf([line('a', 24), line('b', 10), line('c', 6)], [line('c', 18)]), sent }
    expect(applyFillResult(draft, sent, new Set(['a', 'c']))).toEqual({
      steps: [[line('b', 10), line('c', 12)]],
      sent: null,
    })
    expect(applyFillResult(draft, sent, new Set(['a', 'b', 'c'])).steps).toEqual([[line('c', 12)]])
    expect(applyFillResult(draftOf([line('a', 24)]), sentOf(line('a', 24)), new Set(['a']))).toEqual(emptyFillDraft)
  })

  it('remembers what was ordered when a line was filled, with the pieces that it has added itself', () => {
    const seen = (pieces: number, ordered: number) => ({ ...line('a', pieces), ordered })
    expect(filledLines(draftOf([seen(24, 0)], [seen(48, 10)]))).toEqual([seen(48, 10)])
    const sent = sentOf(line('a', 24))
    expect(applyFillResult(draftOf([seen(36, 10)]), sent, new Set(['a'])).steps).toEqual([[seen(12, 34)]])
    expect(isFillDraft({ steps: [[seen(24, 0)], [line('a', 1)]], sent })).toBe(true)
    expect(isFillDraft({ steps: [[{ ...line('a', 1), ordered: 'x' }]], sent: null })).toBe(false)
  })
})

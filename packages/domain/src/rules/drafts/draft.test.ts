import { describe, expect, it } from 'vitest'
import { isRecord, isText } from '../json/schema'
import {
  draftFor,
  draftLimits,
  draftsVisibleTo,
  parseDrafts,
  serializeDrafts,
  sharedForms,
  withDraft,
  withoutDraft,
  type StoredDraft,
} from './draft'

const anna = 'anna@kiosk.example'
const bjorn = 'bjorn@grocer.example'

const draft = (owner: string | null, form: string, values: unknown): StoredDraft => ({ owner, form, values })
const annasDraft = draft(anna, 'complaint order_1', { subject: 'Torn' })
const visitorsDraft = draft(null, 'contact', { name: 'Stig' })

describe('a draft', () => {
  it('is visible to its owner only', () => {
    expect(draftFor([annasDraft], anna, 'complaint order_1', isRecord)).toEqual({ subject: 'Torn' })
    expect(draftFor([annasDraft], bjorn, 'complaint order_1', isRecord)).toBeNull()
    expect(draftFor([annasDraft], null, 'complaint order_1', isRecord)).toBeNull()
  })

  it('belongs to one form and subject', () => {
    expect(draftFor([annasDraft], anna, 'complaint order_2', isRecord)).toBeNull()
  })

  it('of a visitor is visible after they sign in', () => {
    expect(draftFor([visitorsDraft], anna, 'contact', isRecord)).toEqual({ name: 'Stig' })
  })

  it('is ignored if its values have another type', () => {
    expect(draftFor([annasDraft], anna, 'complaint order_1', isText)).toBeNull()
  })

  it('replaces the previous one of the same form', () => {
    const drafts = withDraft([annasDraft], draft(anna, 'complaint order_1', { subject: 'Two torn' }))
    expect(drafts).toEqual([draft(anna, 'complaint order_1', { subject: 'Two torn' })])
  })

  it('of a customer whose session ended is not replaced by a visitor’s', () => {
    const before = draft(anna, 'contact', { name: 'Anna' })
    expect(withDraft([before], visitorsDraft)).toEqual([before, visitorsDraft])
    expect(withoutDraft([before, visitorsDraft], null, 'contact')).toEqual([before])
  })

  it('is removed when another customer signs in, unless a visitor typed it', () => {
    expect(draftsVisibleTo([annasDraft, visitorsDraft], bjorn)).toEqual([visitorsDraft])
    expect(draftsVisibleTo([annasDraft, visitorsDraft], anna)).toEqual([annasDraft, visitorsDraft])
  })
})

describe('a tab', () => {
  it('stores the newest thirty drafts', () => {
    const drafts = Array.from({ length: 31 }, (_, index) => draft(anna, `review prod_${index}`, { title: 'x' }))
    const stored = drafts.reduce(withDraft, [] as StoredDraft[])
    expect(stored).toHaveLength(draftLimits.forms)
    expect(stored[0]!.form).toBe('review prod_1')
  })

  it('stores no draft that is too long, and removes the outdated draft that it replaces', () => {
    const tooLong = draft(anna, annasDraft.form, { subject: 'x'.repeat(draftLimits.characters) })
    expect(withDraft([annasDraft, visitorsDraft], tooLong)).toEqual([visitorsDraft])
    // {"subject":""} has fourteen characters.
    const fitting = draft(anna, annasDraft.form, { subject: 'x'.repeat(draftLimits.characters - 14) })
    expect(withDraft([annasDraft, visitorsDraft], fitting)).toEqual([visitorsDraft, fitting])
  })
})

it('shares only the order list between the tabs of a browser', () => {
  expect(sharedForms).toEqual(['order-list', 'shelf'])
})

describe('stored drafts', () => {
  it('can be parsed after serialization', () => {
    expect(parseDrafts(serializeDrafts([annasDraft, visitorsDraft]))).toEqual([annasDraft, visitorsDraft])
  })

  it('are null if there are none', () => {
    expect(serializeDrafts([])).toBeNull()
  })

  it.each([
    ['missing', null],
    ['truncated JSON', '{"version":1,"drafts":[{"own'],
    ['a number', '7'],
    ['an array', '[]'],
    ['of another version', '{"version":2,"drafts":[{"owner":null,"form":"contact","values":{}}]}'],
    ['not in an array', '{"version":1,"drafts":{}}'],
    ['without values', '{"version":1,"drafts":[{"owner":null,"form":"contact"}]}'],
    ['of an owner that is no text', '{"version":1,"drafts":[{"owner":7,"form":"contact","values":{}}]}'],
    ['without a form', '{"version":1,"drafts":[{"owner":null,"form":null,"values":{}}]}'],
    ['null in the array', '{"version":1,"drafts":[null]}'],
  ])('are ignored if they are %s', (_, text) => {
    expect(parseDrafts(text)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import {
  draftFor,
  draftLimits,
  draftsLeftTo,
  parseDrafts,
  readValues,
  serializeDrafts,
  sharedForms,
  withDraft,
  withoutDraft,
  type StoredDraft,
} from './draft.rules'

const anna = 'anna@kiosk.example'
const bjorn = 'bjorn@grocer.example'

const draft = (owner: string | null, form: string, values: unknown): StoredDraft => ({ owner, form, values })
const annas = draft(anna, 'complaint order_1', { subject: 'Torn' })
const visitors = draft(null, 'contact', { name: 'Stig' })

describe('a draft', () => {
  it('is its owner’s: no other customer and no visitor sees it', () => {
    expect(draftFor([annas], anna, 'complaint order_1')).toEqual({ subject: 'Torn' })
    expect(draftFor([annas], bjorn, 'complaint order_1')).toBeUndefined()
    expect(draftFor([annas], null, 'complaint order_1')).toBeUndefined()
  })

  it('is its form’s: another order has none', () => {
    expect(draftFor([annas], anna, 'complaint order_2')).toBeUndefined()
  })

  it('that a visitor typed is there once they have signed in', () => {
    expect(draftFor([visitors], anna, 'contact')).toEqual({ name: 'Stig' })
  })

  it('takes the place of the one before', () => {
    const drafts = withDraft([annas], draft(anna, 'complaint order_1', { subject: 'Two torn' }))
    expect(drafts).toEqual([draft(anna, 'complaint order_1', { subject: 'Two torn' })])
  })

  it('of a customer whose session ended is not lost to what a visitor types there', () => {
    const before = draft(anna, 'contact', { name: 'Anna' })
    expect(withDraft([before], visitors)).toEqual([before, visitors])
    expect(withoutDraft([before, visitors], null, 'contact')).toEqual([before])
  })

  it('goes with the next person who signs in; a visitor’s stays', () => {
    expect(draftsLeftTo([annas, visitors], bjorn)).toEqual([visitors])
    expect(draftsLeftTo([annas, visitors], anna)).toEqual([annas, visitors])
  })
})

describe('a tab', () => {
  it('keeps thirty drafts, the newest', () => {
    const many = Array.from({ length: 31 }, (_, at) => draft(anna, `review prod_${at}`, { title: 'x' }))
    const kept = many.reduce(withDraft, [] as StoredDraft[])
    expect(kept).toHaveLength(draftLimits.forms)
    expect(kept[0]!.form).toBe('review prod_1')
  })

  it('keeps no text that would fill it, and not what stood there before, which is no longer true', () => {
    const pasted = draft(anna, annas.form, { subject: 'x'.repeat(draftLimits.characters) })
    expect(withDraft([annas, visitors], pasted)).toEqual([visitors])
    // {"subject":""} is fourteen characters of its own.
    const fitting = draft(anna, annas.form, { subject: 'x'.repeat(draftLimits.characters - 14) })
    expect(withDraft([annas, visitors], fitting)).toEqual([visitors, fitting])
  })
})

it('The order list is one for all tabs of a browser, and no other form is', () => {
  expect(sharedForms).toEqual(['order-list'])
})

describe('stored drafts', () => {
  it('are found again', () => {
    expect(parseDrafts(serializeDrafts([annas, visitors]))).toEqual([annas, visitors])
  })

  it('are nothing where there are none', () => {
    expect(serializeDrafts([])).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['a damaged text', '{"version":1,"drafts":[{"own'],
    ['no record', '7'],
    ['a list', '[]'],
    ['another version', '{"version":2,"drafts":[{"owner":null,"form":"contact","values":{}}]}'],
    ['no list in it', '{"version":1,"drafts":{}}'],
    ['an entry without values', '{"version":1,"drafts":[{"owner":null,"form":"contact"}]}'],
    ['an entry of nobody', '{"version":1,"drafts":[{"owner":7,"form":"contact","values":{}}]}'],
    ['an entry of no form', '{"version":1,"drafts":[{"owner":null,"form":null,"values":{}}]}'],
    ['an entry that is none', '{"version":1,"drafts":[null]}'],
  ])('that are %s are ignored', (_, text) => {
    expect(parseDrafts(text)).toEqual([])
  })
})

describe('values of a draft', () => {
  const empty = { title: '', rating: 0 }

  it('are taken where the form still holds such', () => {
    expect(readValues(empty, { title: 'Fine', rating: 4 })).toEqual({ title: 'Fine', rating: 4 })
  })

  it.each([
    ['a field has gone', { title: 'Fine' }],
    ['a field has come', { title: 'Fine', rating: 4, name: 'Anna' }],
    ['a field has another name', { heading: 'Fine', rating: 4 }],
    ['a field is of another kind', { title: 'Fine', rating: '4' }],
    ['they are a list', ['Fine', 4]],
    ['they are missing', undefined],
    ['they are nothing', null],
  ])('are ignored where %s', (_, values) => {
    expect(readValues(empty, values)).toBeNull()
  })
})

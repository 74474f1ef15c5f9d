import { describe, expect, it } from 'vitest'
import {
  isSendable,
  createComplaintDraft,
  toComplaint,
  transition,
  uploadsOf,
  type ChosenPicture,
  type ComplaintDraft,
  type ComplaintEvent,
} from './complaint.draft'

const filled: ComplaintEvent[] = [
  { type: 'edited', field: 'subject', value: '  Two bags are torn ' },
  { type: 'edited', field: 'type', value: 'Damaged Package' },
  { type: 'edited', field: 'description', value: ' The carton was crushed. ' },
]
const picture = (id: string, overrides: Partial<ChosenPicture> = {}): ChosenPicture => ({
  id,
  name: `${id}.jpg`,
  mediaType: 'image/jpeg',
  bytes: 48_211,
  previewUrl: null,
  ...overrides,
})
const chosen = (...pictures: ChosenPicture[]): ComplaintEvent => ({ type: 'pictures_chosen', pictures })
const after = (...events: readonly ComplaintEvent[]): ComplaintDraft =>
  events.reduce(transition, createComplaintDraft())
const refused = (codes: Record<string, string> = {}): ComplaintEvent => ({
  type: 'refused',
  fields: Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, { code, message: '' }])),
})
const submitted: ComplaintEvent = { type: 'submitted' }

describe('a submitted complaint', () => {
  it('without pictures is sent at once, trimmed, for the open order', () => {
    const state = after(...filled, submitted)
    expect(isSendable(state)).toBe(true)
    expect(uploadsOf(state)).toEqual([])
    expect(toComplaint(state, 'order_1')).toEqual({
      subject: 'Two bags are torn',
      type: 'Damaged Package',
      description: 'The carton was crushed.',
      images: [],
      order_id: 'order_1',
    })
  })

  it('with pictures uploads them first and lists them in the order they were chosen', () => {
    const waiting = after(...filled, chosen(picture('a'), picture('b')), submitted)
    expect(uploadsOf(waiting)).toEqual(['a', 'b'])
    const uploaded = transition(waiting, {
      type: 'uploaded',
      urls: { b: '/files/2.webp', a: '/files/1.webp' },
      reasons: {},
    })
    expect(uploadsOf(uploaded)).toEqual([])
    expect(toComplaint(uploaded, 'order_1').images).toEqual(['/files/1.webp', '/files/2.webp'])
  })

  it.each(['Product Defective', 'Missing Parts', 'Wrong Item', 'Damaged Package', 'Late Delivery', 'Other'])(
    'of the type %s is stored as that type',
    (value) => {
      const state = after(...filled, { type: 'edited', field: 'type', value }, submitted)
      expect(toComplaint(state, 'order_1').type).toBe(value)
    },
  )
})

describe('an incomplete complaint', () => {
  it.each(['subject', 'type', 'description'] as const)('is not sent without a %s', (field) => {
    const state = after(...filled, { type: 'edited', field, value: ' \n ' }, submitted)
    expect(isSendable(state)).toBe(false)
    expect(state.faults).toEqual({ [field]: 'required' })
  })

  it('is not sent with a text that is too long after trimming', () => {
    const of = (field: 'subject' | 'description', length: number) =>
      after(...filled, { type: 'edited', field, value: ` ${'x'.repeat(length)} ` }, submitted).faults
    expect(of('subject', 60)).toEqual({})
    expect(of('subject', 61)).toEqual({ subject: 'too_long' })
    expect(of('description', 5000)).toEqual({})
    expect(of('description', 5001)).toEqual({ description: 'too_long' })
  })

  it('is not sent with an unknown type', () => {
    const { faults } = after(...filled, { type: 'edited', field: 'type', value: 'Spoiled' }, submitted)
    expect(faults).toEqual({ type: 'invalid' })
  })

  it('clears the error of an edited field', () => {
    const state = after(submitted, { type: 'edited', field: 'subject', value: 'T' })
    expect(state).toMatchObject({ faults: { type: 'required', description: 'required' } })
    expect(state).not.toHaveProperty('faults.subject')
  })

  it('never becomes a request', () => {
    expect(() => toComplaint(createComplaintDraft(), 'order_1')).toThrow(/not complete/)
  })
})

describe('pictures', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('can be %s', (mediaType) => {
    expect(after(chosen(picture('a', { mediaType })))).toMatchObject({ pictures: [{ fault: null }] })
  })

  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('cannot be %j', (mediaType) => {
    expect(after(chosen(picture('a', { mediaType })))).toMatchObject({ pictures: [{ fault: 'wrong_type' }] })
  })

  it('can have up to 10 MB each, and must not be empty', () => {
    const of = (bytes: number) => after(chosen(picture('a', { bytes })))
    expect(of(10 * 1024 * 1024)).toMatchObject({ pictures: [{ fault: null }] })
    expect(of(10 * 1024 * 1024 + 1)).toMatchObject({ pictures: [{ fault: 'too_large' }] })
    expect(of(0)).toMatchObject({ pictures: [{ fault: 'empty' }] })
  })

  it('are limited to the first 10, and the rest is reported', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => picture(`p${index}`))
    const state = after(chosen(...eleven))
    expect(state).toMatchObject({ faults: { pictures: 'too_many' } })
    expect(state).toHaveProperty('pictures.length', 10)
    const fewer = transition(state, { type: 'picture_removed', id: 'p0' })
    expect(fewer).toHaveProperty('pictures.length', 9)
    expect(fewer).not.toHaveProperty('faults.pictures')
  })

  it('that are invalid prevent sending until they are removed', () => {
    const state = after(...filled, chosen(picture('a'), picture('b', { mediaType: 'image/gif' })), submitted)
    expect(state.faults).toEqual({ pictures: 'unusable' })
    const again = [{ type: 'picture_removed', id: 'b' } as const, submitted].reduce<ComplaintDraft>(transition, state)
    expect(isSendable(again)).toBe(true)
    expect(uploadsOf(again)).toEqual(['a'])
  })

  it('show their progress, and which are waiting', () => {
    const uploading = after(...filled, chosen(picture('a'), picture('b')), submitted)
    const state = transition(uploading, { type: 'progressed', id: 'a', progress: 0.4 })
    expect(state).toMatchObject({
      pictures: [
        { state: 'uploading', progress: 0.4 },
        { state: 'waiting', progress: null },
      ],
    })
  })

  it('that were not uploaded are marked, and uploaded with the next attempt', () => {
    const uploaded: ComplaintEvent = { type: 'uploaded', urls: { a: '/files/1.webp' }, reasons: {} }
    const state = after(...filled, chosen(picture('a'), picture('b')), submitted, uploaded, refused())
    expect(state).toMatchObject({
      pictures: [
        { id: 'a', state: 'done' },
        { id: 'b', state: 'failed' },
      ],
    })
    expect(uploadsOf(transition(state, submitted))).toEqual(['b'])
  })

  it('are not uploaded twice if the complaint itself was refused', () => {
    const uploaded: ComplaintEvent = { type: 'uploaded', urls: { a: '/files/1.webp' }, reasons: {} }
    const again = after(...filled, chosen(picture('a')), submitted, uploaded, refused(), submitted)
    expect(uploadsOf(again)).toEqual([])
    expect(toComplaint(again, 'order_1').images).toEqual(['/files/1.webp'])
  })

  it('that the store no longer has are uploaded again, and no others', () => {
    const state = after(
      ...filled,
      chosen(picture('a'), picture('b')),
      submitted,
      { type: 'uploaded', urls: { a: '/files/1.webp', b: '/files/2.webp' }, reasons: {} },
      refused({ '/files/2.webp': 'unknown_file' }),
      submitted,
    )
    expect(uploadsOf(state)).toEqual(['b'])
  })
})

describe('a refusal', () => {
  it('keeps all entries, and can be tried again', () => {
    const state = after(...filled, submitted, refused())
    expect(state.values).toMatchObject({ subject: '  Two bags are torn ', type: 'Damaged Package' })
    expect(isSendable(transition(state, submitted))).toBe(true)
  })

  it('queues pictures that are not uploaded', () => {
    const state = after(...filled, chosen(picture('a')), submitted, refused())
    expect(state).toMatchObject({ pictures: [{ state: 'failed' }] })
    expect(transition(state, submitted)).toMatchObject({ pictures: [{ state: 'waiting' }] })
  })

  it('with a field shows its error', () => {
    const { faults } = after(...filled, submitted, refused({ subject: 'too_long', order_id: 'taken' }))
    expect(faults).toEqual({ subject: 'invalid' })
  })
})

import { describe, expect, it } from 'vitest'
import {
  startComplaint,
  toComplaint,
  transition,
  uploadsOf,
  type ChosenPicture,
  type ComplaintEvent,
  type ComplaintState,
} from './index'

const filled: ComplaintEvent[] = [
  { type: 'edited', field: 'subject', value: '  Two bags are torn ' },
  { type: 'edited', field: 'type', value: 'Damaged Package' },
  { type: 'edited', field: 'description', value: ' The carton was crushed. ' },
]
const picture = (id: string, own: Partial<ChosenPicture> = {}): ChosenPicture => ({
  id,
  name: `${id}.jpg`,
  mediaType: 'image/jpeg',
  bytes: 48_211,
  previewUrl: null,
  ...own,
})
const chosen = (...pictures: ChosenPicture[]): ComplaintEvent => ({ type: 'pictures_chosen', pictures })
const after = (...events: readonly ComplaintEvent[]): ComplaintState => events.reduce(transition, startComplaint())
const refusal = { action: 'file_complaint', code: 'not_allowed', message: 'Not now.', fields: {} } as const
const submitted: ComplaintEvent = { type: 'submitted' }

describe('a complaint that is sent', () => {
  it('without pictures goes at once, trimmed, about the order that is open', () => {
    const state = after(...filled, submitted)
    expect(state).toMatchObject({ status: 'submitting', faults: {} })
    expect(toComplaint(state, 'order_1')).toEqual({
      subject: 'Two bags are torn',
      type: 'Damaged Package',
      description: 'The carton was crushed.',
      images: [],
      order_id: 'order_1',
    })
  })

  it('with pictures uploads them first and names them in the order they were chosen', () => {
    const uploading = after(...filled, chosen(picture('a'), picture('b')), submitted)
    expect(uploading.status).toBe('uploading')
    expect(uploadsOf(uploading)).toEqual(['a', 'b'])
    const submitting = transition(uploading, { type: 'uploaded', urls: { b: '/files/2.webp', a: '/files/1.webp' } })
    expect(submitting.status).toBe('submitting')
    expect(toComplaint(submitting, 'order_1').images).toEqual(['/files/1.webp', '/files/2.webp'])
  })

  it('ends with the case number', () => {
    expect(after(...filled, submitted, { type: 'filed', caseNumber: 2004 })).toEqual({
      status: 'sent',
      caseNumber: '2004',
    })
  })

  it.each(['Product Defective', 'Missing Parts', 'Wrong Item', 'Damaged Package', 'Late Delivery', 'Other'])(
    'as %s is stored as just that',
    (value) => {
      const state = after(...filled, { type: 'edited', field: 'type', value }, submitted)
      expect(toComplaint(state, 'order_1').type).toBe(value)
    },
  )
})

describe('a complaint that is not complete', () => {
  it.each(['subject', 'type', 'description'] as const)('is not sent without a %s', (field) => {
    const state = after(...filled, { type: 'edited', field, value: ' \n ' }, submitted)
    expect(state).toMatchObject({ status: 'idle', faults: { [field]: 'required' } })
  })

  it('is not sent with a text that is too long, counted without the blanks around it', () => {
    const of = (field: 'subject' | 'description', length: number) =>
      after(...filled, { type: 'edited', field, value: ` ${'x'.repeat(length)} ` }, submitted)
    expect(of('subject', 60).status).toBe('submitting')
    expect(of('subject', 61)).toMatchObject({ status: 'idle', faults: { subject: 'too_long' } })
    expect(of('description', 5000).status).toBe('submitting')
    expect(of('description', 5001)).toMatchObject({ status: 'idle', faults: { description: 'too_long' } })
  })

  it('is not sent as a type the shop does not know', () => {
    expect(after(...filled, { type: 'edited', field: 'type', value: 'Spoiled' }, submitted)).toMatchObject({
      status: 'idle',
      faults: { type: 'invalid' },
    })
  })

  it('no longer blames a field that was edited', () => {
    const state = after(submitted, { type: 'edited', field: 'subject', value: 'T' })
    expect(state).toMatchObject({ faults: { type: 'required', description: 'required' } })
    expect(state).not.toHaveProperty('faults.subject')
  })

  it('is never turned into a request', () => {
    expect(() => toComplaint(startComplaint(), 'order_1')).toThrow(/not being sent/)
  })
})

describe('pictures', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s', (mediaType) => {
    expect(after(chosen(picture('a', { mediaType })))).toMatchObject({ pictures: [{ fault: null }] })
  })

  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('may not be %j', (mediaType) => {
    expect(after(chosen(picture('a', { mediaType })))).toMatchObject({ pictures: [{ fault: 'wrong_type' }] })
  })

  it('may have 10 MB each, and must have something in them', () => {
    const of = (bytes: number) => after(chosen(picture('a', { bytes })))
    expect(of(10 * 1024 * 1024)).toMatchObject({ pictures: [{ fault: null }] })
    expect(of(10 * 1024 * 1024 + 1)).toMatchObject({ pictures: [{ fault: 'too_large' }] })
    expect(of(0)).toMatchObject({ pictures: [{ fault: 'empty' }] })
  })

  it('are at most 10: those that came first stay, and it says that there were more', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => picture(`p${index}`))
    const state = after(chosen(...eleven))
    expect(state).toMatchObject({ faults: { pictures: 'too_many' } })
    expect(state).toHaveProperty('pictures.length', 10)
    const fewer = transition(state, { type: 'picture_removed', id: 'p0' })
    expect(fewer).toHaveProperty('pictures.length', 9)
    expect(fewer).not.toHaveProperty('faults.pictures')
  })

  it('that cannot be sent keep the complaint here until they are removed', () => {
    const state = after(...filled, chosen(picture('a'), picture('b', { mediaType: 'image/gif' })), submitted)
    expect(state).toMatchObject({ status: 'idle', faults: { pictures: 'unusable' } })
    const again = [{ type: 'picture_removed', id: 'b' } as const, submitted].reduce<ComplaintState>(transition, state)
    expect(again.status).toBe('uploading')
    expect(uploadsOf(again)).toEqual(['a'])
  })

  it('show how far they are, and which wait for their turn', () => {
    const uploading = after(...filled, chosen(picture('a'), picture('b')), submitted)
    const state = transition(uploading, { type: 'progressed', id: 'a', progress: 0.4 })
    expect(state).toMatchObject({
      pictures: [
        { state: 'uploading', progress: 0.4 },
        { state: 'waiting', progress: null },
      ],
    })
  })

  it('of which one did not arrive stop the complaint', () => {
    const uploading = after(...filled, chosen(picture('a'), picture('b')), submitted)
    const state = transition(uploading, { type: 'uploaded', urls: { a: '/files/1.webp' } })
    expect(state).toMatchObject({
      status: 'failed',
      problem: { action: 'upload_pictures' },
      pictures: [
        { id: 'a', state: 'done' },
        { id: 'b', state: 'failed' },
      ],
    })
    expect(uploadsOf(transition(state, submitted))).toEqual(['b'])
  })

  it('are not uploaded twice when the complaint itself was refused', () => {
    const refused = after(
      ...filled,
      chosen(picture('a')),
      submitted,
      { type: 'uploaded', urls: { a: '/files/1.webp' } },
      { type: 'refused', problem: refusal },
    )
    const again = transition(refused, submitted)
    expect(again.status).toBe('submitting')
    expect(toComplaint(again, 'order_1').images).toEqual(['/files/1.webp'])
  })

  it('that the store no longer has are uploaded anew, and no others', () => {
    const gone = { ...refusal, code: 'unknown_file', fields: { '/files/2.webp': 'is not a file that can be used' } }
    const state = after(
      ...filled,
      chosen(picture('a'), picture('b')),
      submitted,
      { type: 'uploaded', urls: { a: '/files/1.webp', b: '/files/2.webp' } },
      { type: 'refused', problem: gone },
      submitted,
    )
    expect(uploadsOf(state)).toEqual(['b'])
  })
})

describe('a failure', () => {
  it('keeps everything that was typed, and can be tried again', () => {
    const failed = after(...filled, submitted, { type: 'refused', problem: refusal })
    expect(failed).toMatchObject({
      status: 'failed',
      problem: refusal,
      values: { subject: '  Two bags are torn ', type: 'Damaged Package' },
    })
    expect(transition(failed, submitted)).toMatchObject({ status: 'submitting' })
    expect(transition(failed, submitted)).not.toHaveProperty('problem')
  })

  it('of the upload lets the pictures wait again', () => {
    const problem = { ...refusal, action: 'upload_pictures' } as const
    const state = after(...filled, chosen(picture('a')), submitted, { type: 'refused', problem })
    expect(state).toMatchObject({ status: 'failed', problem, pictures: [{ state: 'failed' }] })
    expect(uploadsOf(transition(state, submitted))).toEqual(['a'])
  })

  it('that names a field blames it', () => {
    const problem = { ...refusal, code: 'invalid_data', fields: { subject: 'Is too long.', order_id: 'x' } }
    expect(after(...filled, submitted, { type: 'refused', problem })).toMatchObject({ faults: { subject: 'invalid' } })
  })

  it('goes once something is changed', () => {
    const failed = after(...filled, submitted, { type: 'refused', problem: refusal })
    const edited = transition(failed, { type: 'edited', field: 'subject', value: 'Other' })
    expect(edited.status).toBe('idle')
    expect(edited).not.toHaveProperty('problem')
  })
})

describe('while it is on its way', () => {
  const events: ComplaintEvent[] = [
    { type: 'edited', field: 'subject', value: 'x' },
    chosen(picture('z')),
    { type: 'picture_removed', id: 'a' },
    submitted,
  ]

  it.each(events)('$type changes nothing', (event) => {
    const uploading = after(...filled, chosen(picture('a')), submitted)
    expect(transition(uploading, event)).toBe(uploading)
    const submitting = transition(uploading, { type: 'uploaded', urls: { a: '/files/1.webp' } })
    expect(transition(submitting, event)).toBe(submitting)
  })

  it('an answer that nobody waits for changes nothing', () => {
    const idle = after(...filled)
    for (const event of [
      { type: 'uploaded', urls: {} },
      { type: 'filed', caseNumber: 1 },
      { type: 'refused', problem: refusal },
      { type: 'progressed', id: 'a', progress: 1 },
    ] as const) {
      expect(transition(idle, event)).toBe(idle)
    }
    const sent = after(...filled, submitted, { type: 'filed', caseNumber: 2004 })
    expect(transition(sent, submitted)).toBe(sent)
    expect(uploadsOf(sent)).toEqual([])
  })
})

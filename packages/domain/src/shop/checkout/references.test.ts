import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { checkReferences, editedSince, toReferencesRequest, toReferenceValues } from './references'

const stored = toReferenceValues(createWorld().carts.bulk)

describe('the references of an order', () => {
  it('are empty texts by default', () => {
    expect(stored).toEqual({
      po_number: 'PO-4711',
      customer_reference: 'Anna Lindqvist',
      note: '',
      reception_hours: 'Weekdays, 7:00 to 11:00',
    })
  })

  it('are never truncated: a text that is too long is reported, after trimming', () => {
    const values = {
      ...stored,
      po_number: ` ${'4'.repeat(35)} `,
      note: 'x'.repeat(501),
      reception_hours: 'y'.repeat(101),
    }
    expect(checkReferences(values)).toEqual({ note: 'too_long', reception_hours: 'too_long' })
    expect(checkReferences({ ...stored, customer_reference: 'z'.repeat(61) })).toEqual({
      customer_reference: 'too_long',
    })
  })

  it('are sent trimmed if they have changed; an empty one clears the stored one', () => {
    expect(toReferencesRequest(stored, stored)).toEqual({})
    const values = {
      ...stored,
      po_number: ' PO-5 ',
      customer_reference: ' ',
      reception_hours: `${stored.reception_hours} `,
    }
    expect(toReferencesRequest(values, stored)).toEqual({ po_number: 'PO-5', customer_reference: '' })
  })

  it('are not sent if they are too long, while the others are', () => {
    expect(toReferencesRequest({ ...stored, po_number: '4'.repeat(36), note: 'Ring' }, stored)).toEqual({
      note: 'Ring',
    })
  })

  it('still have to be saved if they were edited while being sent', () => {
    expect(editedSince({ po_number: 'A', note: 'x' }, { po_number: 'AB', note: 'x', reception_hours: '' })).toEqual({
      po_number: 'AB',
      reception_hours: '',
    })
  })
})

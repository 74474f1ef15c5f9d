import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { checkReferences, editedSince, toReferencesRequest, toReferenceValues } from './references'

const stored = toReferenceValues(createWorld().carts.bulk)

describe('what an order is known by', () => {
  it('is empty text where nothing was given', () => {
    expect(stored).toEqual({
      po_number: 'PO-4711',
      customer_reference: 'Anna Lindqvist',
      note: '',
      reception_hours: 'Weekdays, 7:00 to 11:00',
    })
  })

  it('is never cut short: what is too long is named, blanks around it aside', () => {
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

  it('is sent as far as it is another text, trimmed; an empty one clears it', () => {
    expect(toReferencesRequest(stored, stored)).toEqual({})
    const values = {
      ...stored,
      po_number: ' PO-5 ',
      customer_reference: ' ',
      reception_hours: `${stored.reception_hours} `,
    }
    expect(toReferencesRequest(values, stored)).toEqual({ po_number: 'PO-5', customer_reference: '' })
  })

  it('is not sent where it is too long, and the rest is', () => {
    expect(toReferencesRequest({ ...stored, po_number: '4'.repeat(36), note: 'Ring' }, stored)).toEqual({
      note: 'Ring',
    })
  })

  it('is still to be saved where it was edited while it was on its way', () => {
    expect(editedSince({ po_number: 'A', note: 'x' }, { po_number: 'AB', note: 'x', reception_hours: '' })).toEqual({
      po_number: 'AB',
      reception_hours: '',
    })
  })
})

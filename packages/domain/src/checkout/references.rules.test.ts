import { expect, it } from 'vitest'
import { changedReferences } from './references.rules'

it('what is left out stays, what is empty is cleared, and space around a text is nobody’s', () => {
  expect(changedReferences({ po_number: ' PO-4711 ', note: '  ', reception_hours: undefined })).toEqual({
    po_number: 'PO-4711',
    note: null,
  })
  expect(changedReferences({})).toEqual({})
})

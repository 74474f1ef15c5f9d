import { expect, it } from 'vitest'
import { changedReferences } from './references'

it('omitted references stay, empty ones are cleared, and texts are trimmed', () => {
  expect(changedReferences({ po_number: ' PO-4711 ', note: '  ', reception_hours: undefined })).toEqual({
    po_number: 'PO-4711',
    note: null,
  })
  expect(changedReferences({})).toEqual({})
})

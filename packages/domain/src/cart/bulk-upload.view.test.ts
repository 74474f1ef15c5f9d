import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toBulkUploadView } from './bulk-upload.view'

const { small, empty } = createWorld().carts

describe('the dialog', () => {
  it('starts from the cart: its lines, and their quantities in their order', () => {
    expect(toBulkUploadView(small)).toEqual({ lineCount: 3, quantities: '10, 6, 12', maxRows: 1000 })
    expect(toBulkUploadView(empty)).toMatchObject({ lineCount: 0, quantities: '' })
  })
})

import { expect, it } from 'vitest'
import type { BulkUploadRow } from '../../rules/cart/bulk-upload'
import { toDuplicateView } from './bulk-duplicates.view'

const row = (position: number, quantity: number): BulkUploadRow => ({
  position,
  itemId: null,
  sku: 'SAL-0120',
  quantity,
})

it('an article that is given more than once is shown row by row, with the sum and the last quantity', () => {
  const rows = [row(1, 1200), row(4, 6), row(7, 30)]
  expect(toDuplicateView({ title: 'Salt fish', sku: 'SAL-0120', rows }, 'en-GB')).toEqual({
    title: 'Salt fish',
    sku: 'SAL-0120',
    rows: [
      { position: 1, quantity: '1,200' },
      { position: 4, quantity: '6' },
      { position: 7, quantity: '30' },
    ],
    sum: '1,236',
    last: '30',
  })
})

import { describe, expect, it } from 'vitest'
import { isLineChange } from '../rules/cart/line-change'
import { isQuickOrder } from '../rules/cart/quick-order'
import type { Schema } from '../rules/json/schema'
import { isFillDraft } from '../rules/shelf/fill-draft'
import { emptyProfile, isStoredProfile } from './account/profile-form'
import { isBookAddress } from './address-book/book-address-form'
import { isStoredBulkUpload } from './cart/bulk-upload.view'
import { parseCartSnapshot } from './cart/cart-snapshot'
import { emptyAddress, isAddressValues } from './checkout/address'
import { isReferences } from './checkout/references'
import { isOpenVatIdDraft } from './company/company.view'
import { isStoredComplaint } from './complaints/complaint.draft'
import { isStoredMessage } from './content/contact-message'
import { isReorderDrafts } from './orders/reorder.view'
import { emptyAccessRequest, isAccessRequest } from './registration/access-request'
import { isReview } from './reviews/review-form'
import { isNoteDraft } from './wishlist/note'
import { isQuantityEntries } from './wishlist/wishlist.view'

/** Copies of a value with one part of it, or all of it, replaced by a value that no schema allows there. */
function malformedCopies(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [{}]
  const copyWith = (name: string, part: unknown) =>
    Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part }
  return [
    'a',
    ...Object.entries(value).flatMap(([name, part]) => malformedCopies(part).map((bad) => copyWith(name, bad))),
  ]
}

const article = { variantId: 'var_1', productId: null, title: 'Mint', sku: 'MINT', picture: null, currency: 'eur' }
const line = { ...article, tiers: [{ amount: 200, min_quantity: 1 }], seen: '2026-11-20', pieces: 60 }
const sent = { key: 'k', at: 1, lines: [{ variantId: 'var_1', title: 'Mint', pieces: 60 }] }

describe.each<[name: string, schema: Schema<unknown>, values: unknown]>([
  ['an access request', isAccessRequest, emptyAccessRequest],
  ['an address', isAddressValues, emptyAddress],
  ['an entry of the address book', isBookAddress, { ...emptyAddress, name: '', reception_hours: '' }],
  ['a profile', isStoredProfile, { value: emptyProfile, over: emptyProfile }],
  ['a VAT number', isOpenVatIdDraft, { editing: true, validated: false, saved: false, value: 'SE1', over: null }],
  ['a message', isStoredMessage, { name: 'Anna' }],
  ['references', isReferences, { po_number: 'PO-4' }],
  ['a review', isReview, { title: 'Fine', description: '', rating: 4 }],
  ['a note', isNoteDraft, { note: 'For Midsummer', variantId: null }],
  ['quantities of a wishlist', isQuantityEntries, { prod_1: { value: 60, note: null } }],
  ['choices of a reorder', isReorderDrafts, { item_1: { chosen: true, value: null, note: 'corrected' } }],
  ['a changed line', isLineChange, { lineId: 'item_1', shown: 1, quantity: 2, relative: false }],
  [
    'what was filled on the shelf',
    isFillDraft,
    { steps: [[{ variantId: 'var_1', pieces: 60 }], [{ variantId: 'var_1', pieces: 0 }]], sent },
  ],
  ['an order list', isQuickOrder, { lines: [line], sent }],
  [
    'an uploaded list',
    isStoredBulkUpload,
    {
      format: 'table',
      positions: '',
      lines: '',
      file: { name: 'a.csv', size: 3, table: { separator: ';', rows: [{ position: 1, cells: ['SAL-0120', '60'] }] } },
    },
  ],
  [
    'a complaint',
    isStoredComplaint,
    {
      values: { subject: 'Torn', type: '', description: '' },
      lines: { item_1: { chosen: true, value: 3, note: null } },
      pictures: ['carton.jpg'],
    },
  ],
])('%s', (_, isValid, values) => {
  it('is restored as it was stored', () => {
    expect(isValid(JSON.parse(JSON.stringify(values)))).toBe(true)
  })

  it('is ignored if any part of it has another type', () => {
    const copies = malformedCopies(values)
    expect(copies.length).toBeGreaterThan(1)
    expect([undefined, null, ...copies].filter((copy) => isValid(copy))).toEqual([])
  })
})

it('ignores lines of displayed prices that are malformed', () => {
  const lines = [['item_1', 6, 2.5], ...malformedCopies(['item_2', 6, 2.5]), null]
  expect(parseCartSnapshot(JSON.stringify(lines)).items).toEqual([{ id: 'item_1', quantity: 6, unit_price: 2.5 }])
  for (const text of [null, '', '[', '{}', '7']) expect(parseCartSnapshot(text)).toEqual({ items: [] })
})

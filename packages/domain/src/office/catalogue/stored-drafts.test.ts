import { expect, it } from 'vitest'
import { readTypedMatching } from './import-matching'
import { editsParser } from '../forms/form-edits'
import { isDeliveryPart } from '../settings/delivery-edits'
import { parseProductEdits } from './product-edits'
import { picturesOf } from './product-fields'

const parseDeliveryEdits = editsParser(isDeliveryPart)
const noEdits = { typed: {}, over: {} }
const noChoices = { columns: {} }

it('restores the edits of a product', () => {
  const edits = { typed: { title: 'Mint' }, over: { title: 'Pear' } }
  expect(parseProductEdits(JSON.stringify(edits))).toEqual(edits)
})

it.each(['', '{', 'null', '[]', '{"typed":{}}', '{"typed":{"title":7},"over":{}}', '{"typed":{},"over":[]}'])(
  'ignores malformed edits of a product: %s',
  (text) => expect(parseProductEdits(text)).toEqual(noEdits),
)

it('restores the edits of the delivery settings', () => {
  const option = { id: 'a', name: 'A', countries: ['se'], price: '1', goodsFrom: '', minDays: '1', maxDays: '2' }
  const edits = {
    typed: { options: [{ ...option, isMaxCalendar: true }], workingDays: [1] },
    over: { workingDays: [] },
  }
  expect(parseDeliveryEdits(JSON.stringify(edits))).toEqual(edits)
  for (const typed of [{ options: [option] }, { workingDays: [8] }, { cutOff: 7 }, { constructor: '' }, []])
    expect(parseDeliveryEdits(JSON.stringify({ typed, over: {} }))).toEqual(noEdits)
})

it('restores pictures of a product', () => {
  expect(picturesOf('[{"image":"a.jpg","alt":""}]')).toEqual([{ image: 'a.jpg', alt: '' }])
})

it.each([undefined, '', '[', '{}', '[{"image":"a.jpg"}]', '[{"image":"a.jpg","alt":7}]', '["a.jpg"]'])(
  'ignores malformed pictures: %s',
  (text) => expect(picturesOf(text)).toEqual([]),
)

it('restores the choices of an import', () => {
  const typed = { columns: { 0: { target: 'price_from', quantity: '50' }, 1: { target: '', quantity: null } } }
  expect(readTypedMatching(JSON.stringify({ ...typed, remember: false }))).toEqual({ ...typed, remember: false })
})

it.each([
  '',
  '{',
  'null',
  '{"columns":{},"remember":1}',
  '{"columns":[],"remember":true}',
  '{"columns":{"0":{"target":"colour","quantity":null}},"remember":true}',
  '{"columns":{"0":{"target":"sku","quantity":50}},"remember":true}',
])('ignores malformed choices of an import: %s', (text) => {
  expect(readTypedMatching(text)).toEqual(noChoices)
})

import { expect, it } from 'vitest'
import type { PastedCell } from './products.view'
import { readPastedColumn, toDelivery, toPastedFile } from './pasted-column'

const row = (sku: string | null, furtherVariants = 0) => ({
  title: `Product ${sku}`,
  sku,
  furtherVariants,
  price: { value: '2.00', text: '€2.00', varies: false },
  stock: { value: '40', text: '40', reserved: null, state: 'in' as const, availability: 'tracked' as const },
})
const rows = [row('A-1'), row('B-1', 2), row('C-1')]
const faults = (text: string, cell: PastedCell = 'price') =>
  readPastedColumn(text, cell, rows, 'en-IE').lines.map(({ sku, value, fault }) => [sku, value, fault])

it('reads SKU and value from two columns, in any order of rows, and leaves out the heading', () => {
  expect(faults('SKU\tPrice\r\nC-1\t2,20 €\r\nNEW-9\t3\r\n')).toEqual([
    ['C-1', '2.2', null],
    ['NEW-9', '3', null],
  ])
})

it('reads one column in the order of the rows; a product with several variants needs SKUs', () => {
  expect(faults('2.20\n2.30\n\n4\n', 'price')).toEqual([
    ['A-1', '2.2', null],
    ['B-1', '2.3', 'several_variants'],
    ['C-1', null, null],
    ['', '4', 'no_row'],
  ])
})

it('names what cannot be read, and a SKU that is there twice', () => {
  expect(faults('A-1\t5\nA-1\t6\nC-1\t2.5\n\t7', 'stock')).toEqual([
    ['A-1', '5', null],
    ['A-1', '6', 'repeated'],
    ['C-1', null, 'stock'],
    ['', '7', 'no_sku'],
  ])
})

it('does not take a mistyped first value for a heading, which would move all others up', () => {
  const { heading, lines } = readPastedColumn('1O\n5', 'stock', rows, 'en-IE')
  expect([heading, ...lines.map(({ sku, fault }) => [sku, fault])]).toEqual([
    null,
    ['A-1', 'stock'],
    ['B-1', 'several_variants'],
  ])
  expect(readPastedColumn('Stock\n5', 'stock', rows, 'en-IE')).toMatchObject({
    heading: 'Stock',
    lines: [{ sku: 'A-1' }],
  })
})

it('shows the values as the list does', () => {
  const after = (text: string, cell: PastedCell) => readPastedColumn(text, cell, rows, 'en-IE').lines[0]?.after
  expect([after('A-1\t45,9', 'price'), after('A-1\t1400', 'stock')]).toEqual(['€45.90', '1,400'])
  expect([after('7350041001423 1200', 'goods_in'), after('A-1\tmany', 'goods_in')]).toEqual(['+1,200', null])
})

it('shows what stands in the list before', () => {
  expect(readPastedColumn('C-1\t9', 'stock', rows, 'en-IE').lines).toMatchObject([
    { title: 'Product C-1', before: '40' },
  ])
})

it('sends only lines without a fault, with invisible characters removed and quotes doubled', async () => {
  const { lines } = readPastedColumn('A-1\u200B\t2.20\nC"1\t3\nB\tx', 'price', rows, 'en-IE')
  const file = toPastedFile('price', lines)
  expect(await file.text()).toBe('sku,currency,from,amount\n"A-1",EUR,1,2.2\n"C""1",EUR,1,3')
  expect(await toPastedFile('stock', readPastedColumn('A-1\t0', 'stock', rows, 'en-IE').lines).text()).toBe(
    'sku,stock\n"A-1",0',
  )
})

it('reads pieces to add, and makes a delivery of those that can be read', () => {
  const { lines } = readPastedColumn('A-1\t24\nC-1\t0\nNEW-9\t3', 'goods_in', rows, 'en-IE')
  expect(lines.map(({ sku, before, value, fault }) => [sku, before, value, fault])).toEqual([
    ['A-1', '40', '24', null],
    ['C-1', '40', null, 'goods_in'],
    ['NEW-9', null, '3', null],
  ])
  const added = [
    { sku: 'A-1', quantity: 24 },
    { sku: 'NEW-9', quantity: 3 },
  ]
  expect(toDelivery(lines, ' ')).toEqual({ rows: added })
  expect(toDelivery(lines, 'DN 4711')).toEqual({ rows: added, reference: 'DN 4711' })
})

it('reads what was typed with spaces, and names an article without a figure', () => {
  expect(faults('A-1 24\n C-1 ; 3\nD 1\t\nN-1\n1 200\n', 'goods_in')).toEqual([
    ['A-1', '24', null],
    ['C-1', '3', null],
    ['D 1', null, 'goods_in'],
    ['', null, 'no_row'],
    ['', '1200', 'no_row'],
  ])
  expect(faults('A-1 2,20', 'price')).toEqual([['A-1', '2.2', null]])
})

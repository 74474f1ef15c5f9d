import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { convertExternalTable } from './external-file'
import { readTable } from './table-file'

/** Returns the SKU, the availability and the stock of each row. */
async function policiesIn(file: string | Buffer) {
  const { columns, rows } = convertExternalTable(await readTable(Buffer.from(file)))
  return rows.map(({ cells }) => ['sku', 'availability', 'stock'].map((name) => cells[columns.indexOf(name)] ?? ''))
}

const caseFile = new URL('cases/06-shopify-stock-not-tracked.csv', import.meta.url)

it('reads Shopify articles without a tracker as always available, and the policy "continue" as backorder', async () => {
  expect(await policiesIn(await readFile(caseFile))).toEqual([
    ['C06-1', 'always', '0'],
    ['C06-2', 'always', '-4'],
    ['C06-3', 'backorder', '0'],
  ])
})

it('reads articles that Shopify tracks as tracked', async () => {
  const file = [
    'Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price',
    'oats,Oats,OAT-1,shopify,7,deny,1.20',
  ]
  expect(await policiesIn(file.join('\n'))).toEqual([['OAT-1', 'tracked', '7']])
})

it('reads Shopify’s newer headings', async () => {
  const file = [
    'Title,URL handle,SKU,Price,Inventory tracker,Inventory quantity,Continue selling when out of stock',
    'Oats,oats,OAT-1,1.20,shopify,7,CONTINUE',
    'Rye,rye,RYE-1,1.20,,,DENY',
  ]
  expect(await policiesIn(file.join('\n'))).toEqual([
    ['OAT-1', 'backorder', '7'],
    ['RYE-1', 'always', ''],
  ])
})

it('leaves the availability unchanged if a Shopify file has no tracker column', async () => {
  const file = ['Handle,Title,Variant SKU,Variant Inventory Policy,Variant Price', 'oats,Oats,OAT-1,continue,1.20']
  expect(await policiesIn(file.join('\n'))).toEqual([['OAT-1', '', '']])
})

it('reads Medusa’s inventory settings', async () => {
  const file = [
    'Product Handle,Product Title,Variant SKU,Variant Manage Inventory,Variant Allow Backorder,Variant Price EUR',
    'a,A,A-1,false,false,1.20',
    'b,B,B-1,true,true,1.20',
    'c,C,C-1,true,false,1.20',
    'd,D,D-1,,true,1.20',
  ]
  const policies = await policiesIn(file.join('\n'))
  expect(policies.map(([, availability]) => availability)).toEqual(['always', 'backorder', 'tracked', ''])
})

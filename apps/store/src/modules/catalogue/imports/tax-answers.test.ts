import { unwrap } from '@skafferi/api'
import { asc, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { products, variantPrices, variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createLineImporter, warningsOf, type Import } from './testing/import-lines'

const shop = await shopOfFile()
const { db } = shop.database
const { client, params, upload, answer, choose, apply } = await createLineImporter(shop)

const questionOf = ({ missing }: Import) => missing?.questions.find(({ field }) => field === 'tax_class')
const classesOf = async (pattern: string) => {
  const found = await db
    .select({ sku: variants.sku, taxClass: products.taxClass })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(like(variants.sku, pattern))
  return Object.fromEntries(found.map(({ sku, taxClass }) => [sku, taxClass]))
}

it('an empty tax class of the shop’s own format is asked', async () => {
  const asked = await upload(['sku,product,price EUR,tax_class', 'OE-1,Tea,1,food', 'OE-2,Lamp,1,'])
  expect([asked.state, questionOf(asked)]).toMatchObject(['asking', { rows: 1 }])
})

it('names of the standard rate are asked, and “standard” of another system too', async () => {
  const own = await upload(['sku,product,price EUR,tax_class', 'ST-1,Tea,1,standard', 'ST-2,Lamp,1,Standard rate'])
  expect(questionOf(own)).toMatchObject({ rows: 1, cells: [{ cell: 'Standard rate' }] })
  const lines = ['Art.nr;Benämning;Pris;Momsklass', 'SU-1;Tea;1;Livsmedel', 'SU-2;Lamp;1;Standard']
  const foreign = await upload(lines, ['sku', 'product', 'price', 'tax_class'])
  expect(questionOf(foreign)).toMatchObject({
    rows: 1,
    cells: [{ cell: 'Standard', problem: { code: 'several_tax_classes' } }],
  })
})

it('a remembered answer within categories is used although each value is in one category only', async () => {
  const headings = 'sku,product,category,price EUR,tax_class,unit'
  const asked = await upload([headings, 'RC-1,Fudge,Candy,1,6%,piece', 'RC-2,Cola,Drinks,1,6%,piece'])
  const by_cell = [
    { cell: '6%', category: 'Candy', value: 'confectionery' },
    { cell: '6%', category: 'Drinks', value: 'soft_drink' },
  ]
  await apply(await answer(asked, { tax_class: { value: null, by_cell } }, true))
  const next = await upload([headings, 'RC-3,Lemonade,Drinks,1,6%,piece'])
  expect([next.state, questionOf(next)?.cells_by_category]).toMatchObject([
    'checked',
    [{ cell: '6%', category: 'Drinks' }],
  ])
  await apply(next)
  expect(await classesOf('RC-3')).toEqual({ 'RC-3': 'soft_drink' })
})

it('a value of several classes is answered within categories', async () => {
  const asked = await upload([
    'sku,product,category,price EUR,tax_class',
    'WC-1,Fudge,Candy,1,6%',
    'WC-2,Cola,Drinks,1,6%',
    'WC-3,Lamp,Home,1,25%',
    'WC-4,Toffee,Candy,1,6%',
  ])
  const found = questionOf(asked)?.cells_by_category ?? []
  expect(found.map(({ cell, category, products: names, suggestion }) => [cell, category, names, suggestion])).toEqual([
    ['6%', 'Candy', ['Fudge', 'Toffee'], 'confectionery'],
    ['6%', 'Drinks', ['Cola'], 'soft_drink'],
    ['25%', 'Home', ['Lamp'], undefined],
  ])
  expect(questionOf(asked)?.categories).toContainEqual({ name: 'Candy', rows: 2, suggestion: 'confectionery' })
  const by_cell = [
    { cell: '6%', category: 'Candy', value: 'confectionery' },
    { cell: '6%', category: 'Drinks', value: 'soft_drink' },
    { cell: '25%', category: 'Home', value: 'standard' },
  ]
  await expect(answer(asked, { tax_class: { value: null, by_cell: by_cell.slice(1) } })).rejects.toMatchObject({
    status: 400,
  })
  await apply(await answer(asked, { tax_class: { value: null, by_cell } }))
  expect(await classesOf('WC-%')).toEqual({
    'WC-1': 'confectionery',
    'WC-2': 'soft_drink',
    'WC-3': 'standard',
    'WC-4': 'confectionery',
  })
})

it('rows without VAT can be left out, and are shown with a tick', async () => {
  const asked = await upload(['sku,product,price EUR,tax_class', 'ZV-1,Tea,1,food', 'ZV-2,Stamps,1,0 %'])
  expect(questionOf(asked)?.cells).toMatchObject([{ cell: '0 %', problem: { code: 'no_class_without_vat' } }])
  const tax_class = { value: null, by_cell: [{ cell: '0 %', value: 'leave_out' }] }
  const checked = await answer(asked, { tax_class })
  expect(checked.report).toMatchObject({ created: 1, left_out: 1, failed: 0 })
  expect(checked.report!.examples.map(({ row, outcome }) => [row, outcome])).toContainEqual([3, 'left_out'])
  const taken = await choose(checked.id, [3], false)
  expect(taken.report).toMatchObject({ created: 1, failed: 1 })
  expect(taken.report!.failures).toMatchObject([
    { row: 3, column: 'tax_class', problem: { code: 'missing_in_new_product' } },
  ])
})

it('rows without a value can be left out, by the value in the file and by category', async () => {
  const lines = ['sku,product,category,price EUR,tax_class', 'OL-1,Tea,Food,1,food', 'OL-2,Sacks,,1,']
  const asked = await upload([...lines, 'OL-3,Stamps,Post,1,0 %', 'OL-4,Juice,Drinks,1,'])
  const all = { tax_class: { value: 'leave_out' } }
  await expect(answer(asked, all)).rejects.toMatchObject({ status: 400 })
  const by_cell = [{ cell: '0 %', value: 'standard' }]
  const checked = await answer(asked, { tax_class: { value: 'leave_out', by_cell } })
  expect(checked.report).toMatchObject({ created: 2, left_out: 2, failed: 0 })
  expect(warningsOf(checked, /left_out_by_answer/)).toEqual([
    [3, '', 'left_out_by_answer'],
    [5, '', 'left_out_by_answer'],
  ])
  const again = await upload([...lines, 'OL-4,Juice,Drinks,1,'])
  const by_category = [{ category: 'Drinks', value: 'soft_drink' }]
  await apply(await answer(again, { tax_class: { value: 'leave_out', by_category } }))
  expect(await classesOf('OL-%')).toEqual({ 'OL-1': 'food', 'OL-4': 'soft_drink' })
})

it('the products of the other rows are named, at most 100', async () => {
  const others = [...Array(101).keys()].map((at) => `Lamp ${at}`).map((name, at) => `OPX-${at},${name},,1,`)
  const lines = ['sku,product,category,price EUR,tax_class', 'OP-6,Stamps,Post,1,0 %', 'OP-7,Juice,Drinks,1,']
  const asked = await upload([...lines, ...others])
  const { cell, category } = questionOf(asked)?.other_products ?? {}
  expect([cell?.slice(0, 2), cell?.length]).toEqual([['Juice', 'Lamp 0'], 100])
  expect([category?.slice(0, 2), category?.length]).toEqual([['Lamp 0', 'Lamp 1'], 100])
})

it('a column says of each row whether its price includes VAT; the others are asked', async () => {
  const lines = ['Artikelnr;Name;Preis;VK-Preis inkl. MwSt.', 'PV-1;Tee;106;Ja', 'PV-2;Brot;106;Nein', 'PV-3;Salz;106;']
  const read = await upload(lines)
  expect(read.matching?.columns.map(({ target }) => target)).toEqual(['sku', 'product', 'price', 'price_includes_vat'])
  const asked = await upload(lines, ['sku', 'product', 'price', 'price_includes_vat'])
  expect(asked.missing?.questions.find(({ field }) => field === 'prices_include_vat')).toMatchObject({ rows: 1 })
  await apply(await answer(asked, { prices_include_vat: { value: 'yes' } }))
  const prices = await db
    .select({ sku: variants.sku, amount: variantPrices.amount })
    .from(variants)
    .innerJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(like(variants.sku, 'PV-%'))
    .orderBy(asc(variants.sku))
  expect(prices.map(({ amount }) => amount)).toEqual([10_000, 10_600, 10_000])
})

it('articles whose kind is not counted are always available, and not asked for stock', async () => {
  const lines = [
    'Item No.;Name;Price;Item Type;Stock;Vat',
    'KI-1;Tea;1;Non-Inventory;;food',
    'KI-2;Lamp;1;Nichtlagerartikel;0;food',
    'KI-3;Salt;1;Inventory;0;food',
  ]
  const asked = await upload(lines, ['sku', 'product', 'price', null, 'stock', 'tax_class'])
  expect(asked.missing!.questions.map(({ field }) => field)).not.toContain('stock')
  await apply(await answer(asked))
  const found = await db.select().from(variants).where(like(variants.sku, 'KI-%')).orderBy(asc(variants.sku))
  expect(found.map(({ availability }) => availability)).toEqual(['always', 'always', 'tracked'])
})

const vatOf = ({ missing }: Import) => missing?.questions.find(({ field }) => field === 'prices_include_vat')
const amountsOf = async (pattern: string) => {
  const found = await db
    .select({ amount: variantPrices.amount })
    .from(variants)
    .innerJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(like(variants.sku, pattern))
    .orderBy(asc(variants.sku), asc(variantPrices.minQuantity))
  return found.map(({ amount }) => amount)
}

it('the heading of a price says whether it includes VAT, which is not asked, and can be changed', async () => {
  const targets = ['sku', 'product', 'price', 'tax_class'] as const
  const net = ['Art.nr;Benämning;Pris exkl. moms;Moms', 'HN-1;Te;106;food']
  const checked = await upload(net, targets)
  expect([checked.state, vatOf(checked)?.understood]).toEqual(['asking', { value: 'no', text: 'Pris exkl. moms' }])
  expect(checked.missing!.values).toEqual([{ field: 'prices_include_vat', value: 'no', by_category: [] }])
  await apply(await answer(checked, { prices_include_vat: { value: 'no' } }))
  expect(await amountsOf('HN-%')).toEqual([10_600])
  // Nothing else is asked about an article that the shop has, so that the file is checked at once.
  const gross = await upload(['Art.nr;Benämning;Pris EUR inkl. moms;Moms', 'HN-1;Te;106;food'], targets)
  expect([gross.state, vatOf(gross)?.understood?.value]).toEqual(['checked', 'yes'])
  await unwrap(client.POST('/admin/imports/{id}/reopen', { ...params(gross.id), body: { step: 'asking' } }))
  const reopened = (await unwrap(client.GET('/admin/imports/{id}', params(gross.id)))).import
  expect((await answer(reopened, { prices_include_vat: { value: 'no' } })).report).toMatchObject({ unchanged: 1 })
  expect(
    (await answer({ ...reopened, state: 'asking' }, { prices_include_vat: { value: 'yes' } })).report,
  ).toMatchObject({ updated: 1 })
})

it('an answer that a heading gave is read again when other columns have the prices', async () => {
  const lines = ['Art.nr;Benämning;Pris exkl. moms;Pris inkl. moms;Moms', 'HC-1;Te;100;106;food']
  const first = await upload(lines, ['sku', 'product', 'price', null, 'tax_class'])
  expect(vatOf(first)?.understood?.value).toBe('no')
  const columns = (['sku', 'product', null, 'price', 'tax_class'] as const).map((target) => ({ target, from: null }))
  await unwrap(client.POST('/admin/imports/{id}/reopen', { ...params(first.id), body: { step: 'matching' } }))
  await unwrap(client.POST('/admin/imports/{id}/match', { ...params(first.id), body: { columns, remember: false } }))
  const show = async () => (await unwrap(client.GET('/admin/imports/{id}', params(first.id)))).import
  await expect.poll(async () => (await show()).state).not.toMatch(/^(waiting|running)$/)
  expect((await show()).missing!.values).toEqual([{ field: 'prices_include_vat', value: 'yes', by_category: [] }])
})

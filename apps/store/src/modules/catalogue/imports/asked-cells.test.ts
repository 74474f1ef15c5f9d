import { unwrap } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createLineImporter, type Import } from './testing/import-lines'

const shop = await shopOfFile()
const {
  client: importer,
  params: paramsOf,
  settled: settledImport,
  upload,
  answer,
  choose,
  apply,
} = await createLineImporter(shop)
const { client, token } = await addOperator(shop, 'catalogue')

const questionOf = ({ missing }: Import, name: string) => missing?.questions.find(({ field }) => field === name)
const countsOf = ({ report }: Import) => [report!.created, report!.left_out ?? 0, report!.failed]

describe('prices in another currency', () => {
  const file = (prefix: string) => [
    'sku,product,price EUR,tax_class',
    `${prefix}-1,Tea,1,food`,
    `${prefix}-2,Oats,12 SEK,food`,
    `${prefix}-3,Rye,USD 3,food`,
  ]

  it('are asked about once, and their rows are left out', async () => {
    const asked = await upload(file('OC'))
    expect([asked.state, questionOf(asked, 'other_currency')]).toEqual([
      'asking',
      expect.objectContaining({ rows: 2, samples: ['12 SEK', 'USD 3'] }),
    ])
    const checked = await answer(asked, { other_currency: { value: 'exclude' } })
    expect(countsOf(checked)).toEqual([1, 2, 0])
    expect(checked.report!.warnings.map(({ row, problem }) => [row, problem.code])).toEqual([
      [3, 'wrong_currency'],
      [4, 'wrong_currency'],
    ])
    expect(countsOf(await choose(checked.id, [3], false))).toEqual([2, 1, 0])
  })

  it('are left empty, so that new articles are drafts and others keep their price', async () => {
    await apply(await answer(await upload(['sku,product,price EUR,tax_class', 'OD-2,Oats,2,food'])))
    const checked = await answer(await upload(file('OD')), { other_currency: { value: 'draft' } })
    expect([countsOf(checked), checked.report!.unchanged]).toEqual([[2, 0, 0], 1])
    expect(checked.report!.published_products).toBe(1)
  })

  it('are left empty, and what their articles lack otherwise is asked then', async () => {
    const lines = [
      'sku,product,price EUR,vat',
      'OT-1,Kvikk Lunsj,"22,90 NOK",31 Utgående mva 15 %',
      'OT-2,Bag,3 NOK,25 %',
    ]
    const asked = await upload(lines, ['sku', 'product', 'price', 'tax_class'])
    expect(asked.missing!.questions.map(({ field }) => field)).toEqual(['other_currency'])
    const left = await answer(asked, { other_currency: { value: 'exclude' } })
    expect([left.state, ...countsOf(left)]).toEqual(['checked', 0, 2, 0])
    await unwrap(importer.POST('/admin/imports/{id}/reopen', { ...paramsOf(left.id), body: { step: 'asking' } }))
    const again = await answer(await settledImport(left.id), { other_currency: { value: 'draft' } })
    expect([again.state, questionOf(again, 'tax_class')]).toEqual(['asking', expect.objectContaining({ rows: 2 })])
    expect(again.missing!.values).toContainEqual({ field: 'other_currency', value: 'draft', by_category: [] })
    const classes = { '31 Utgående mva 15 %': 'confectionery', '25 %': 'standard' }
    const taxClass = { value: null, by_cell: Object.entries(classes).map(([cell, value]) => ({ cell, value })) }
    const checked = await answer(again, { other_currency: { value: 'draft' }, tax_class: taxClass })
    expect([checked.state, ...countsOf(checked)]).toEqual(['checked', 2, 0, 0])
    await apply(checked)
    const { products } = await unwrap(importer.GET('/admin/products', { params: { query: { q: 'OT-1' } } }))
    const { product } = await unwrap(importer.GET('/admin/products/{id}', paramsOf(products[0]!.id)))
    expect([product.status, product.tax_class]).toEqual(['draft', 'confectionery'])
  })

  it('need an answer', async () => {
    const asked = await upload(file('OX'))
    for (const value of [null, 'SEK'])
      await expect(answer(asked, { other_currency: { value } })).rejects.toMatchObject({ status: 400 })
  })
})

describe('numbers that can be read in two ways', () => {
  const params = (id: string) => ({ params: { path: { id } } })
  async function settled(id: string): Promise<Import> {
    const show = async () => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
    await expect.poll(async () => (await show()).state).not.toMatch(/^(waiting|running)$/)
    return show()
  }
  async function uploadStock(...lines: string[]): Promise<Import> {
    const files = [{ field: 'file', name: 'stock.csv', bytes: Buffer.from(lines.join('\n')) }]
    const sent = await sendAdmin(shop, 'createImport', { query: 'kind=stock&columns=ask', files }, { token })
    return settled(sent.json().import.id as string)
  }
  const answerStock = async ({ id }: Import, value: string, remember = false) => {
    const body = { values: [{ field: 'decimal_sign' as const, value, by_category: [] }], remember }
    await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body }))
    return settled(id)
  }

  it('are asked about once in a file of stock, and the answer is remembered', async () => {
    await apply(
      await answer(await upload(['sku,product,price EUR,tax_class,stock', 'AN-1,Tea,1,food,3', 'AN-2,Oats,1,food,1'])),
    )
    const asked = await uploadStock('sku;stock', 'AN-1;1.000', 'AN-2;2.000')
    expect([asked.state, asked.missing?.questions]).toMatchObject([
      'asking',
      [{ field: 'decimal_sign', rows: 2, samples: ['1.000', '2.000'] }],
    ])
    const whole = await answerStock(asked, 'comma', true)
    expect([whole.report!.updated, whole.report!.failed]).toEqual([2, 0])
    await apply(whole)
    const again = await uploadStock('sku;stock', 'AN-1;1.000', 'AN-2;2.000')
    expect([again.state, again.report!.unchanged]).toEqual(['checked', 2])
    const other = await answerStock(again, 'point')
    expect([other.report!.updated, other.report!.failed]).toEqual([2, 0])
  })

  it('are not asked about if another number has a sign for decimals', async () => {
    const read = await uploadStock('stock;sku', '1.250;AN-1', '0,5;AN-2')
    expect([read.state, read.missing]).toEqual(['checked', null])
  })

  it('are asked about in a catalogue, whose other cells stay', async () => {
    const asked = await upload(['sku;product;price EUR;tax_class', 'AC-1;Machine;1,250;food'])
    expect(questionOf(asked, 'decimal_sign')).toMatchObject({ rows: 1, samples: ['1,250'] })
    const checked = await answer(asked, { decimal_sign: { value: 'point' } })
    expect(checked.report!.examples[0]?.prices).toMatchObject([{ after: 1250 }])
  })
})

import { readFile } from 'node:fs/promises'
import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { asc, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { importAnswers, products, variantPrices, variants } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Schemas = components['schemas']

const shop = await shopOfFile()
const { db } = shop.database
const { client, token } = await addOperator(shop, 'catalogue')
const params = (id: string) => ({ params: { path: { id } } })

const caseFile = (name: string) => readFile(new URL(`cases/${name}`, import.meta.url))

const show = async (id: string) => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
async function settled(id: string) {
  await expect.poll(async () => (await show(id)).state).not.toMatch(/^(waiting|running)$/)
  return show(id)
}

/** Uploads a file as the office does, and returns it when it waits for the user. */
async function upload(bytes: Buffer | string, query = 'kind=catalog&columns=ask') {
  const files = [{ field: 'file', name: 'list.csv', bytes: Buffer.from(bytes) }]
  const sent = await sendAdmin(shop, 'createImport', { query, files }, { token })
  return settled(sent.json().import.id as string)
}

/** Accepts the suggested columns. */
async function acceptColumns({ id, matching }: Schemas['Import']) {
  const columns = matching!.columns.map(({ target, from }) => ({ target, from }))
  await unwrap(client.POST('/admin/imports/{id}/match', { ...params(id), body: { columns, remember: false } }))
  return settled(id)
}

type Values = Record<string, string | null>
type ByCategory = Schemas['ImportMissingValue']['by_category']

/** Answers the questions about a file; the others are left empty. */
async function answer(
  { id, missing }: Schemas['Import'],
  given: Values,
  remember = false,
  byCategory: ByCategory = [],
) {
  const values = missing!.questions.map(({ field }) => ({
    field,
    value: given[field] ?? null,
    by_category: field === 'tax_class' ? byCategory : [],
  }))
  await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember } }))
  return settled(id)
}

async function apply({ id }: Schemas['Import']) {
  const query = { confirm_price_jumps: 'yes' } as const
  await unwrap(client.POST('/admin/imports/{id}/apply', { params: { path: { id }, query } }))
  return (await settled(id)).report!
}

const fieldsOf = ({ missing }: Schemas['Import']) => missing?.questions.map(({ field }) => field)
const problemsOf = (found: Schemas['ImportRowProblem'][]) =>
  found.map(({ row, column, problem }) => `${row} ${column} ${problem.code}`)
const countsOf = ({ created, updated, unchanged, failed, warned }: Schemas['ImportReport']) => ({
  created,
  updated,
  unchanged,
  failed,
  warned,
})
const none = { created: 0, updated: 0, unchanged: 0, failed: 0, warned: 0 }

function findVariants(sku: string) {
  return db
    .select({ sku: variants.sku, stock: variants.inventoryQuantity, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(like(variants.sku, sku))
    .orderBy(asc(variants.sku))
}

async function priceOf(sku: string) {
  const [row] = await db
    .select({ amount: variantPrices.amount })
    .from(variantPrices)
    .innerJoin(variants, eq(variants.id, variantPrices.variantId))
    .where(eq(variants.sku, sku))
  return row?.amount
}

const shopifyAnswers = { tax_class: 'food', prices_include_vat: 'no' }

describe('a list of an ERP system without makers', () => {
  it('is imported after one question for each missing field; stock below zero is zero', async () => {
    const matched = await acceptColumns(await upload(await caseFile('02-erp-list-without-maker.csv')))
    expect(matched.state).toBe('asking')
    expect(fieldsOf(matched)).toEqual(['tax_class', 'prices_include_vat', 'brand', 'age_limit'])
    expect(matched.missing?.questions[0]).toMatchObject({
      rows: 2,
      categories: [
        { name: 'Getränke', rows: 1 },
        { name: 'Lebensmittel', rows: 1 },
      ],
    })
    const checked = await answer(matched, { tax_class: 'food', prices_include_vat: 'yes', brand: 'Hausmarke' })
    expect(checked).toMatchObject({
      state: 'checked',
      report: { converted_price: { row: 2, sku: 'C02-1', percent: 6, gross: 3.99, net: 3.76 } },
    })
    const report = await apply(checked)
    expect(countsOf(report)).toEqual({ ...none, created: 2, warned: 1 })
    expect(problemsOf(report.warnings)).toEqual(['3 stock stock_below_zero'])
    expect(await findVariants('C02-%')).toMatchObject([
      { sku: 'C02-1', stock: 904, product: { title: 'Mineralwasser 24er', brand: 'Hausmarke', taxClass: 'food' } },
      { sku: 'C02-2', stock: 0 },
    ])
    expect([await priceOf('C02-1'), await priceOf('C02-2')]).toEqual([376, 802])
  })
})

describe('a Shopify file without a SKU', () => {
  it('has a made SKU, the same for each import; an article without a price becomes a draft', async () => {
    const file = await caseFile('07-shopify-no-sku-and-zero-price.csv')
    const checked = await answer(await upload(file), shopifyAnswers, true)
    expect(countsOf(checked.report!)).toEqual({ ...none, created: 2, warned: 2 })
    const report = await apply(checked)
    expect(problemsOf(report.warnings)).toEqual(['2 sku sku_made', '3 price EUR zero_price'])
    const found = await findVariants('BAR-E-%')
    expect(found).toMatchObject([{ product: { title: 'Bar E', source: 'shopify', sourceId: 'bar-e' } }])
    expect(await findVariants('C07-2')).toMatchObject([{ product: { title: 'Bar F', publishedAt: null } }])
    // The values are remembered for files with these headings.
    const again = await upload(file)
    expect(again).toMatchObject({ state: 'checked', report: { unchanged: 2, created: 0 } })
    expect(countsOf(await apply(again))).toEqual({ ...none, unchanged: 2, warned: 2 })
    expect(await findVariants('BAR-E-%')).toHaveLength(1)
  })

  it('keeps a SKU that the office or a later file gave it', async () => {
    const heading =
      'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price'
    const file = (small: string, large: string) =>
      [heading, `fudge,Fudge,Maker,Sweets,Size,Small,${small},5,1`, `fudge,,,,,Large,${large},6,2`].join('\n')
    const skus = async () => {
      const [product] = await db.select().from(products).where(eq(products.sourceId, 'fudge'))
      const found = await db
        .select()
        .from(variants)
        .where(eq(variants.productId, product!.id))
        .orderBy(variants.position)
      return found.map(({ sku }) => sku)
    }
    await apply(await answer(await upload(file('', '')), shopifyAnswers, true))
    const made = await skus()
    expect(new Set(made).size).toBe(2)
    await db.update(variants).set({ sku: 'OFFICE-1' }).where(eq(variants.sku, made[0]!))
    const report = await apply(await upload(file('', 'FUDGE-L')))
    expect(countsOf(report)).toEqual({ ...none, updated: 1, unchanged: 1, warned: 1 })
    expect(await skus()).toEqual(['OFFICE-1', 'FUDGE-L'])
  })
})

describe('Shopify files with handles in other scripts', () => {
  const heading = 'Handle,Title,Vendor,Type,Variant SKU,Variant Inventory Qty,Variant Price'
  const handles = async () => (await findVariants('C08-%')).map(({ product: { title, handle } }) => [title, handle])

  it('become a product each, which files with other products do not change', async () => {
    const file = await caseFile('08-shopify-handles-of-other-scripts.csv')
    const report = await apply(await answer(await upload(file), shopifyAnswers))
    expect(countsOf(report)).toEqual({ ...none, created: 4 })
    const before = await handles()
    expect(new Set(before.map(([, handle]) => handle)).size).toBe(4)
    // Products of other files with the same names, and with a handle that a product of the shop has.
    const [, taken = ''] = before[2] ?? []
    const other = [heading, `${taken},Шоколад,Maker,Sweets,O8-1,1,1`, 'other,抹茶 12個入り,Maker,Sweets,O8-2,1,1'].join(
      '\n',
    )
    expect(countsOf(await apply(await answer(await upload(other), shopifyAnswers)))).toEqual({ ...none, created: 2 })
    expect(await handles()).toEqual(before)
    expect((await findVariants('O8-1'))[0]?.product.handle).toBe(`${taken}-2`)
  })
})

describe('articles of a list without SKUs', () => {
  it('are identified by their GTIN, which becomes the SKU, and keep a SKU given later', async () => {
    const heading = 'Bezeichnung;EAN;Preis'
    const importList = async (...rows: string[]) =>
      apply(
        await answer(await acceptColumns(await upload([heading, ...rows].join('\n'))), {
          tax_class: 'food',
          prices_include_vat: 'no',
        }),
      )
    const report = await importList('Wasser;4006381333931;1,00', 'Wasser;036000291452;2,00', 'Saft;;3,00')
    expect(countsOf(report)).toEqual({ ...none, created: 2, failed: 1, warned: 2 })
    expect(problemsOf(report.failures)).toEqual(['4 sku missing'])
    expect(await findVariants('4006381333931')).toMatchObject([{ product: { title: 'Wasser', handle: 'wasser' } }])
    await db.update(variants).set({ sku: 'W-1' }).where(eq(variants.sku, '4006381333931'))
    expect(countsOf(await importList('Wasser;4006381333931;1,20'))).toEqual({ ...none, updated: 1, warned: 1 })
    expect(await priceOf('W-1')).toBe(120)
  })

  it('lose a GTIN that another article has, in the file or in the shop', async () => {
    const file = (...rows: string[]) => ['sku,product,gtin,price EUR,tax_class', ...rows].join('\n')
    const first = await apply(
      await answer(await upload(file('G-1,Tea S,7310870000011,1,food', 'G-2,Tea M,7310870000011,1,food')), {}),
    )
    expect(countsOf(first)).toEqual({ ...none, created: 2, warned: 1 })
    expect(problemsOf(first.warnings)).toEqual(['3 gtin repeated'])
    const second = await apply(await upload(file('G-2,,7310870000011,2,')))
    expect(problemsOf(second.warnings)).toEqual(['2 gtin gtin_of_other_product'])
    expect(await priceOf('G-2')).toBe(200)
  })
})

describe('the values for what a file lacks', () => {
  const list = (sku: string) => `sku,product,category,brand,price EUR,stock\n${sku},Liquorice,Spices,Maker,10,1\n`

  it('are asked for new products in the shop’s own format if it has no such column, and for an empty tax class', async () => {
    const asked = await upload(list('MV-1'))
    expect([asked.state, fieldsOf(asked)]).toEqual(['asking', ['tax_class']])
    await apply(await answer(asked, { tax_class: 'food' }, false, [{ category: 'Spices', value: 'nicotine' }]))
    expect((await findVariants('MV-1'))[0]?.product.taxClass).toBe('nicotine')
    expect((await upload(list('MV-1'))).state).toBe('checked')
    const full = 'sku,product,category,brand,price EUR,stock,tax_class\nMV-2,Liquorice,Spices,Maker,10,1,\n'
    expect(fieldsOf(await upload(full))).toEqual(['tax_class'])
    expect(await upload(full.replace('10,1,', '10,1,food'))).toMatchObject({ state: 'checked', missing: null })
  })

  it('may differ by category, also for stock and for prices that include VAT', async () => {
    const rows = (sku: string) => [`${sku}1;Saft;Getränke;1,06`, `${sku}2;Brot;Lebensmittel;1,06`, `${sku}3;Tee;;1,06`]
    const file = (...lines: string[]) => ['Artikelnummer;Bezeichnung;Warengruppe;Preis', ...lines].join('\n')
    const asked = await acceptColumns(await upload(file(...rows('BC-'))))
    const categories = [
      { name: 'Getränke', rows: 1 },
      { name: 'Lebensmittel', rows: 1 },
    ]
    for (const field of ['prices_include_vat', 'stock', 'brand', 'age_limit', 'tax_class'])
      expect(asked.missing!.questions.find((each) => each.field === field)).toMatchObject({ rows: 3, categories })
    expect(asked.missing!.questions.find(({ field }) => field === 'category')).toMatchObject({
      rows: 1,
      categories: [],
    })
    const of = (drinks: string, food: string) => [
      { category: 'Getränke', value: drinks },
      { category: 'Lebensmittel', value: food },
    ]
    const given: Schemas['ImportMissingValue'][] = [
      { field: 'tax_class', value: 'food', by_category: [] },
      { field: 'prices_include_vat', value: 'no', by_category: of('yes', 'no') },
      { field: 'brand', value: null, by_category: of('Maker', 'Baker') },
      { field: 'category', value: null, by_category: [] },
      { field: 'age_limit', value: null, by_category: [] },
      { field: 'stock', value: '3', by_category: of('7', '9') },
    ]
    await unwrap(
      client.POST('/admin/imports/{id}/missing', { ...params(asked.id), body: { values: given, remember: false } }),
    )
    await apply(await settled(asked.id))
    expect(await findVariants('BC-%')).toMatchObject([
      { stock: 7, product: { brand: 'Maker' } },
      { stock: 9, product: { brand: 'Baker' } },
      { stock: 3, product: { brand: '' } },
    ])
    expect([await priceOf('BC-1'), await priceOf('BC-2'), await priceOf('BC-3')]).toEqual([100, 106, 106])
  })

  it('by category are remembered, but asked again for a category without a value', async () => {
    const file = (sku: string, category: string) =>
      ['sku,product,category,brand,price EUR,stock', `${sku},Liquorice,${category},Maker,1,1`].join('\n')
    const ofSpices = [
      { field: 'tax_class' as const, value: null, by_category: [{ category: 'Spices', value: 'nicotine' }] },
    ]
    const body = { values: ofSpices, remember: true }
    const { id } = await upload(file('RC-1', 'Spices'))
    await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body }))
    await apply(await settled(id))
    expect((await upload(file('RC-2', 'Spices'))).state).toBe('checked')
    expect((await upload(file('RC-3', 'Salt'))).state).toBe('asking')
    expect((await upload(file('RC-4', ''))).state).toBe('asking')
    await db.delete(importAnswers)
  })

  describe('for a VAT rate that is no single tax class', () => {
    const file = (sku: string, ...cells: string[]) =>
      [
        'sku,product,category,brand,price EUR,stock,tax_class',
        ...cells.map((cell, index) => `${sku}-${index},${sku} ${cell},Spices,Maker,10,1,"${cell}"`),
      ].join('\n')
    const byCell = (...by_cell: { cell: string; value: string }[]) => [
      { field: 'tax_class' as const, value: null, by_category: [], by_cell },
    ]
    async function complete({ id }: Schemas['Import'], values: Schemas['ImportMissingValue'][]) {
      await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember: true } }))
      return settled(id)
    }
    const classesOf = async (prefix: string) => {
      const found = await findVariants(`${prefix}-%`)
      return found.map(({ sku, product }) => `${sku} ${product.taxClass}`)
    }

    it('are asked by cell, remembered, and asked again if another cell comes', async () => {
      const asked = await upload(file('TX', '25 %', '0.06', '25 %', 'Livsmedel', '12'))
      expect(asked.missing?.questions).toMatchObject([
        {
          field: 'tax_class',
          rows: 4,
          cells: [
            { cell: '25 %', rows: 2, problem: { code: 'several_tax_classes', params: { percent: 25 } } },
            { cell: '0.06', rows: 1, problem: { code: 'several_tax_classes', params: { percent: 6 } } },
            {
              cell: '12',
              rows: 1,
              problem: { code: 'unknown_tax_rate', params: { percent: 12, country: 'se', rates: '6%, 25%' } },
            },
          ],
        },
      ])
      const some = byCell({ cell: '25 %', value: 'nicotine' }, { cell: '0.06', value: 'confectionery' })
      await expect(complete(asked, some)).rejects.toMatchObject({ fields: { 'values.0.value': { code: 'required' } } })
      const all = byCell(...some[0]!.by_cell, { cell: '12', value: 'soft_drink' })
      const report = await apply(await complete(asked, all))
      // Those with nicotine have no age limit.
      expect(countsOf(report)).toEqual({ ...none, created: 5, warned: 2 })
      expect(await classesOf('TX')).toEqual([
        'TX-0 nicotine',
        'TX-1 confectionery',
        'TX-2 nicotine',
        'TX-3 food',
        'TX-4 soft_drink',
      ])
      expect((await upload(file('TY', '0.06'))).state).toBe('checked')
      expect((await upload(file('TY', '0.06', '19'))).state).toBe('asking')
    })

    it('are not taken from the cell of an existing product, which keeps its own without a warning', async () => {
      await apply(await upload(file('TZ', 'food')))
      const again = (cell: string) => upload(file('TZ', cell).replace(`TZ ${cell}`, 'TZ food'))
      const checked = await again('25 %')
      expect(problemsOf(checked.report!.warnings)).toEqual([])
      expect(countsOf(await apply(checked))).toEqual({ ...none, unchanged: 1 })
      expect(problemsOf((await again('luxury')).report!.warnings)).toEqual(['2 tax_class unknown_tax_class'])
      expect(await classesOf('TZ')).toEqual(['TZ-0 food'])
    })

    it('are neither asked nor warned about when the same file comes again', async () => {
      const again = ['Artikelnr;Namn;Märke;Kategori;Pris;Moms;Saldo', 'TA-1;Tea;Maker;Tea;6,1586;KOD7;1'].join('\n')
      const matched = async (job: Schemas['Import']) => {
        if (job.state !== 'matching') return job
        const columns = job.matching!.columns.map(({ target, from }) => ({ target, from }))
        await unwrap(client.POST('/admin/imports/{id}/match', { ...params(job.id), body: { columns, remember: true } }))
        return settled(job.id)
      }
      const asked = await matched(await upload(again))
      expect(asked.state).toBe('asking')
      const known: Partial<Record<string, string>> = { prices_include_vat: 'no', currency: 'shop' }
      const others = asked.missing!.questions.flatMap(({ field }): Schemas['ImportMissingValue'][] =>
        field === 'tax_class' ? [] : [{ field, value: known[field] ?? null, by_category: [] }],
      )
      const checked = await complete(asked, [...byCell({ cell: 'KOD7', value: 'food' }), ...others])
      expect(problemsOf(checked.report!.warnings)).toEqual(['2 price EUR price_rounded'])
      await apply(checked)
      const repeated = await matched(await upload(again))
      expect([repeated.state, problemsOf(repeated.report!.warnings)]).toEqual([
        'checked',
        ['2 price EUR price_rounded'],
      ])
      expect(repeated.report).toMatchObject({ unchanged: 1 })
    })
  })

  it('are refused if one is invalid or missing', async () => {
    const { id } = await upload(list('MV-3'))
    const send = (values: Schemas['ImportMissingValue'][]) =>
      client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember: false } }).then(
        () => 'taken',
        ({ status, fields }) => [status, fields],
      )
    const taxClass = (value: string | null, by_category: ByCategory = []) => [
      { field: 'tax_class' as const, value, by_category },
    ]
    expect(await send(taxClass(null))).toMatchObject([400, { 'values.0.value': { code: 'required' } }])
    expect(await send(taxClass('luxury'))).toMatchObject([400, { 'values.0.value': { code: 'not_allowed' } }])
    expect(await send(taxClass('food', [{ category: 'Spices', value: 'luxury' }]))).toMatchObject([
      400,
      { 'values.0.by_category.0.value': { code: 'not_allowed' } },
    ])
    expect(await send([{ field: 'brand', value: 'Maker', by_category: [] }])).toMatchObject([
      400,
      { tax_class: { code: 'required' } },
    ])
    expect(await show(id)).toMatchObject({ state: 'asking' })
    await expect(client.POST('/admin/imports/{id}/apply', params(id))).rejects.toMatchObject({
      code: 'import_not_checked',
    })
  })

  it('can be changed after the check, until it is applied', async () => {
    const checked = await answer(await upload(list('MV-4')), { tax_class: 'food' })
    const changed = await answer(checked, { tax_class: 'standard' })
    await apply(changed)
    expect((await findVariants('MV-4'))[0]?.product.taxClass).toBe('standard')
    await expect(answer(changed, { tax_class: 'food' })).rejects.toMatchObject({ code: 'import_not_asking' })
  })
})

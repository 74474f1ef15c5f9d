import { fault } from '../../../platform/http/errors'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@skafferi/api'
import { asc, eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { findDuplicateIdentifiers } from '../../../platform/db/duplicate-identifiers'
import { events, variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { zipOf } from '../../../testing/archives'
import { createImportJobs } from './import-jobs'
import type { ReadInWorker } from './open-catalog-file'
import { hookedReading } from './testing/hooked-reading'
import { createImportsOperator } from './imports.operator'
import { applyDuePrices } from '../products'
import { FetchProblem } from '../../../platform/internet/public-request'

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))
/** Stub responses by URL. */
const web = new Map<string, () => Promise<Buffer>>()
const fetchPicture = async (address: string) => {
  const answer = web.get(address)
  if (!answer) throw new FetchProblem(fault('answers_with', { status: '404' }))
  return answer()
}
const log = {
  error({ err }: { err: unknown }): never {
    throw err
  },
}
const newJobs = (readInWorker?: ReadInWorker) => createImportJobs(shop.context, { fetchPicture, readInWorker }, { log })
const operator = createImportsOperator(shop.context, { jobs: newJobs() })
const picture = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#b4532a' } })
  .jpeg()
  .toBuffer()
const folder = await mkdtemp(join(tmpdir(), 'skafferi-import-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

let files = 0
async function fileOf(content: string | Uint8Array): Promise<string> {
  files += 1
  const path = join(folder, `${files}.csv`)
  await writeFile(path, content)
  return path
}
const lines = (...rows: string[]) => rows.join('\r\n')
const take = async (content: string | Uint8Array, options = {}) =>
  operator.importCatalog(await fileOf(content), { taxClass: 'food', ...options })
const find = async (q: string) => {
  const { products } = await unwrap(anna.GET('/store/products', { params: { query: { q, limit: 10 } } }))
  return products
}
const show = async (id: string) =>
  (await unwrap(anna.GET('/store/products/{id}', { params: { path: { id } } }))).product
const sentencesOf = (found: Awaited<ReturnType<typeof take>>['failures']) =>
  found.map(({ row, column, problem }) => `${row} ${column} ${problem.message}`)
const countsOf = ({ created, updated, unchanged, failed }: Awaited<ReturnType<typeof take>>) => [
  created,
  updated,
  unchanged,
  failed,
]

describe('a SKU', () => {
  const file = (sku: string, stock: number) =>
    lines('sku,product,category,brand,price EUR,stock,unit', `${sku},Quemp biscuits,Quemps,Quemp,2.10,${stock},box`)
  const skuOf = async () =>
    (await show((await find('quemp'))[0]!.id)).variants.map((one) => [
      one.sku,
      'inventory_quantity' in one && one.inventory_quantity,
    ])

  it('is stored normalized, and matches every spelling', async () => {
    expect(countsOf(await take(file('QU\u201101\u200B', 5)))).toEqual([1, 0, 0, 0])
    expect(await skuOf()).toEqual([['QU-01', 5]])
    expect(countsOf(await take(file('qu\u201301', 6)))).toEqual([0, 1, 0, 0])
    expect(await skuOf()).toEqual([['QU-01', 6]])
  })

  it('that was stored with invisible characters is unchanged, and matches its visible spelling', async () => {
    const { db } = shop.database
    await db.update(variants).set({ sku: 'QU\u201101' }).where(eq(variants.sku, 'QU-01'))
    expect(countsOf(await take(file('QU-01', 7)))).toEqual([0, 1, 0, 0])
    expect(await skuOf()).toEqual([['QU\u201101', 7]])
    const rows = [{ sku: 'qu-01\u200B', quantity: 2 }]
    const { results } = await unwrap(anna.POST('/store/cart/items/bulk', { body: { rows, preview: true } }))
    expect(results).toMatchObject([{ status: 'added', sku: 'QU\u201101' }])
  })

  it('that resembles another one is distinct: each row matches the exact spelling', async () => {
    const { db } = shop.database
    await take(file('QU-02', 1).replace('Quemp biscuits', 'Quimp biscuits'))
    await db.update(variants).set({ sku: 'QU-01' }).where(eq(variants.sku, 'QU-02'))
    const both = lines('sku,stock', 'QU-01,31', 'QU\u201101,32')
    const report = await operator.importStock(await fileOf(both))
    expect(countsOf(report)).toEqual([0, 2, 0, 0])
    const stored = await db
      .select({ sku: variants.sku, stock: variants.inventoryQuantity })
      .from(variants)
      .where(like(variants.sku, 'QU%'))
      .orderBy(asc(variants.inventoryQuantity))
    expect(stored).toEqual([
      { sku: 'QU-01', stock: 31 },
      { sku: 'QU\u201101', stock: 32 },
    ])
    expect(await findDuplicateIdentifiers(db)).toEqual([{ what: 'sku', written: ['QU-01', 'QU<U+2011>01'] }])
  })
})

describe('a catalogue file', () => {
  const catalogue = lines(
    'sku,product,category,brand,description,tags,option1_name,option1_value,price EUR,price EUR from 50,stock,unit,net_amount,net_unit,weight_g,tax_class,gtin',
    'ZW-1,Zwompel crackers,Zwompels,Zwomp,Thin and salty.,crackers;vegan,Size,150 g,2.10,1.95,400,box,150,g,180,food,4006381333931',
    'ZW-2,Zwompel crackers,,,,,Size,400 g,4.60,,120,box,400,g,,,',
  )

  it('creates a product with variants, price tiers, stock and category, which buyers find at once', async () => {
    const report = await take(catalogue)
    expect({ ...report, examples: [] }).toEqual({
      source: null,
      created: 2,
      updated: 0,
      unchanged: 0,
      failed: 0,
      warned: 0,
      next_row: null,
      published_products: 1,
      categories_created: ['Zwompels'],
      ignored_columns: [],
      failures: [],
      warnings: [],
      reasons: [],
      examples: [],
      failed_rows: null,
    })
    const [card] = await find('zwompel')
    const product = await show(card!.id)
    expect(product).toMatchObject({
      title: 'Zwompel crackers',
      brand: 'Zwomp',
      handle: 'zwompel-crackers',
      tags: ['crackers', 'vegan'],
      weight: 180,
      category: { name: 'Zwompels', handle: 'zwompels' },
      variants: [
        {
          title: '150 g',
          sku: 'ZW-1',
          gtin: '4006381333931',
          unit: 'box',
          net_content: '150 g',
          inventory_quantity: 400,
          prices: [
            { amount: 2.1, min_quantity: 1 },
            { amount: 1.95, min_quantity: 50 },
          ],
        },
        { title: '400 g', sku: 'ZW-2', inventory_quantity: 120 },
      ],
    })
  })

  it('changes nothing when it is imported again', async () => {
    const before = await shop.database.db.$count(events)
    expect(countsOf(await take(catalogue))).toEqual([0, 0, 2, 0])
    expect(await shop.database.db.$count(events)).toBe(before)
  })

  it('changes filled cells, clears cells with a hyphen, and keeps the rest', async () => {
    const report = await take(lines('sku,price EUR,price EUR from 50,stock,gtin,description', 'zw-1,"2,30",-,,-,'))
    expect(countsOf(report)).toEqual([0, 1, 0, 0])
    const [card] = await find('zwompel')
    const product = await show(card!.id)
    expect(product.description).toBe('Thin and salty.')
    expect(product.variants[0]).toMatchObject({
      gtin: null,
      inventory_quantity: 400,
      prices: [{ amount: 2.3, min_quantity: 1 }],
    })
  })

  it('hides a product and publishes it again', async () => {
    await take(lines('sku,published', 'ZW-1,no'))
    expect(await find('zwompel')).toEqual([])
    await take(lines('sku,published', 'ZW-1,yes'))
    expect(await find('zwompel')).toHaveLength(1)
  })

  it('leaves invalid cells out, refuses rows without SKU or name, and returns both kinds as a file', async () => {
    const report = await take(
      lines(
        'sku;product;category;brand;price EUR;stock;gtin;colour',
        'BAD-1;Bad;Zwompels;Zwomp;0;2.5;4006381333932;red',
        'GOOD-1;Good;Zwompels;Zwomp;"1.234,50";1 200;;red',
        'GOOD-1;Good;Zwompels;Zwomp;1;1;;',
        ';Nameless;Zwompels;Zwomp;1;1;;',
        'NEW-1;;;;1;1;;',
        'NEW-2;Brandless;Zwompels;;1;1;;',
      ),
    )
    expect(countsOf(report)).toEqual([3, 0, 0, 3])
    expect(report.warned).toBe(1)
    expect(report.ignored_columns).toEqual(['colour'])
    expect(sentencesOf(report.failures)).toEqual([
      '4 sku is already in row 3 with the price 1234.50, which is used instead of 1.00: leave one of the rows in the file',
      '5 sku is missing',
      '6 product is missing: a new product needs one',
    ])
    expect(report.reasons).toMatchObject([
      { column: 'sku', problem: { code: 'repeated_with_price' }, rows: 1 },
      { column: 'sku', problem: { code: 'missing' }, rows: 1 },
      { column: 'product', problem: { code: 'missing_in_new_product' }, rows: 1 },
    ])
    expect(report.examples).toMatchObject([
      { row: 2, sku: 'BAD-1', product: 'Bad', outcome: 'created' },
      { row: 3 },
      { row: 7 },
    ])
    expect(sentencesOf(report.warnings)).toEqual([
      '2 gtin has a wrong check digit',
      '2 stock is 2.5: 2 is used, because stock is in whole pieces',
      '2 price EUR is 0: a price is above 0',
    ])
    expect(await find('BAD-1')).toEqual([])
    expect(await show((await find('GOOD-1'))[0]!.id)).toMatchObject({ brand: 'Zwomp' })
    expect(await show((await find('NEW-2'))[0]!.id)).toMatchObject({ brand: '', category: { name: 'Zwompels' } })
    const [headings, first] = report.failed_rows!.replace('\ufeff', '').split('\r\n')
    expect(headings).toBe('sku;product;category;brand;price EUR;stock;gtin;colour;problem')
    expect(first).toBe(
      'BAD-1;Bad;Zwompels;Zwomp;0;2.5;4006381333932;red;"warning: gtin has a wrong check digit; stock is 2.5: 2 is used, because stock is in whole pieces; price EUR is 0: a price is above 0"',
    )
    expect(
      countsOf(
        await take(report.failed_rows!.replace('2.5', '2').replace('0;2', '1;2').replace('3932;red', '3931;red')),
      ),
    ).toEqual([0, 2, 0, 2])
  })

  it.each([
    ['Windows letters', Buffer.from('sku,brand\r\nZW-1,S\xe4ltan', 'latin1'), 'Sältan'],
    [
      'Windows signs',
      Buffer.from('sku,brand\r\nZW-1,\x8aokolad \x80 \x96 \x94p\xe5se\x94', 'latin1'),
      'Šokolad € – ”påse”',
    ],
    ['UTF-8 with its mark', Buffer.from('\ufeffsku,brand\nZW-1,Sältan Ö', 'utf8'), 'Sältan Ö'],
    ['UTF-16', Buffer.from('\ufeffsku,brand\r\nZW-1,Sältan Å', 'utf16le'), 'Sältan Å'],
    ['a line that names its delimiter', Buffer.from('sep=;\r\nsku;brand\r\nZW-1;"Sältan; Ä"'), 'Sältan; Ä'],
    ['tabs', Buffer.from('sku\tbrand\nZW-1\tSältan T'), 'Sältan T'],
  ])('is read with %s', async (_, content, brand) => {
    expect(countsOf(await take(content))).toEqual([0, 1, 0, 0])
    const [card] = await find('zwompel')
    expect((await show(card!.id)).brand).toBe(brand)
  })

  it('is refused as a whole without SKUs or with a repeated column', async () => {
    await expect(take('title,price\r\na,1')).rejects.toMatchObject({ refusal: { code: 'missing_column' } })
    await expect(take('sku,stock,Stock\r\na,1,2')).rejects.toMatchObject({ refusal: { code: 'duplicate_column' } })
    await expect(take('PK\u0003\u0004')).rejects.toMatchObject({ refusal: { code: 'archive_unreadable' } })
    await expect(take('')).rejects.toMatchObject({ refusal: { code: 'file_empty' } })
    await expect(operator.importCatalog(join(folder, 'none.csv'), {})).rejects.toMatchObject({
      refusal: { code: 'no_such_file' },
    })
  })

  it('changes nothing when it is checked', async () => {
    const path = await fileOf(lines('sku,product,category,brand,price EUR', 'CH-1,Checked,Fresh,Zwomp,1', 'ZW-2,,,,9'))
    expect(await operator.checkCatalog(path, { taxClass: 'food' })).toMatchObject({
      created: 1,
      updated: 1,
      categories_created: ['Fresh'],
    })
    expect(await find('Checked Zwomp')).toEqual([])
    expect(await operator.importCatalog(path, { refuseCategories: true, taxClass: 'food' })).toMatchObject({
      created: 0,
      updated: 1,
      failed: 1,
      failures: [{ row: 2, column: 'category' }],
    })
  })

  it('keeps variants of a product distinct, and an article in one product', async () => {
    const report = await take(
      lines(
        'sku,product,handle,option1_name,option1_value,price EUR',
        'ZW-3,Zwompel crackers,zwompel-crackers,,,1',
        'ZW-4,Zwompel crackers,zwompel-crackers,Size,150 g,1',
        'ZW-1,Good,good,,,1',
      ),
    )
    expect(report.failures.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 option1_name',
      '3 option1_value',
      '4 handle',
    ])
    expect(countsOf(report)).toEqual([0, 0, 0, 3])
    await take(lines('sku,gtin', 'ZW-1,036000291452'))
    expect((await take(lines('sku,gtin', 'ZW-2,036000291452'))).warnings).toMatchObject([
      { column: 'gtin', problem: { code: 'belongs_to', message: 'belongs to ZW-1', params: { name: 'ZW-1' } } },
    ])
    expect((await take(lines('sku,gtin', 'GOOD-1,036000291452'))).warnings).toMatchObject([
      { column: 'gtin', problem: { message: 'belongs to an article of another product' } },
    ])
  })

  it('orders a variant’s options like the product, whatever the order in the row', async () => {
    const titleOf = async () =>
      (await shop.database.db.select().from(variants).where(eq(variants.sku, 'ZN-1'))).map(({ title }) => title)
    const heading = 'sku,product,category,brand,price EUR,option1_name,option1_value,option2_name,option2_value'
    await take(lines(heading, 'ZN-1,Zenda pouches,Crackers,Zwomp,1,Strength,3,Pack,Single can'))
    expect(await titleOf()).toEqual(['Strength 3 / Single can'])
    expect(
      countsOf(await take(lines(heading, 'ZN-1,Zenda pouches,Crackers,Zwomp,1,Pack,Single can,Strength,3'))),
    ).toEqual([0, 0, 1, 0])
    expect(await titleOf()).toEqual(['Strength 3 / Single can'])
  })

  it('does not add an option that one of the variants lacks', async () => {
    const named = (sku: string, option: string) => `${sku},Optionling rusks,Crackers,Zwomp,${option},1`
    const file = (...rows: string[]) =>
      lines('sku,product,category,brand,option1_name,option1_value,option2_name,option2_value,price EUR', ...rows)
    const missing = (row: number, name: string, sku: string) => [
      {
        row,
        column: 'option1_name',
        problem: { message: `is "${name}", which ${sku} lacks: all rows of a product have the same options` },
      },
    ]
    expect(await take(file(named('OP-1', 'Size,150 g,,'), named('OP-2', 'Size,150 g,Taste,Dill')))).toMatchObject({
      created: 1,
      failed: 1,
      failures: missing(3, 'Taste', 'OP-1'),
    })
    expect(await take(file(named('OP-3', 'Size,400 g,Taste,Dill'), named('OP-1', 'Size,160 g,,')))).toMatchObject({
      created: 0,
      failed: 2,
    })
    expect(
      await take(file(named('OP-3', 'Size,400 g,Taste,Dill'), named('OP-1', 'Size,150 g,Taste,Dill'))),
    ).toMatchObject({ created: 1, updated: 1, failed: 0 })
    const [card] = await find('optionling')
    expect((await show(card!.id)).options).toMatchObject([{ title: 'Size' }, { title: 'Taste' }])
  })

  it('treats formulas as text', async () => {
    await take(lines('sku,description', "ZW-1,'=HYPERLINK(1)"))
    const [card] = await find('zwompel')
    expect((await show(card!.id)).description).toBe('=HYPERLINK(1)')
  })

  it('adds pictures in three sizes without metadata, and leaves out other files', async () => {
    await writeFile(join(folder, 'front.jpg'), picture)
    await writeFile(join(folder, 'words.jpg'), 'no picture')
    const file = lines(
      'sku,images',
      'ZW-1,front.jpg',
      'GOOD-1,words.jpg',
      'BAD-1,absent.png',
      'ZW-2,ftp://a.example/a.jpg',
    )
    const report = await take(file, { pictures: folder })
    // An address without https is an invalid cell, which is left out; a missing picture is fetched later.
    expect(countsOf(report)).toEqual([0, 2, 2, 0])
    expect(report.warnings).toMatchObject([{ row: 5, column: 'images', problem: { code: 'picture_names' } }])
    const product = await show((await find('zwompel'))[0]!.id)
    const [image] = product.images
    expect(image).toMatchObject({
      url: expect.stringMatching(/^\/files\/products\/\w+card\.webp$/),
      large: expect.stringContaining('large'),
    })
    expect(product.thumbnail).toBe(image!.url)
    const answer = await shop.app.inject(image!.url)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 480 })
    expect(countsOf(await take(lines('sku,images', 'ZW-1,front.jpg'), { pictures: folder }))).toEqual([0, 0, 1, 0])
  })

  it('adds pictures from an archive and from the internet', async () => {
    const archive = join(folder, 'pictures.zip')
    await writeFile(archive, zipOf({ 'side.jpg': picture, 'words.jpg': Buffer.from('no picture') }))
    const back = await sharp(picture).negate().jpeg().toBuffer()
    web.set('https://cdn.example/back.jpg', async () => back)
    const report = await take(lines('sku,images', 'ZW-1,side.jpg;https://cdn.example/back.jpg', 'GOOD-1,words.jpg'), {
      pictures: archive,
    })
    // The picture from the internet is fetched later.
    expect(countsOf(report)).toEqual([0, 1, 1, 0])
    await newJobs().fetchPictures()
    expect((await show((await find('zwompel'))[0]!.id)).images).toHaveLength(2)
    await writeFile(archive, zipOf({ '../side.jpg': picture }))
    await expect(take(lines('sku,images', 'ZW-1,side.jpg'), { pictures: archive })).rejects.toMatchObject({
      refusal: { code: 'archive_unreadable' },
    })
  })

  it('may have an external format: missing fields stay empty in new products and unchanged in others', async () => {
    const report = await take(
      lines(
        'Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Inventory Qty,Variant Price,Cost per item',
        'zwompel-crackers,Zwompel crackers,<p>Thin and <i>salty</i>.</p>,,,ZW-1,9,2.4,1',
        'new-oats,New oats,<p>Rolled.</p>,,,OAT-1,5,1.5,',
      ),
    )
    expect(report).toMatchObject({
      source: 'shopify',
      created: 1,
      updated: 1,
      failed: 0,
      ignored_columns: ['Cost per item'],
      categories_created: [],
    })
    expect(await show((await find('zwompel crackers'))[0]!.id)).toMatchObject({
      description: 'Thin and salty.',
      category: { name: 'Zwompels' },
    })
    expect(await show((await find('new oats'))[0]!.id)).toMatchObject({
      brand: '',
      category: null,
      description: 'Rolled.',
    })
  })

  it('in another script creates a product for each handle, and importing again renames none', async () => {
    const heading = 'Handle,Title,Vendor,Type,Variant SKU,Variant Inventory Qty,Variant Price'
    const first = lines(
      heading,
      '抹茶-12個入り,抹茶 12個入り,Maker,Sweets,HS-1,40,12.5',
      'шоколад,Шоколад,Maker,Sweets,HS-2,12,2.1',
    )
    const second = lines(
      heading,
      'ほうじ茶,ほうじ茶,Maker,Sweets,HS-3,15,8.9',
      'халва-12,Халва,Maker,Sweets,HS-4,7,3.4',
    )
    expect(countsOf(await take(first))).toEqual([2, 0, 0, 0])
    expect(countsOf(await take(second))).toEqual([2, 0, 0, 0])
    expect([countsOf(await take(first)), countsOf(await take(second))]).toEqual([
      [0, 0, 2, 0],
      [0, 0, 2, 0],
    ])
    const found = (await Promise.all(['HS-1', 'HS-2', 'HS-3', 'HS-4'].map(find))).flat()
    expect(found.map(({ title }) => title)).toEqual(['抹茶 12個入り', 'Шоколад', 'ほうじ茶', 'Халва'])
    expect(new Set(found.map(({ handle }) => handle)).size).toBe(4)
  })

  it('is refused if it is not the checked one', async () => {
    const path = await fileOf(lines('sku,stock', 'ZW-2,33'))
    const { checked } = await operator.checkCatalog(path, { taxClass: 'food' })
    await writeFile(path, lines('sku,stock', 'ZW-2,3300'))
    await expect(operator.importCatalog(path, { checked, taxClass: 'food' })).rejects.toMatchObject({
      refusal: { code: 'file_changed' },
    })
    await writeFile(path, lines('sku,stock', 'ZW-2,33'))
    expect(await operator.importCatalog(path, { checked, taxClass: 'food' })).toMatchObject({ updated: 1 })
  })

  it('is imported in the background: it resumes after an interruption, and the next one waits', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => `BG-${index},Background ${index},Zwompels,Zwomp,1`)
    const path = await fileOf(lines('sku,product,category,brand,price EUR', ...rows))
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    let reach = () => {}
    const reached = new Promise<void>((resolve) => {
      reach = resolve
    })
    const reading = hookedReading(() => {
      reach()
      return gate
    })
    const [first, second] = [newJobs(reading), newJobs()]
    const { id } = await createImportsOperator(shop.context, { jobs: first }).startImport('catalog', path, {
      taxClass: 'food',
    })
    await reached
    const next = await createImportsOperator(shop.context, { jobs: second }).startImport(
      'stock',
      await fileOf('sku,stock\nBG-0,5'),
    )
    // Its queue has looked for work, and does not take over the first import.
    await second.work()
    const before = await operator.showImport(id)
    expect(before).toMatchObject({ state: 'running', rows: 40, report: null })
    expect(before.rows_done).toBeGreaterThan(0)
    expect(before.rows_done).toBeLessThan(31)
    expect(await operator.showImport(next.id)).toMatchObject({ state: 'waiting', rows_done: 0 })
    const stopped = first.stop()
    open()
    await stopped
    expect(await operator.showImport(id)).toMatchObject({ state: 'waiting', rows_done: before.rows_done })
    expect(await second.waitUntilFinished(id)).toMatchObject({
      state: 'done',
      rows_done: 40,
      report: { created: 40, updated: 0, unchanged: 0, failed: 0 },
    })
    expect(await second.waitUntilFinished(next.id)).toMatchObject({ state: 'done', report: { updated: 1 } })
    expect((await operator.listImports({ limit: 2 })).map(({ state, file }) => [state, typeof file])).toEqual([
      ['done', 'string'],
      ['done', 'string'],
    ])
  })

  it('waits for another one, so that an article is created once', async () => {
    const file = lines('sku,product,category,brand,price EUR', 'TW-1,Twice,Zwompels,Zwomp,1')
    const both = await Promise.all([take(file), take(file)])
    expect(both.map(countsOf).toSorted()).toEqual([
      [0, 0, 1, 0],
      [1, 0, 0, 0],
    ])
  })
})

describe('the exported catalogue', () => {
  it('changes nothing when it is imported', async () => {
    const { content, rows } = await operator.exportCatalog()
    expect(rows).toBeGreaterThan(600)
    const report = await take(content)
    expect(report.failures).toEqual([])
    expect(countsOf(report)).toEqual([0, 0, rows, 0])
  })
})

describe('stock and price files', () => {
  it('set stock by SKU, and refuse unknown articles', async () => {
    const report = await operator.importStock(await fileOf('sku,stock\nZW-2,7\nNOBODY,1'))
    expect(report).toMatchObject({
      updated: 1,
      failed: 1,
      failures: [{ row: 3, column: 'sku', problem: { code: 'not_in_shop', message: 'is not in the shop' } }],
    })
    await expect(operator.importStock(await fileOf('sku,stock,price EUR\nZW-2,7,1'))).rejects.toMatchObject({
      refusal: { code: 'unknown_column' },
    })
  })

  it('set the prices of an article, one tier in each row', async () => {
    const report = await operator.importPrices(
      await fileOf(
        'sku,currency,from,amount\nZW-2,EUR,1,"5,00"\nZW-2,EUR,50,4.5\nZW-2,EUR,240,4\nZW-2,SEK,1,50\nZW-1,EUR,1,0\nZW-1,EUR,50,1',
      ),
    )
    expect(report).toMatchObject({ updated: 3, failed: 3 })
    expect(report.failed_rows?.replace('\ufeff', '').split('\r\n').slice(0, 3)).toEqual([
      'sku,currency,from,amount,problem',
      'ZW-2,SEK,1,50,"Currency is not EUR, which the shop sells in"',
      'ZW-1,EUR,1,0,price EUR is 0: a price is above 0',
    ])
    const product = await show((await find('zwompel'))[0]!.id)
    const prices = [
      { amount: 5, min_quantity: 1 },
      { amount: 4.5, min_quantity: 50 },
      { amount: 4, min_quantity: 240 },
    ]
    expect(product.variants[1]).toMatchObject({ prices })
  })

  it('take effect at their start, in lists, carts and the checkout alike', async () => {
    const begin = new Date(shop.clock.now().getTime() + 60 * 60 * 1000)
    const file = `sku,currency,from,amount,valid_from\nZW-2,EUR,1,"6,00",${begin.toISOString()}\nZW-2,EUR,50,5.5,${begin.toISOString()}`
    expect(await operator.importPrices(await fileOf(file))).toMatchObject({ updated: 2, failed: 0 })
    expect(await operator.importPrices(await fileOf(file))).toMatchObject({ unchanged: 2 })
    expect(await operator.listPlannedPrices()).toEqual([
      { sku: 'ZW-2', currency: 'eur', from: 1, amount: 6, valid_from: begin.toISOString() },
      { sku: 'ZW-2', currency: 'eur', from: 50, amount: 5.5, valid_from: begin.toISOString() },
    ])
    const [card] = await find('zwompel crackers')
    const variant = (await show(card!.id)).variants[1]!
    const add = () => anna.POST('/store/cart/items/add', { body: { items: [{ variant_id: variant.id, quantity: 1 }] } })
    const lineOf = ({ cart }: Awaited<ReturnType<typeof addProduct>>) =>
      cart.items.find((item) => item.variant_id === variant.id)
    const addProduct = () => unwrap(add())
    expect(lineOf(await addProduct())).toMatchObject({ unit_price: 5 })
    expect(await applyDuePrices(shop.database.db, shop.clock.now())).toEqual(begin)
    expect(lineOf(await addProduct())).toMatchObject({ unit_price: 5 })
    expect(await applyDuePrices(shop.database.db, begin)).toBeNull()
    expect(lineOf(await addProduct())).toMatchObject({ unit_price: 6 })
    const prices = [
      { amount: 6, min_quantity: 1 },
      { amount: 5.5, min_quantity: 50 },
      { amount: 4, min_quantity: 240 },
    ]
    expect((await show(card!.id)).variants[1]).toMatchObject({ prices })
    expect(await operator.listPlannedPrices()).toEqual([])
  })

  it('can be withdrawn before they start', async () => {
    const begin = new Date(shop.clock.now().getTime() + 60 * 60 * 1000).toISOString()
    await operator.importPrices(await fileOf(`sku,currency,from,amount,valid_from\nZW-2,EUR,1,9,${begin}`))
    await operator.importPrices(await fileOf(`sku,currency,from,amount,valid_from\nZW-2,EUR,1,-,${begin}`))
    expect(await operator.listPlannedPrices()).toEqual([])
  })
})

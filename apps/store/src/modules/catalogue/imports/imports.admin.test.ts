import { unwrap } from '@skafferi/api'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, imports, products } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { product } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { createCatalogueImports } from './imports.operator'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const { client, token } = elsa
const sku = product.variants[0]!.sku!
const params = (id: string) => ({ params: { path: { id } } })

async function uploadFile(content: string, query = 'kind=catalog&tax_class=food') {
  const files = [{ field: 'file', name: 'C:\\fakepath\\prices.csv', bytes: Buffer.from(content) }]
  const answer = await sendAdmin(shop, 'createImport', { query, files }, { token })
  expect(answer.statusCode).toBe(200)
  return answer.json().import.id as string
}

/** Waits until no process works on an import. */
async function waitForImport(id: string) {
  const show = async () => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
  await expect.poll(async () => (await show()).state).not.toMatch(/ing$/)
  return show()
}
const applied = async (id: string) => {
  await unwrap(client.POST('/admin/imports/{id}/apply', params(id)))
  return waitForImport(id)
}

const newest = async () => (await db.select().from(imports).orderBy(desc(imports.id)).limit(1))[0]

const catalogue = [
  'sku,product,category,brand,price EUR,stock,surprise',
  'ZW-1,Zwompel crackers,Zwompels,Zwomp,2.10,400,!',
  'ZW-2,,Zwompels,Zwomp,2,400,!',
].join('\n')

describe('an uploaded file', () => {
  it('is checked without changes, then applied; failed rows are returned as a file', async () => {
    const id = await uploadFile(catalogue)
    const checked = await waitForImport(id)
    expect(checked).toMatchObject({
      state: 'checked',
      is_check: true,
      file: 'prices.csv',
      rows: 2,
      rows_done: 2,
      operator_name: elsa.name,
      report: {
        source: null,
        created: 1,
        failed: 1,
        categories_created: ['Zwompels'],
        ignored_columns: ['surprise'],
        failures: [{ row: 3, sku: 'ZW-2', column: 'product' }],
      },
    })
    expect(await db.$count(products, eq(products.title, 'Zwompel crackers'))).toBe(0)
    expect(await db.$count(events, eq(events.action, 'catalog.imported'))).toBe(0)
    const owner = await addOperator(shop, 'owner')
    await unwrap(owner.client.POST('/admin/imports/{id}/apply', params(id)))
    expect(await waitForImport(id)).toMatchObject({
      state: 'done',
      is_check: false,
      operator_name: owner.name,
      report: { created: 1, failed: 1 },
      finished_at: shop.clock.now().toISOString(),
    })
    expect(await db.$count(products, eq(products.title, 'Zwompel crackers'))).toBe(1)
    const failed = await sendAdmin(shop, 'getFailedRows', { path: { id } }, { token })
    expect(failed.headers['content-disposition']).toBe("attachment; filename*=UTF-8''failed-prices.csv")
    expect(failed.payload).toContain('ZW-2')
    const [entry] = await db.select().from(events).where(eq(events.action, 'catalog.imported'))
    expect(entry).toMatchObject({ subjectId: id, operatorId: owner.id, after: { created: 1 } })
  })

  it('is applied once, and applying the same file again changes nothing', async () => {
    const id = await uploadFile(catalogue)
    expect(await waitForImport(id)).toMatchObject({ state: 'checked', report: { unchanged: 1, created: 0 } })
    expect(await applied(id)).toMatchObject({ state: 'done', report: { unchanged: 1 } })
    await expect(client.POST('/admin/imports/{id}/apply', params(id))).rejects.toMatchObject({
      status: 409,
      code: 'import_not_checked',
    })
  })

  it('is refused as a whole with the reason if it is not a table', async () => {
    const id = await uploadFile('product,price\nSalt,2\n')
    expect(await waitForImport(id)).toMatchObject({
      state: 'refused',
      problem: {
        code: 'missing_column',
        message: expect.stringContaining('no column “sku”'),
        params: { column: 'sku' },
      },
      report: null,
    })
    await expect(client.POST('/admin/imports/{id}/apply', params(id))).rejects.toMatchObject({ status: 409 })
  })

  it('is refused if it contains NUL; internal errors are only in the log', async () => {
    expect(await waitForImport(await uploadFile('sku,product\nA\0B,Salt\n'))).toMatchObject({
      state: 'refused',
      problem: { code: 'csv_invalid_characters', message: expect.stringContaining('cannot be read as CSV') },
    })
    const id = await uploadFile(catalogue)
    await waitForImport(id)
    const { fileKey } = (await newest())!
    await db
      .update(imports)
      .set({ state: 'failed', refusal: { status: 500, refusal: { message: 'select * from secrets' } } })
      .where(eq(imports.fileKey, fileKey!))
    expect(await waitForImport(id)).toMatchObject({
      state: 'failed',
      problem: { code: 'import_failed', message: 'Something went wrong in the shop. Send the file in again.' },
    })
  })

  it('of stock changes nothing else and creates no articles', async () => {
    const id = await uploadFile(`sku,stock\n${sku},123\nNOBODY,1\n`, 'kind=stock')
    expect(await waitForImport(id)).toMatchObject({ state: 'checked', report: { updated: 1, failed: 1 } })
    expect(await waitForImport(await uploadFile(`sku,stock,price EUR\n${sku},123,1\n`, 'kind=stock'))).toMatchObject({
      state: 'refused',
    })
  })

  it('may refuse unknown categories', async () => {
    const id = await uploadFile(
      'sku,product,category,brand,price EUR\nQ-1,Quux,Quuxes,Q,1\n',
      'categories=refuse&tax_class=food',
    )
    expect(await waitForImport(id)).toMatchObject({ report: { failed: 1, categories_created: [] } })
  })

  it('shares the queue with the command line, each under its sender’s name', async () => {
    const jobs = createCatalogueImports(shop.context)
    const waiting = await jobs.add({
      kind: 'stock',
      name: 'count.csv',
      bytes: Buffer.from(`sku,stock\n${sku},321\n`),
      options: {},
    })
    // An upload processes the whole queue.
    await waitForImport(await uploadFile(`sku,stock\n${sku},321\n`, 'kind=stock'))
    const { imports: listed } = await unwrap(client.GET('/admin/imports', { params: { query: { limit: 2 } } }))
    expect(listed).toMatchObject([
      { operator_name: elsa.name, state: 'checked', report: { unchanged: 1 } },
      { id: `import_${waiting}`, operator_name: null, state: 'done', report: { updated: 1 } },
    ])
    const [entry] = await db
      .select()
      .from(events)
      .where(eq(events.subjectId, `import_${waiting}`))
    expect(entry).toMatchObject({ operatorId: null, requestId: null })
  })

  it('is deleted after 90 days, with its copy if it was not applied', async () => {
    const unapplied = await uploadFile(catalogue)
    await waitForImport(unapplied)
    const { fileKey } = (await newest())!
    expect(await shop.files.get(fileKey!)).toBeDefined()
    await db.update(imports).set({ finishedAt: new Date(shop.clock.now().getTime() - 91 * 24 * 60 * 60 * 1000) })
    const id = await uploadFile(catalogue)
    await waitForImport(id)
    await expect
      .poll(async () => (await unwrap(client.GET('/admin/imports'))).imports.map((each) => each.id))
      .toEqual([id])
    await expect.poll(() => shop.files.get(fileKey!)).toBeUndefined()
  })
})

it('can be an exported catalogue, which changes nothing', async () => {
  const file = await sendAdmin(shop, 'exportProducts', {}, { token })
  const id = await uploadFile(file.payload)
  const { report } = await waitForImport(id)
  expect(report).toMatchObject({ created: 0, updated: 0, failed: 0 })
  expect(report!.unchanged).toBeGreaterThan(20)
})

import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, products, sentImports } from '../../db/schema'
import { addOperator, sendAdmin } from '../../testing/operators'
import { product } from '../../testing/requests'
import { shopOfFile } from '../../testing/shop'
import { createPictureFetcher } from './remote-picture'
import { createSentImports } from './sent-imports'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const { client, token } = elsa
const sku = product.variants[0]!.sku!
const params = (id: string) => ({ params: { path: { id } } })

async function sendIn(content: string, query = 'kind=catalogue') {
  const files = [{ field: 'file', name: 'C:\\fakepath\\prices.csv', bytes: Buffer.from(content) }]
  const answer = await sendAdmin(shop, 'createImport', { query, files }, { token })
  expect(answer.statusCode).toBe(200)
  return answer.json().import.id as string
}

/** An import once nothing works on it any more. */
async function settled(id: string) {
  const show = async () => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
  await expect.poll(async () => (await show()).status).not.toMatch(/ing$/)
  return show()
}
const applied = async (id: string) => {
  await unwrap(client.POST('/admin/imports/{id}/apply', params(id)))
  return settled(id)
}

const catalogue = [
  'sku,product,category,brand,price EUR,stock,surprise',
  'ZW-1,Zwompel crackers,Zwompels,Zwomp,2.10,400,!',
  'ZW-2,Zwompel sticks,Zwompels,Zwomp,nothing,400,!',
].join('\n')

describe('a file that is sent in', () => {
  it('is checked first and changes nothing, then taken; rows that fail come back as a file', async () => {
    const id = await sendIn(catalogue)
    const checked = await settled(id)
    expect(checked).toMatchObject({
      status: 'checked', file_name: 'prices.csv', rows: 2, rows_done: 2, operator_name: elsa.name, applied_at: null,
      report: { created: 1, failed: 1, categories_created: ['Zwompels'], ignored_columns: ['surprise'], failures: [{ row: 3, sku: 'ZW-2', column: 'price EUR' }] },
    })
    expect(await db.$count(products, eq(products.title, 'Zwompel crackers'))).toBe(0)
    expect(await applied(id)).toMatchObject({ status: 'applied', report: { created: 1, failed: 1 }, applied_at: shop.clock.now().toISOString() })
    expect(await db.$count(products, eq(products.title, 'Zwompel crackers'))).toBe(1)
    const failed = await sendAdmin(shop, 'getFailedRows', { path: { id } }, { token })
    expect(failed.headers['content-disposition']).toBe("attachment; filename*=UTF-8''failed-prices.csv")
    expect(failed.payload).toContain('ZW-2')
    const [entry] = await db.select().from(events).where(eq(events.action, 'catalog.imported'))
    expect(entry).toMatchObject({ operatorId: elsa.id, after: { created: 1 } })
  })

  it('is taken once, and the same file again changes nothing', async () => {
    const id = await sendIn(catalogue)
    expect(await settled(id)).toMatchObject({ status: 'checked', report: { unchanged: 1, created: 0 } })
    expect(await applied(id)).toMatchObject({ report: { unchanged: 1 } })
    await expect(client.POST('/admin/imports/{id}/apply', params(id))).rejects.toMatchObject({ status: 409, code: 'import_not_checked' })
  })

  it('that is none is refused as a whole, with what is wrong', async () => {
    const id = await sendIn('product,price\nSalt,2\n')
    expect(await settled(id)).toMatchObject({ status: 'refused', problem: expect.stringContaining('no column "sku"'), report: null })
  })

  it('of stock sets nothing else and makes no articles', async () => {
    const id = await sendIn(`sku,stock\n${sku},123\nNOBODY,1\n`, 'kind=stock')
    expect(await settled(id)).toMatchObject({ status: 'checked', report: { updated: 1, failed: 1 } })
    expect(await settled(await sendIn(`sku,stock,price EUR\n${sku},123,1\n`, 'kind=stock'))).toMatchObject({ status: 'refused' })
  })

  it('may refuse categories that the shop does not have', async () => {
    const id = await sendIn('sku,product,category,brand,price EUR\nQ-1,Quux,Quuxes,Q,1\n', 'categories=refuse')
    expect(await settled(id)).toMatchObject({ report: { failed: 1, categories_created: [] } })
  })

  it('that a store left behind in the middle is gone on with at its next start', async () => {
    const id = await sendIn(catalogue.replaceAll('ZW-', 'ZX-').replaceAll('Zwompel', 'Zxompel'))
    await settled(id)
    await db.update(sentImports).set({ status: 'applying' }).where(eq(sentImports.id, id))
    const faults: unknown[] = []
    const restarted = createSentImports({ ...shop.context, fetchPicture: createPictureFetcher() }, (error) => faults.push(error))
    await restarted.resume()
    expect(await settled(id)).toMatchObject({ status: 'applied', report: { created: 1 } })
    expect(faults).toEqual([])
    await restarted.stop()
  })

  it('is listed with the others, the newest first, and forgotten after 30 days', async () => {
    const before = await unwrap(client.GET('/admin/imports'))
    expect(before.count).toBeGreaterThan(3)
    shop.clock.advance(12 * 60 * 60 * 1000 - 1000)
    await db.update(sentImports).set({ createdAt: new Date(shop.clock.now().getTime() - 31 * 24 * 60 * 60 * 1000) })
    const id = await sendIn(catalogue)
    await settled(id)
    expect((await unwrap(client.GET('/admin/imports'))).imports.map((each) => each.id)).toEqual([id])
  })
})

it('the catalogue as a file is what an import takes and changes nothing with', async () => {
  const file = await sendAdmin(shop, 'exportProducts', {}, { token })
  const id = await sendIn(file.payload)
  const { report } = await settled(id)
  expect(report).toMatchObject({ created: 0, updated: 0, failed: 0 })
  expect(report!.unchanged).toBeGreaterThan(20)
})

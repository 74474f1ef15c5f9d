import { StoreError } from '../../../platform/http/errors'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { imports } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createImportJobs } from './import-jobs'

const shop = await shopOfFile()
const { db } = shop.database
let country: 'se' | 'fi' = 'se'
const context = Object.create(shop.context, { seller: { get: () => ({ ...shop.context.seller, country }) } })
const fetchPicture = () => Promise.reject(new Error('Nothing is fetched here.'))
const jobs = createImportJobs(context, { fetchPicture }, { log: { error: () => undefined } })

const add = (sku: string, more: object = {}) =>
  jobs.add({
    kind: 'catalog',
    name: 'list.csv',
    bytes: Buffer.from(`sku,product,category,brand,price EUR,tax_class\n${sku},Kex,,,1,food`),
    options: { asksColumns: true },
    isCheck: true,
    ...more,
  })
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'applied',
    (error: unknown) => (error instanceof StoreError ? error.refusal.code : String(error)),
  )
const checkedAtOf = async (id: number) => new Date((await jobs.find(id)).finished_at!)

it('a check with other VAT rates is made again, and is not applied', async () => {
  country = 'se'
  const id = await add('OC-1')
  expect((await jobs.waitUntilFinished(id)).state).toBe('checked')
  const checkedAt = await checkedAtOf(id)
  country = 'fi'
  expect(await codeOf(jobs.apply(id, checkedAt))).toBe('import_outdated')
  shop.clock.advance(1000)
  const again = await jobs.waitUntilFinished(id)
  expect(again).toMatchObject({ state: 'checked', is_check: true, report: { created: 1 } })
  // The page of the operator still shows the first check.
  expect(await codeOf(jobs.apply(id, checkedAt))).toBe('import_outdated')
  expect(await codeOf(jobs.apply(id, await checkedAtOf(id)))).toBe('applied')
  expect((await jobs.waitUntilFinished(id)).state).toBe('done')
})

it('a check that waits to be applied is made again too', async () => {
  country = 'se'
  const id = await add('OC-2')
  await jobs.waitUntilFinished(id)
  const [first] = await db.select().from(imports).where(eq(imports.id, id))
  await db.update(imports).set({ state: 'waiting', isCheck: false, rowsDone: 0 }).where(eq(imports.id, first!.id))
  country = 'fi'
  expect(await jobs.waitUntilFinished(id)).toMatchObject({ state: 'checked', is_check: true })
})

it('answers about VAT are asked again with what was answered, before and after the check', async () => {
  country = 'se'
  const bytes = Buffer.from('sku,product,category,brand,price EUR,tax_class\nOC-3,Kex,,,1,25\nOC-4,Te,,,1,food')
  const id = await add('OC-3', { bytes })
  const asked = await jobs.waitUntilFinished(id)
  expect(asked.state).toBe('asking')
  const values = [{ field: 'tax_class' as const, value: 'standard', by_category: [] }]
  await jobs.complete(id, { values, remember: true })
  expect((await jobs.waitUntilFinished(id)).state).toBe('checked')
  country = 'fi'
  await jobs.work()
  const again = await jobs.waitUntilFinished(id)
  expect(again).toMatchObject({ state: 'asking', missing: { values: [{ value: 'standard' }] } })
  const [question] = again.missing!.questions
  expect(question?.cells.map(({ problem }) => problem.params?.['country'])).toEqual(['fi'])
  await jobs.complete(id, { values, remember: true })
  expect((await jobs.waitUntilFinished(id)).state).toBe('checked')
})

it('a check with the same rates stays, whatever else changes', async () => {
  country = 'se'
  const id = await add('OC-5')
  await jobs.waitUntilFinished(id)
  const checkedAt = await checkedAtOf(id)
  await jobs.work()
  expect(await checkedAtOf(id)).toEqual(checkedAt)
  expect(await codeOf(jobs.apply(id, checkedAt))).toBe('applied')
})

import { fileURLToPath } from 'node:url'
import { unwrap } from '@skafferi/api'
import { expect, it } from 'vitest'
import { shopOfFile } from '../../../testing/shop'
import { createImportJobs } from './import-jobs'
import { createImportsOperator } from './imports.operator'

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))
const fetchPicture = () => Promise.reject(new Error('No picture was expected.'))
const log = {
  error({ err }: { err: unknown }): never {
    throw err
  },
}
const jobs = createImportJobs(shop.context, { fetchPicture }, { log })
const operator = createImportsOperator(shop.context, { jobs })

it('articles with a GTIN of 8 or 14 digits are found by it, and matched by it when they are imported again', async () => {
  const file = fileURLToPath(new URL('cases/10-gtin-8-and-14.csv', import.meta.url))
  expect(await operator.importCatalog(file, { taxClass: 'food' })).toMatchObject({ created: 2, failed: 0 })
  const titles = ['96385074', '14006381333938'].map(async (q) => {
    const { products } = await unwrap(anna.GET('/store/products', { params: { query: { q, limit: 10 } } }))
    return products.map(({ title }) => title)
  })
  expect(await Promise.all(titles)).toEqual([['Soda 33 cl'], ['Soda carton of 24']])
  expect(await operator.importCatalog(file, { taxClass: 'food' })).toMatchObject({ unchanged: 2, failed: 0 })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopOfFile, testConfig } from '../../testing/shop'
import { variants } from './schema'

const shop = await shopOfFile()
const { db } = shop.database

const titles = () => db.select({ sku: variants.sku, title: variants.title }).from(variants).orderBy(variants.id)

it('The migration names variants as the domain does', async () => {
  const before = await titles()
  await db.update(variants).set({ title: 'of before' })
  await db.execute(sql.raw(readFileSync(join(testConfig.folders.migrations, '0042_variant_names.sql'), 'utf8')))
  expect(await titles()).toEqual(before)
  expect(before).toContainEqual({ sku: 'TJA-1403', title: 'Strength 3 / Single can' })
})

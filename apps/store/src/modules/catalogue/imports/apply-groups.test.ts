import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { categories, products } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createCatalogReader } from './catalog-reader'
import { groupRowsOf } from './group-rows-of-file'
import { createRowOutcomeCollector } from './row-outcomes'
import { applyGroups } from './apply-groups'

const shop = await shopOfFile()
const { db } = shop.database

it('a category that was deleted or renamed during an import is created again for the rows that name it', async () => {
  const file = createCatalogReader()
  await file.read(Buffer.from('sku,product,category,brand,price EUR\nTG-1,Pastilles,Gone,Zwomp,1\n'))
  file.begin({ kind: 'catalog', timeZone: 'Europe/Stockholm', tax: { country: 'se', date: '2026-11-20' } })
  await groupRowsOf(db, file)
  const { groups } = file.next(1)
  // The state when the import began.
  const known = new Map([['Gone', { id: 'cat_gone', name: 'Gone', parentId: null }]])
  const applied = await db.transaction((tx) =>
    applyGroups(tx, {
      groups,
      images: new Map(),
      categories: known,
      options: { isCheck: false, taxClass: 'food' },
      report: createRowOutcomeCollector(),
      now: shop.clock.now(),
    }),
  )
  expect(applied.categories).toEqual(['Gone'])
  const [created] = await db
    .select({ name: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.title, 'Pastilles'))
  expect(created).toEqual({ name: 'Gone' })
})

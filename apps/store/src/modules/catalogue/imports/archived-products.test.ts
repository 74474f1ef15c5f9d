import { unwrap } from '@skafferi/api'
import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createLineImporter, warningsOf, type Import } from './testing/import-lines'

const shop = await shopOfFile()
const importer = await createLineImporter(shop)
const { db } = shop.database

const headings = 'Art. no;Name;Category;Price;Stock'
const targets = ['sku', 'product', 'category', 'price', 'stock'] as const
const titles = ['Oat bar', 'Rye crisps']
const linesAt = (price: string) => [
  headings,
  `AP-1;${titles[0]};Snacks;${price};5`,
  `AP-2;${titles[1]};Snacks;${price};5`,
]

const stored = () => db.select().from(products).where(inArray(products.title, titles)).orderBy(products.title)
const codes = (job: Import) => warningsOf(job, /archived|restored/)

describe('products of a file that are archived', () => {
  it('are asked about, and updated without being shown, or put back', async () => {
    const first = await importer.answer(await importer.upload(linesAt('2.00'), targets))
    await importer.apply(first)
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(inArray(products.title, titles))

    const asked = await importer.upload(linesAt('2.10'), targets)
    expect(asked.missing!.questions.find(({ field }) => field === 'archived')).toMatchObject({
      rows: 2,
      samples: titles,
    })
    const left = await importer.answer(asked, { archived: { value: 'leave' } })
    expect(left.report).toMatchObject({ updated: 2, warned: 2 })
    expect(left.report!.published_products).toBeUndefined()
    expect(codes(await importer.apply(left))).toEqual([
      [2, titles[0], 'archived_in_shop'],
      [3, titles[1], 'archived_in_shop'],
    ])
    expect((await stored()).map(({ archivedAt }) => archivedAt === null)).toEqual([false, false])

    await db
      .update(products)
      .set({ publishedAt: null })
      .where(inArray(products.title, titles.slice(1)))
    const again = await importer.upload(linesAt('2.10'), targets)
    const restored = await importer.answer(again, { archived: { value: 'restore' } })
    expect(restored.report).toMatchObject({ updated: 2, unchanged: 0, warned: 2, published_products: 1 })
    expect((await stored()).every(({ archivedAt }) => archivedAt !== null)).toBe(true)
    const done = await importer.apply(restored)
    expect(codes(done).map(([, , code]) => code)).toEqual(['product_restored', 'product_restored'])
    expect((await stored()).map(({ archivedAt, publishedAt }) => [archivedAt, publishedAt !== null])).toEqual([
      [null, true],
      [null, false],
    ])
  })

  it('are archived again when the import is undone, unless they were changed since', async () => {
    const archivedAt = shop.clock.now()
    const undo = { params: { path: { id: '' } } }
    const restore = async (lines: string[]) => {
      await db.update(products).set({ archivedAt }).where(inArray(products.title, titles))
      const asked = await importer.upload(lines, targets)
      const { id } = await importer.apply(await importer.answer(asked, { archived: { value: 'restore' } }))
      undo.params.path.id = id
      expect((await stored()).map((each) => each.archivedAt)).toEqual([null, null])
    }
    await restore(linesAt('2.10'))
    const same = await unwrap(importer.client.POST('/admin/bulk-changes/{id}/undo', undo))
    expect(same.bulk_change).toMatchObject({ done: 2, left_count: 0 })
    expect((await stored()).map((each) => each.archivedAt)).toEqual([archivedAt, archivedAt])

    await restore(linesAt('2.20'))
    const later = new Date(archivedAt.getTime() + 1000)
    await db
      .update(products)
      .set({ archivedAt: later })
      .where(inArray(products.title, titles.slice(1)))
    const { bulk_change: undone } = await unwrap(importer.client.POST('/admin/bulk-changes/{id}/undo', undo))
    expect(undone.left).toMatchObject([{ title: titles[1], kept: [{ field: 'archivedAt', reason: 'changed' }] }])
    expect((await stored()).map((each) => each.archivedAt)).toEqual([archivedAt, later])
  })

  it('are neither asked about nor reported if nothing changes, or the file hides them', async () => {
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(inArray(products.title, titles))
    const hidden = [`${headings};Blocked`, `AP-1;${titles[0]};Snacks;2.10;5;yes`]
    const job = await importer.upload(hidden, [...targets, 'not_for_sale'])
    expect(job.missing?.questions.map(({ field }) => field) ?? []).not.toContain('archived')
    const same = await importer.answer(await importer.upload(linesAt('2.10'), targets), {
      archived: { value: 'leave' },
    })
    expect([same.report!.unchanged, codes(same)]).toEqual([2, []])
  })
})

import { eq, ne } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { variants } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database
const { token } = await addOperator(shop, 'catalogue')
const fish = 'variant_01saltfish120'
const [other] = await db.select().from(variants).where(ne(variants.id, fish)).limit(1)

const setGtin = (id: string, gtin: string | null) => db.update(variants).set({ gtin }).where(eq(variants.id, id))

async function check(sku: string) {
  const body = { rows: [{ sku, quantity: 2 }], dry_run: true }
  const answer = await sendAdmin(shop, 'receiveDelivery', { body }, { token })
  return answer.json().delivery.rows[0]
}

afterEach(async () => {
  await setGtin(fish, null)
  await setGtin(other!.id, other!.gtin)
})

describe('a delivery with barcodes', () => {
  it.each([
    ['0012345678905', ['012345678905', '0012345678905', '00012345678905', '0 012345 678905']],
    ['7350041001423', ['7350041001423', '07350041001423']],
    ['96385074', ['96385074', '0000096385074']],
    ['17350041001420', ['17350041001420']],
  ])('finds the article with the GTIN %s in all its lengths', async (gtin, texts) => {
    await setGtin(fish, gtin)
    for (const text of texts) expect(await check(text)).toMatchObject({ sku: 'SAL-0120', refusal: null })
    expect(await check('7350041009999')).toMatchObject({ refusal: 'not_in_shop' })
  })

  it('books by barcode, and refuses the row of an article that is there by its SKU, too', async () => {
    await setGtin(fish, '7350041001423')
    const rows = [
      { sku: '07350041001423', quantity: 2 },
      { sku: 'SAL-0120', quantity: 1 },
    ]
    const refused = await sendAdmin(shop, 'receiveDelivery', { body: { rows } }, { token })
    expect(refused.json().fields).toEqual({ 'rows.1.sku': expect.objectContaining({ code: 'repeated' }) })
    const booked = await sendAdmin(shop, 'receiveDelivery', { body: { rows: rows.slice(0, 1) } }, { token })
    expect(booked.json().delivery).toMatchObject({ articles: 1, quantity: 2, rows: [{ sku: 'SAL-0120' }] })
  })

  it('takes a SKU before a barcode, and says that two articles have the same barcode', async () => {
    await setGtin(fish, '96385074')
    await setGtin(other!.id, '0000096385074')
    expect(await check('96385074')).toMatchObject({ product_title: null, refusal: 'several_articles' })
    const rows = [{ sku: '96385074', quantity: 2 }]
    const refused = await sendAdmin(shop, 'receiveDelivery', { body: { rows } }, { token })
    expect(refused.json().fields).toMatchObject({ 'rows.0.sku': { code: 'several_articles' } })
    await db.update(variants).set({ sku: '96385074' }).where(eq(variants.id, other!.id))
    expect(await check('96385074')).toMatchObject({ sku: '96385074', refusal: null })
    await db.update(variants).set({ sku: other!.sku }).where(eq(variants.id, other!.id))
  })
})

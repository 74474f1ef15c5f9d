import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addBuyer, addBuyers, addColleague, type Buyer } from '../../../testing/buyers'
import { product } from '../../../testing/requests'
import { shopOfFile, world } from '../../../testing/shop'
import { customers, outbox, products, stockNotices, variants } from '../../../platform/db/schema'
import { sendStockNotices } from './send-stock-notices'

const shop = await shopOfFile()
const { db } = shop.database
let buyer: Buyer

beforeEach(async () => {
  await db.delete(stockNotices)
  await db.delete(outbox)
  await db.update(products).set({ archivedAt: null }).where(eq(products.id, product.id))
  await setStock(0)
  buyer = await addBuyer(shop)
})

const setStock = (inventoryQuantity: number) =>
  db.update(variants).set({ inventoryQuantity }).where(eq(variants.productId, product.id))
const at = (id: string) => ({ params: { path: { id } } })
const request = ({ client }: Buyer, id = product.id) => unwrap(client.PUT('/store/products/{id}/stock-notice', at(id)))
const cancel = ({ client }: Buyer) => unwrap(client.DELETE('/store/products/{id}/stock-notice', at(product.id)))
const stateOf = ({ client }: Buyer) => unwrap(client.GET('/store/products/{id}/stock-notice', at(product.id)))
const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'back_in_stock'))

describe('a stock notice', () => {
  it('is requested once by a person, and cancelled', async () => {
    expect(await stateOf(buyer)).toEqual({ requested: false })
    expect(await Promise.all([request(buyer), request(buyer)])).toEqual([{ requested: true }, { requested: true }])
    expect(await stateOf(buyer)).toEqual({ requested: true })
    expect(await db.$count(stockNotices)).toBe(1)
    expect(await stateOf(await addColleague(shop, buyer))).toEqual({ requested: false })
    expect(await cancel(buyer)).toEqual({ requested: false })
    expect(await cancel(buyer)).toEqual({ requested: false })
    expect(await db.$count(stockNotices)).toBe(0)
  })

  it('is sent once, when a piece is in stock, and deleted', async () => {
    await request(buyer)
    await sendStockNotices(shop.context)
    expect(await mails()).toEqual([])
    await setStock(1)
    await Promise.all([sendStockNotices(shop.context), sendStockNotices(shop.context)])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subjectId: buyer.customerId, subject: `${product.title} is back in stock` })
    expect(mail?.text).toContain(`/products/${product.id}`)
    expect(await stateOf(buyer)).toEqual({ requested: false })
  })

  it('waits while the product is archived or the customer cannot sign in', async () => {
    await request(buyer)
    await setStock(1)
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, product.id))
    await sendStockNotices(shop.context)
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, product.id))
    const blocked = { blockedAt: shop.clock.now() }
    await db.update(customers).set(blocked).where(eq(customers.id, buyer.customerId))
    await sendStockNotices(shop.context)
    expect(await mails()).toEqual([])
    expect(await db.$count(stockNotices)).toBe(1)
  })

  it('is refused for products that are not for sale', async () => {
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, product.id))
    await expect(request(buyer)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
    await expect(request(buyer, 'prod_nothing')).rejects.toMatchObject({ status: 404 })
  })

  it('is refused, and not sent, if the product may not be delivered to the company', async () => {
    const mint = world.products.find(({ title }) => title === 'Tjärn Cool Mint pouches')!
    const [german] = await addBuyers(shop, 1, 'de')
    await expect(request(german!, mint.id)).rejects.toMatchObject({ status: 409, code: 'not_deliverable' })
    const row = { customerId: german!.customerId, productId: mint.id, createdAt: shop.clock.now() }
    await db.insert(stockNotices).values(row)
    await sendStockNotices(shop.context)
    expect(await mails()).toEqual([])
  })
})

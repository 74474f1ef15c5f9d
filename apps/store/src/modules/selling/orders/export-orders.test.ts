import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies, orders } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const { token } = await addOperator(shop, 'reader')

/** Returns the lines of the exported file without its header. */
async function linesOf(query: string) {
  const file = await sendAdmin(shop, 'exportOrders', { query }, { token })
  expect(file.statusCode).toBe(200)
  const [head, ...lines] = file.body.replace(/\r\n$/, '').split('\r\n')
  return { file, head, lines }
}

it('orders are exported newest first, with decimal points and a byte order mark', async () => {
  const { file, head, lines } = await linesOf('')
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.headers['content-disposition']).toContain('orders.csv')
  expect(head).toBe(
    '\ufeffnumber,placed (Europe/Stockholm),company,email,status,fulfillment,payment,lines,po_number,reference,total,refunded,currency,due,shipment,pieces,shipped_pieces,id',
  )
  const newest = world.orders
    .map(({ order }) => order)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.display_id - a.display_id)
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(newest.map(({ id }) => id))
  const placed = lines.map((line) => line.split(',')[1]!)
  expect(placed.every((text) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text))).toBe(true)
  // Stockholm is an hour ahead of UTC in November.
  const winter = newest.findIndex(({ created_at }) => created_at.slice(5, 7) === '11')
  expect(placed[winter]).toBe(
    new Date(Date.parse(newest[winter]!.created_at) + 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
  )
  expect(lines[0]).toContain(`,${newest[0]!.total.toFixed(2)},0.00,EUR,`)
})

it('the export has the same filters as the list', async () => {
  const { lines } = await linesOf('status=canceled')
  const canceled = world.orders.filter(({ order }) => order.status === 'canceled')
  expect(lines).toHaveLength(canceled.length)
  expect(lines.every((line) => line.includes(',canceled,'))).toBe(true)
})

it('customers’ texts cannot become spreadsheet formulas, and keep their commas', async () => {
  const { company_id: companyId, order } = world.orders[0]!
  await shop.database.db.update(companies).set({ name: '=1+1, "Kiosk";=2+2' }).where(eq(companies.id, companyId))
  await shop.database.db.update(orders).set({ poNumber: '@SUM(A1)' }).where(eq(orders.id, order.id))
  const { lines } = await linesOf(`q=${order.display_id}`)
  const line = lines.find((each) => each.endsWith(order.id))
  expect(line).toContain(`,"'=1+1, ""Kiosk"";'=2+2",`)
  expect(line).toContain(",'@SUM(A1),")
})

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

it('lines are exported with VAT and both addresses; they add up to the total of their order', async () => {
  const { file, head, lines } = await linesOf('rows=lines')
  expect(file.headers['content-disposition']).toContain('order-lines.csv')
  const headings = head!.replace('\ufeff', '').split(',')
  const ofAddress = ['name', 'company', 'address_1', 'address_2', 'postal_code', 'city', 'province', 'country']
  expect(headings.join()).toBe(
    'number,placed (Europe/Stockholm),status,payment,company,organisation_number,vat_id,email,po_number,reference,' +
      'type,sku,product,variant,quantity,unit_price,discount,net,tax_class,vat_percent,vat,total,currency,due_date,' +
      ['billing', 'shipping'].flatMap((of) => ofAddress.map((part) => `${of}_${part}`)).join() +
      ',order_id',
  )
  const cents = new Map<string, number>()
  /** VAT and net amount by order and rate. */
  const rates = new Map<string, number[]>()
  // Only quoted cells have commas; totals stand before the addresses.
  for (const line of lines) {
    const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, ''))
    const id = cells[headings.indexOf('order_id')]!
    const centsIn = (heading: string) => Math.round(Number(cells[headings.indexOf(heading)]) * 100)
    cents.set(id, (cents.get(id) ?? 0) + centsIn('total'))
    const at = `${id} ${cells[headings.indexOf('vat_percent')]}`
    const [net = 0, vat = 0] = rates.get(at) ?? []
    rates.set(at, [net + centsIn('net'), vat + centsIn('vat')])
    if (cells[headings.indexOf('organisation_number')] !== '')
      expect(cells[headings.indexOf('organisation_number')]).toMatch(/^(\d{6}-\d{4}|\d{3} \d{3} \d{3})$/)
  }
  const expected = world.orders.map(({ order }) => [order.id, Math.round(order.total * 100)] as const)
  expect(cents).toEqual(new Map(expected))
  const booked = world.orders.flatMap(({ order }) =>
    (order.tax?.rates ?? []).map(({ percent, net, tax }) => [
      `${order.id} ${percent}`,
      [Math.round(net * 100), Math.round(tax * 100)],
    ]),
  )
  expect(booked.length).toBeGreaterThan(world.orders.length)
  expect(Object.fromEntries(rates)).toEqual(Object.fromEntries(booked))
})

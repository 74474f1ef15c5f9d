import { expect, it } from 'vitest'
import { createOffice, type OfficePaths } from '../office-context'
import { toLowStock, toSales } from './to-figures'

const office = createOffice({
  baseUrl: 'http://store.test',
  locale: 'en-IE',
  timeZone: 'Europe/Stockholm',
  paths: { product: (id: string) => `/products/${id}` } as OfficePaths,
  now: () => new Date('2026-11-23T07:40:00Z'),
})

const days = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-11-${10 + index}`,
  orders: 1,
  net: index === 3 ? 200 : 50,
}))
const sums = {
  today: { orders: 2, net: 3012.4 },
  week_ago: { orders: 3, net: 1 },
  last_7_days: { orders: 14, net: 2 },
  month: { orders: 1058, net: 3 },
}
const sales = (net: (day: number) => number = (day) => days[day]!.net) =>
  toSales(
    {
      date: '2026-11-23',
      sales: [{ currency_code: 'eur', days: days.map((day, index) => ({ ...day, net: net(index) })), ...sums }],
    },
    office,
  )[0]!

it('gives each period the days of its order list, except a part of a day', () => {
  expect(sales().periods.map(({ period, orders, net, days: range }) => [period, orders, net, range])).toEqual([
    [{ of: 'today', time: '08:40' }, '2', '€3,012.40', { from: '2026-11-23', to: '2026-11-23' }],
    [{ of: 'weekAgo', weekday: 'Monday', time: '08:40' }, '3', '€1.00', null],
    [{ of: 'week' }, '14', '€2.00', { from: '2026-11-17', to: '2026-11-23' }],
    [{ of: 'month', month: 'November' }, '1,058', '€3.00', { from: '2026-11-01', to: '2026-11-23' }],
  ])
})

it('scales the bars to the best day, and shows none without sales', () => {
  expect(
    sales()
      .days.slice(2, 5)
      .map(({ day, share }) => [day, share]),
  ).toEqual([
    ['12 Nov', 0.25],
    ['13 Nov', 1],
    ['14 Nov', 0.25],
  ])
  expect(sales(() => 0).days.every(({ share }) => share === 0)).toBe(true)
})

it('names a low product with its variant if it has several', () => {
  const low = { thumbnail: null, inventory_quantity: 26, days_left: 1 }
  const { products } = toLowStock(
    {
      products: [
        { id: 'prod_1', title: 'Rönn Plum', variant_title: 'strength 2', ...low },
        { id: 'prod_2', title: 'Kåda Blueberry', variant_title: null, ...low },
      ],
      count: 2,
      sold_out: 0,
    },
    office,
  )
  expect(products.map(({ title, href }) => [title, href])).toEqual([
    ['Rönn Plum, strength 2', '/products/prod_1'],
    ['Kåda Blueberry', '/products/prod_2'],
  ])
})

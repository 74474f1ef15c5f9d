import type { components } from '@skafferi/api/admin'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { readPastedColumn } from './pasted-column'
import { useStockDelivery } from './use-stock-delivery'

type Row = components['schemas']['DeliveredRow']

const known: Row = {
  sku: 'SAL-1',
  product_title: 'Fish',
  previous_quantity: 1012,
  inventory_quantity: 1250,
  refusal: null,
}
const unknown: Row = {
  sku: 'NEW-9',
  product_title: null,
  previous_quantity: null,
  inventory_quantity: null,
  refusal: 'not_in_shop',
}
const delivery = { articles: 1, quantity: 240, served_quantity: 2 }
const checkAnswer = () => Response.json({ delivery: { ...delivery, rows: [known, unknown] } })
const bookAnswer = () => Response.json({ delivery: { ...delivery, rows: [known] } })
const busy = () => refusal(503, 'busy', 'Busy')

const { lines } = readPastedColumn('sal-1\t240\nBJO-1\tmany\nNEW-9\t3', 'goods_in', [], 'en-IE')

/** A store that answers in turn. */
async function open(answers: readonly (() => Response)[]) {
  const sent: { path: string; key: string | null; body: unknown }[] = []
  const office = createOffice({
    baseUrl: 'http://store.test',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
    async fetch(request) {
      const path = new URL(request.url).pathname.replace('/admin/stock', '')
      sent.push({ path, key: request.headers.get('idempotency-key'), body: await request.json() })
      return answers[sent.length - 1]!()
    },
  })
  return { sent, page: await renderHook(createTestShop({}), useStockDelivery, { wrapper: officeWrapper(office) }) }
}

const booked = { rows: [{ sku: 'sal-1', quantity: 240 }], reference: 'DN 1' }

it('is checked by the store: each stock before and after, and what is left out', async () => {
  const { page, sent } = await open([checkAnswer])
  await page.does(({ check }) => check({ lines, reference: 'DN 1' }))
  const rows = [...booked.rows, { sku: 'NEW-9', quantity: 3 }]
  expect(sent).toMatchObject([{ path: '/deliveries', body: { rows, reference: 'DN 1', dry_run: true } }])
  expect(page.current()).toMatchObject({
    done: undefined,
    checked: {
      articles: 1,
      pieces: 240,
      served: 2,
      lines: [{ sku: 'SAL-1', title: 'Fish', before: '1,012', added: '+240', after: '1,250' }],
      leftOut: [
        { sku: 'BJO-1', typed: 'many', fault: 'goods_in' },
        { sku: 'NEW-9', fault: 'not_in_shop' },
      ],
    },
  })
  await page.does(({ back }) => Promise.resolve(back()))
  expect(page.current().checked).toBeUndefined()
})

it('is booked and undone once each, also if an answer was lost or a button pressed twice', async () => {
  const { page, sent } = await open([checkAnswer, busy, bookAnswer, busy, bookAnswer])
  await page.does(({ check }) => check({ lines, reference: 'DN 1' }))
  await page.does(({ book }) => Promise.all([book(), book()]))
  expect(page.current()).toMatchObject({ problem: { code: 'busy' }, done: undefined })
  await page.does(({ book }) => book())
  expect(page.current()).toMatchObject({
    problem: null,
    done: { articles: 1, pieces: 240, served: 2, leftOut: ['BJO-1', 'NEW-9'], isUndone: false },
  })
  await page.does(({ undo }) => undo())
  expect(page.current()).toMatchObject({ problem: { code: 'busy' }, done: { isUndone: false } })
  await page.does(({ undo }) => Promise.all([undo(), undo()]))
  expect(page.current()).toMatchObject({ problem: null, done: { pieces: 240, isUndone: true } })
  expect(sent.slice(1).map(({ path, body }) => [path, body])).toEqual([
    ['/deliveries', booked],
    ['/deliveries', booked],
    ['/deliveries/undo', booked],
    ['/deliveries/undo', booked],
  ])
  const keys = sent.map(({ key }) => key)
  expect([keys[2], keys[4], new Set(keys).size]).toEqual([keys[1], keys[3], 3])
})

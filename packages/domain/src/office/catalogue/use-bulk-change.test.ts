import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { anyProduct } from './use-office-products'
import { useBulkChange } from './use-bulk-change'
import { useProductSelection } from './use-product-selection'

const planned = {
  id: 'bulk_1',
  kind: 'price',
  state: 'planned',
  count: 1100,
  unchanged: 0,
  refused: [],
  refused_count: 0,
  price_jumps: 0,
  examples: [{ title: 'Fish', sku: 'A', min_quantity: 50, before: 1.48, after: 1.55, currency_code: 'eur' }],
  done: 0,
  remaining: 1100,
  left: [],
  left_count: 0,
}

/** A store that changes 500 products with each call. @param failsOnce true if the second call fails */
function storeOf(failsOnce = false) {
  let remaining = planned.count
  let isDown = failsOnce
  const sent: string[] = []
  const bodies: unknown[] = []
  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/admin/bulk-changes', '')
    sent.push(path)
    if (path === '') {
      bodies.push(await request.json())
      return Response.json({ bulk_change: planned })
    }
    if (isDown && remaining < planned.count) {
      isDown = false
      return refusal(409, 'bulk_change_undone', 'Down')
    }
    if (path.endsWith('/undo')) return Response.json({ bulk_change: { ...planned, state: 'undone', remaining: 0 } })
    remaining = Math.max(0, remaining - 500)
    const done = planned.count - remaining
    return Response.json({ bulk_change: { ...planned, state: 'applied', done, remaining } })
  }
  return { answer, sent, bodies }
}

function open<Result>({ answer }: Pick<ReturnType<typeof storeOf>, 'answer'>, useIt: () => Result) {
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch: answer,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: new Proxy({}, { get: () => () => '/' }) as OfficePaths,
  })
  return renderHook(createTestShop({}), useIt, { wrapper: officeWrapper(office) })
}

const request = { kind: 'price', percent: 5 } as const

describe('useBulkChange', () => {
  it('plans all products of a filter, and applies the plan until none waits', async () => {
    const store = storeOf()
    const page = await open(store, useBulkChange)
    const filters = { ...anyProduct, brand: 'Sältan', sort: '-price' } as const
    await page.does(({ plan }) => plan({ selection: { filters }, request }))
    expect(store.bodies).toEqual([{ filter: { brand: 'Sältan' }, change: request }])
    expect(page.current().change).toMatchObject({
      state: 'planned',
      examples: [{ from: '50', before: '€1.48', after: '€1.55' }],
    })
    expect(await page.does(({ apply }) => apply())).toBe(true)
    expect(store.sent).toEqual(['', '/bulk_1/apply', '/bulk_1/apply', '/bulk_1/apply'])
    expect(page.current().change).toMatchObject({ state: 'applied', done: 1100, remaining: 0 })
  })

  it('asks for a flash sale in percent or as an amount', async () => {
    const store = storeOf()
    const page = await open(store, useBulkChange)
    const sale = { kind: 'flash_sale', title: 'Clearance', starts: '2026-12-01', ends: '2026-12-03' } as const
    const selection = { ids: ['prod_1'] }
    await page.does(({ plan }) => plan({ selection, request: { ...sale, off: { percent: 20 } } }))
    await page.does(({ plan }) => plan({ selection, request: { ...sale, off: { amount: 0.5 } } }))
    const same = { kind: 'flash_sale', title: 'Clearance', starts_at: '2026-12-01', ends_at: '2026-12-03' }
    expect(store.bodies).toEqual([
      { ids: ['prod_1'], change: { ...same, percent_off: 20 } },
      { ids: ['prod_1'], change: { ...same, amount_off: 0.5 } },
    ])
  })

  it('keeps what was done if a step fails, and continues from there', async () => {
    const store = storeOf(true)
    const page = await open(store, useBulkChange)
    await page.does(({ plan }) => plan({ selection: { ids: ['prod_1'] }, request }))
    expect(await page.does(({ apply }) => apply())).toBe(false)
    expect(page.current()).toMatchObject({ change: { done: 500 }, problem: { code: 'bulk_change_undone' } })
    expect(await page.does(({ apply }) => apply())).toBe(true)
    expect(page.current()).toMatchObject({ change: { done: 1100 }, problem: null })
    expect(await page.does(({ undo }) => undo())).toBe(true)
    expect(page.current().change?.state).toBe('undone')
  })
})

it('useProductSelection drops the selection of all products when a row is selected, and every one when cleared', async () => {
  const page = await open(storeOf(), () => useProductSelection(anyProduct, 'any'))
  await page.does(async ({ select }) => select(new Set(['prod_1'])))
  await page.does(async ({ selectAll }) => selectAll())
  expect(page.current()).toMatchObject({ isAll: true, products: { filters: anyProduct } })
  await page.does(async ({ select }) => select(new Set(['prod_2'])))
  expect(page.current()).toMatchObject({ isAll: false, products: { ids: ['prod_2'] } })
  await page.does(async ({ clear }) => clear())
  expect(page.current().ids.size).toBe(0)
})

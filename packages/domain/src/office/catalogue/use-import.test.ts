import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { createOfficeDrafts } from '../office-drafts'
import { createQueryClient } from '../../platform/query-client'
import { officeWrapper } from '../testing/test-office'
import { useImport } from './use-import'

type Import = components['schemas']['Import']

const matchingJob: Import = {
  id: 'import_1',
  kind: 'catalog',
  is_check: true,
  state: 'matching',
  is_stopping: false,
  file: 'host.csv',
  rows: 2,
  rows_done: 0,
  problem: null,
  layout: null,
  matching: {
    sample_row: 2,
    columns: [
      { name: 'Artikelnr', sample: 'A-1', samples: ['A-1'], target: 'sku', from: null, why: 'similar' },
      { name: 'Pris 50', sample: '1', samples: ['1'], target: 'price_from', from: 50, why: 'similar' },
      { name: 'Hylla', sample: 'B', samples: ['B'], target: null, from: null, why: 'unknown' },
    ],
    is_chosen: false,
    is_remembered: false,
    remember: true,
  },
  missing: null,
  report: null,
  bulk_change: null,
  operator_name: 'Maja',
  created_at: '2026-11-20T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:01.000Z',
}

/** A store with one import; `answers` returns the response to each call, or the changes of the import. */
function storeOf(job: Import, answers: Record<string, (body: unknown, url: URL) => Response | Partial<Import>>) {
  let now = job
  const sent: { name: string; body: unknown }[] = []
  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (request.method === 'GET') return Response.json(url.pathname.endsWith('/session') ? {} : { import: now })
    const name = url.pathname.split('/').at(-1)!
    const text = await request.text()
    const body: unknown = text === '' ? Object.fromEntries(url.searchParams) : JSON.parse(text)
    sent.push({ name, body })
    const result = answers[name]!(body, url)
    if (result instanceof Response) return result
    now = { ...now, ...result }
    return Response.json({ import: now })
  }
  const paths = new Proxy({}, { get: () => () => '/' }) as OfficePaths
  let tab: string | null = null
  const drafts = createOfficeDrafts({
    read: () => tab,
    write: (text) => void (tab = text),
    clear: () => void (tab = null),
  })
  const office = {
    ...createOffice({
      baseUrl: 'http://store.test',
      fetch: answer,
      locale: 'en-IE',
      timeZone: 'Europe/Stockholm',
      paths,
    }),
    drafts,
  }
  const cache = createQueryClient()
  const open = () =>
    renderHook(createTestShop({}), () => useImport('import_1'), { wrapper: officeWrapper(office, cache) })
  return { open, cache, sent, change: (next: Partial<Import>) => (now = { ...now, ...next }) }
}

const columnsOf = ({ matching }: ReturnType<typeof useImport>) =>
  matching.matching?.columns.map(({ target, quantity, why }) => `${target} ${quantity} ${why}`)

describe('the matching step', () => {
  it('sends the chosen targets once, with the version that was displayed', async () => {
    const store = storeOf(matchingJob, { match: () => ({ state: 'waiting' }) })
    const page = await store.open()
    await page.until((now) => now.matching.matching !== null)
    await page.does(({ matching }) => matching.match({ column: '2', target: 'tags' }))
    await page.does(({ matching }) => matching.match({ column: '1', target: 'price_from', quantity: '240' }))
    expect(columnsOf(page.current())).toEqual(['sku null similar', 'price_from 240 chosen', 'tags null chosen'])
    expect(page.current().matching.matching).toMatchObject({ lacksSku: false })
    await page.does(({ matching }) => matching.match({ column: '0', target: 'gtin' }))
    expect(page.current().matching.matching).toMatchObject({ lacksSku: true, fault: null })
    await page.does(({ matching }) => matching.match({ column: '0', target: 'sku' }))
    await page.does(({ matching }) => matching.check())
    expect(store.sent).toEqual([])
    // Columns of money are confirmed first.
    await page.does(({ matching }) => matching.confirm(true))
    // So is that no column is the price.
    expect(page.current().matching.matching).toMatchObject({ lacksPrice: true, isWithoutPrices: false })
    await page.does(({ matching }) => matching.check())
    expect(store.sent).toEqual([])
    await page.does(({ matching }) => matching.acceptNoPrices(true))
    await page.does(({ matching }) => Promise.all([matching.check(), matching.check()]))
    expect(store.sent).toEqual([
      {
        name: 'match',
        body: {
          columns: [
            { target: 'sku', from: null },
            { target: 'price_from', from: 240 },
            { target: 'tags', from: null },
          ],
          remember: true,
          finished_at: matchingJob.finished_at,
        },
      },
    ])
  })

  it('sends nothing while a required column is missing', async () => {
    const store = storeOf(matchingJob, {})
    const page = await store.open()
    await page.until((now) => now.matching.matching !== null)
    await page.does(({ matching }) => matching.match({ column: '0', target: '' }))
    expect(page.current().matching.matching?.fault).toEqual({ fault: 'missing', target: 'sku' })
    await page.does(({ matching }) => matching.check())
    expect(store.sent).toEqual([])
  })

  it('shows a concurrent matching with the operator’s choices, also after a reload', async () => {
    const store = storeOf(matchingJob, { match: () => refusal(409, 'import_changed', 'Changed') })
    const page = await store.open()
    await page.until((now) => now.matching.matching !== null)
    await page.does(({ matching }) => matching.match({ column: '2', target: 'tags' }))
    store.change({
      state: 'matching',
      matching: {
        ...matchingJob.matching!,
        columns: matchingJob.matching!.columns.with(1, {
          ...matchingJob.matching!.columns[1]!,
          from: 240,
          why: 'chosen',
        }),
      },
    })
    await page.does(({ matching }) => matching.confirm(true))
    await page.does(({ matching }) => matching.acceptNoPrices(true))
    await page.does(({ matching }) => matching.check())
    const current = await page.until((now) => columnsOf(now)?.[1] === 'price_from 240 chosen')
    expect(columnsOf(current)?.[2]).toBe('tags null chosen')
    expect(current.problem?.code).toBe('import_changed')
    const again = await store.open()
    expect(columnsOf(await again.until((now) => now.matching.matching !== null))?.[2]).toBe('tags null chosen')
  })
})

describe('the sheet and the headings', () => {
  const rows = [
    { row: 1, cells: ['Höst'] },
    { row: 3, cells: ['Artikelnr', 'Pris'] },
  ]
  const layout: Import['layout'] = { sheet: 'A', sheets: ['A', 'B'], encoding: null, heading_row: 1, rows }
  const read: Import = { ...matchingJob, layout }

  it('are sent once, with the version that was displayed, after a reload too', async () => {
    const store = storeOf(read, { layout: () => ({ state: 'waiting', layout: null, matching: null }) })
    const page = await store.open()
    const { layout: first } = await page.until((now) => now.layout.layout !== null)
    expect(first.layout).toMatchObject({ sheet: 'A', row: '1', isChanged: false })
    await page.does((now) => now.layout.read())
    expect(store.sent).toEqual([])
    await page.does((now) => now.layout.chooseRow('3'))
    const again = await store.open()
    const { layout: reloaded } = await again.until((now) => now.layout.layout !== null)
    expect(reloaded.layout).toMatchObject({ row: '3', isChanged: true })
    await again.does((now) => Promise.all([now.layout.read(), now.layout.read()]))
    const body = { sheet: 'A', encoding: null, heading_row: 3, finished_at: read.finished_at }
    expect(store.sent).toEqual([{ name: 'layout', body }])
  })

  it('of another sheet have no rows yet, and its columns have choices of their own', async () => {
    const store = storeOf(read, {
      layout: () => ({ layout: { sheet: 'B', sheets: ['A', 'B'], encoding: null, heading_row: 1, rows } }),
    })
    const page = await store.open()
    await page.until((now) => now.layout.layout !== null)
    await page.does(({ matching }) => matching.match({ column: '2', target: 'tags' }))
    await page.does((now) => now.layout.chooseSheet('B'))
    expect(page.current().layout.layout).toMatchObject({ sheet: 'B', rows: [], row: null, isChanged: true })
    await page.does((now) => now.layout.read())
    expect(page.current().layout.layout).toMatchObject({ sheet: 'B', row: '1', isChanged: false })
    expect(columnsOf(page.current())?.[2]).toBe(' null unknown')
  })

  it('are refused if someone else has changed them', async () => {
    const store = storeOf(read, { layout: () => refusal(409, 'import_changed', 'Changed') })
    const page = await store.open()
    await page.until((now) => now.layout.layout !== null)
    await page.does((now) => now.layout.chooseRow('3'))
    store.change({ layout: { ...layout, sheet: 'B' } })
    await page.does((now) => now.layout.read())
    const { problem, layout: shown } = await page.until((now) => now.layout.layout?.sheet === 'B')
    expect(problem?.code).toBe('import_changed')
    expect(shown.layout?.row).toBe('3')
  })
})

it('rows are left out and taken back one after another', async () => {
  const store = storeOf({ ...matchingJob, state: 'checked' }, { rows: () => ({}) })
  const page = await store.open()
  await page.until((now) => now.job.status === 'ready')
  await page.does((now) => {
    now.chooseRows(['2', '3'], true)
    now.chooseRows(['3'], false)
    now.chooseAllRows('create')
    now.chooseAllRows('leftOut')
  })
  await page.until(() => store.sent.length === 4)
  expect(store.sent.map(({ body }) => body)).toEqual([
    { rows: [2, 3], left_out: true },
    { rows: [3], left_out: false },
    { all: 'created' },
    { all: 'left_out' },
  ])
})

it('cancelling ends the import once', async () => {
  const store = storeOf(matchingJob, { end: () => ({ state: 'ended' }) })
  const page = await store.open()
  await page.until((now) => now.job.status === 'ready')
  const ended = await page.does((now) => Promise.all([now.cancel(), now.cancel()]))
  expect([ended, store.sent]).toEqual([expect.arrayContaining([true]), [{ name: 'end', body: {} }]])
  const { job } = page.current()
  expect(job.status === 'ready' && job.view.phase).toBe('broken')
})

it('the products that other pages have read before are read again once some are imported', async () => {
  const store = storeOf({ ...matchingJob, is_check: false, state: 'running' }, {})
  const page = await store.open()
  await page.until((now) => now.job.status === 'ready')
  const key = ['office', 'products', 'counts']
  store.cache.setQueryData(key, [18])
  store.change({ state: 'done', rows_done: 2 })
  await page.until((now) => now.job.status === 'ready' && now.job.view.phase === 'done')
  expect(store.cache.getQueryData(key)).toBeUndefined()
})

describe('going back', () => {
  const missing = {
    questions: [{ field: 'tax_class' as const, rows: 2, categories: [], cells: [] }],
    values: [],
    is_remembered: false,
    remember: true,
  }
  const body = { finished_at: matchingJob.finished_at }

  it('leads to a step that the store has, with its version, so that other tabs show it too', async () => {
    const store = storeOf(
      { ...matchingJob, state: 'checked', missing },
      {
        reopen: (sent) => ({ state: (sent as { step: 'asking' }).step }),
      },
    )
    const page = await store.open()
    await page.until((now) => now.job.status === 'ready')
    expect(page.current().missing.missing).toBeNull()
    await page.does((now) => now.reopen('asking'))
    await page.until((now) => now.missing.missing !== null)
    const tab = await store.open()
    const { missing: other, matching } = await tab.until((now) => now.missing.missing !== null)
    expect([other.missing?.questions.length, matching.matching]).toEqual([1, null])
    await tab.does((now) => now.reopen('matching'))
    await tab.until((now) => now.matching.matching !== null)
    expect(tab.current().missing.missing).toBeNull()
    expect(store.sent).toEqual([
      { name: 'reopen', body: { step: 'asking', ...body } },
      { name: 'reopen', body: { step: 'matching', ...body } },
    ])
  })

  it('keeps the confirmation and the choice not to remember, until a column changes', async () => {
    const chosen = { ...matchingJob.matching!, is_chosen: true, remember: false }
    const page = await storeOf({ ...matchingJob, matching: chosen }, {}).open()
    const { matching } = await page.until((now) => now.matching.matching !== null)
    expect(matching.matching).toMatchObject({ isConfirmed: true, isWithoutPrices: true, remember: false })
    await page.does((now) => now.matching.match({ column: '2', target: 'tags' }))
    expect(page.current().matching.matching).toMatchObject({ isConfirmed: false, remember: false })
  })

  it('shows the present step if someone else has changed it', async () => {
    const store = storeOf(
      { ...matchingJob, state: 'checked' },
      { reopen: () => refusal(409, 'import_changed', 'Changed') },
    )
    const page = await store.open()
    await page.until((now) => now.job.status === 'ready')
    store.change({ state: 'matching' })
    await page.does((now) => now.reopen('matching'))
    const { problem } = await page.until((now) => now.matching.matching !== null)
    expect(problem?.code).toBe('import_changed')
  })
})

it('a column is left out of a checked file, which is checked again', async () => {
  const store = storeOf({ ...matchingJob, state: 'checked' }, { match: () => ({ state: 'waiting' }) })
  const page = await store.open()
  await page.until((now) => now.job.status === 'ready')
  await page.does(({ matching }) => matching.leaveOut('1'))
  expect(store.sent).toMatchObject([
    { name: 'match', body: { columns: [{ target: 'sku' }, { target: null, from: null }, { target: null }] } },
  ])
})

it('missing values are sent once they are complete, with the version that was displayed', async () => {
  const asking: Import = {
    ...matchingJob,
    state: 'asking',
    missing: {
      questions: [{ field: 'tax_class', rows: 2, categories: [], cells: [] }],
      values: [],
      is_remembered: false,
      remember: true,
    },
  }
  const store = storeOf(asking, { missing: () => ({ state: 'waiting' }) })
  const page = await store.open()
  await page.until((now) => now.missing.missing !== null)
  await page.does(({ missing }) => missing.check())
  expect(store.sent).toEqual([])
  await page.does(({ missing }) => missing.answer({ field: 'tax_class', mode: 'all', value: 'food' }))
  await page.does(({ missing }) => missing.remember(false))
  await page.does(({ missing }) => Promise.all([missing.check(), missing.check()]))
  expect(store.sent).toEqual([
    {
      name: 'missing',
      body: {
        values: [{ field: 'tax_class', value: 'food', by_category: [] }],
        remember: false,
        finished_at: matchingJob.finished_at,
      },
    },
  ])
  // The answers stay while they are checked.
  expect(page.current().missing.missing).not.toBeNull()
  expect(page.current().matching.matching).toBeNull()
})

it('applying an import sends the version of the displayed check', async () => {
  const store = storeOf(
    { ...matchingJob, state: 'checked', matching: null },
    { apply: () => ({ state: 'waiting', is_check: false }) },
  )
  const page = await store.open()
  await page.until((now) => now.job.status === 'ready')
  await page.does(({ apply }) => apply(true))
  expect(store.sent).toEqual([
    { name: 'apply', body: { finished_at: matchingJob.finished_at, confirm_price_jumps: 'yes' } },
  ])
})

it('using other categories for those of the file sends them with the version of the displayed check', async () => {
  const store = storeOf(
    { ...matchingJob, state: 'checked', matching: null },
    { categories: () => ({ state: 'waiting' }) },
  )
  const page = await store.open()
  await page.until((now) => now.job.status === 'ready')
  const categories = [{ name: 'Godis', category: 'Confectionery' }]
  await page.does(({ matchCategories }) => matchCategories(categories))
  const { job } = await page.until((now) => now.job.status === 'ready' && now.job.view.phase === 'checking')
  expect(job.status).toBe('ready')
  expect(store.sent).toEqual([{ name: 'categories', body: { categories, finished_at: matchingJob.finished_at } }])
})

it('stopping an import is sent once and shown as in progress', async () => {
  const store = storeOf(
    { ...matchingJob, state: 'running', is_check: false, matching: null },
    { stop: () => ({ is_stopping: true }) },
  )
  const page = await store.open()
  await page.until((now) => now.job.status === 'ready')
  await page.does(({ stop }) => {
    stop()
    stop()
  })
  const current = await page.until(({ job }) => job.status === 'ready' && job.view.stopping)
  expect(current.job).toMatchObject({ view: { phase: 'applying', stopping: true } })
  expect(store.sent).toHaveLength(1)
})

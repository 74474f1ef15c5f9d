import type { BulkRowResult, Cart, components } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { draftLimits } from '../draft'
import { renderHook } from '../../testing/render-hook'
import {
  createTestShop,
  deferredAnswer,
  noConnection,
  refusal,
  type TestCall,
  type TestShop,
} from '../../testing/test-shop'
import { readOrderTable, type OrderTable } from '../../rules/cart/order-table'
import { isStoredBulkUpload, type BulkUploadStage, type StoredBulkUpload } from './bulk-upload.view'
import { estimateCart } from './cart.estimate'
import { cartKeys, useBulkUpload, useCart } from './index'

type Rows = components['schemas']['BulkSetRequest']['rows']

const cart = createWorld().carts.small
const [fish, coffee, mint] = cart.items as [Cart['items'][number], Cart['items'][number], Cart['items'][number]]
const info = 'GET /store/cart/info'
const bulk = 'POST /store/cart/items/bulk'
const lines = { format: 'lines', text: `${fish.variant_sku} 60\nNONE-1 5\n${mint.variant_sku} many` } as const

function toResult({ sku, item_id, quantity }: Rows[number], row: number): BulkRowResult {
  const line = cart.items.find(({ id, variant_sku }) => id === item_id || variant_sku === sku)
  const named = {
    row,
    deliverable: true,
    item_id: line?.id ?? null,
    variant_id: line?.variant_id ?? null,
    sku: line?.variant_sku ?? sku ?? null,
    variant_title: line?.variant_title ?? null,
  }
  if (!line) {
    const nothing = { product_title: null, prices: [], quantity: null }
    return { ...named, ...nothing, status: 'skipped', code: 'unknown_sku', message: `There is no article ${sku}.` }
  }
  const status = line.quantity === quantity ? 'unchanged' : 'updated'
  return { ...named, product_title: line.product_title, prices: line.prices, status, code: null, message: '', quantity }
}

/** A store that knows the lines of the cart, and no other article. */
function answerBulk(call: TestCall) {
  const { rows, preview } = call.body as { rows: Rows; preview?: boolean }
  const results = rows.map(toResult)
  const set = results.flatMap(({ item_id, quantity }): [string, number][] =>
    item_id !== null && quantity !== null ? [[item_id, quantity]] : [],
  )
  const skipped = results.filter(({ status }) => status === 'skipped').length
  const success = skipped < rows.length
  const next = preview ? cart : estimateCart(cart, new Map(set))
  return { success, message: '', applied: rows.length - skipped, skipped, results, cart: next }
}

async function openUpload(more: Parameters<TestShop['answer']>[0] = {}) {
  const test = createTestShop({ [info]: () => ({ cart }), [bulk]: answerBulk, ...more }, 'anna@kiosk.example')
  const page = await renderHook(test, useBulkUpload)
  await page.until((upload) => upload !== undefined)
  const at = (name: BulkUploadStage['name']) => page.until((upload) => upload?.stage.name === name)
  const reportOf = () => {
    const stage = page.current()?.stage
    if (!stage || !('report' in stage)) throw new Error('There is no report.')
    return stage.report
  }
  return { test, page, at, reportOf, cachedCart: () => test.queryClient.getQueryData<Cart>(cartKeys.current) }
}

describe('checking quantities', () => {
  it('is possible once the cart is loaded', async () => {
    const deferred = deferredAnswer({ cart })
    const page = await renderHook(createTestShop({ [info]: deferred.answer }, 'anna@kiosk.example'), useBulkUpload)
    expect(page.current()).toBeUndefined()
    deferred.release()
    const upload = await page.until((now) => now !== undefined)
    expect(upload).toMatchObject({ lineCount: 3, quantities: '10, 5, 12', stage: { name: 'entry', busy: false } })
  })

  it('asks the store for the effect of a list, and changes nothing', async () => {
    const { test, page, at, reportOf, cachedCart } = await openUpload()
    await page.does((upload) => upload?.onPreview({ format: 'positions', text: '60, 5, 24' }))
    await at('preview')
    expect(reportOf()).toMatchObject({ success: true, changed: 2, unchanged: 1, skipped: 0 })
    expect(test.calls.at(-1)?.body).toEqual({
      preview: true,
      rows: [
        { item_id: fish.id, quantity: 60 },
        { item_id: coffee.id, quantity: 5 },
        { item_id: mint.id, quantity: 24 },
      ],
    })
    expect(test.requests()).toEqual([info, bulk])
    expect(cachedCart()).toEqual(cart)
  })

  it('reports every row, including those that were not sent', async () => {
    const { test, page, at, reportOf } = await openUpload()
    await page.does((upload) => upload?.onPreview(lines))
    await at('preview')
    expect(reportOf().rows).toMatchObject([
      { position: 1, outcome: 'updated', before: '10', quantity: '60' },
      { position: 2, outcome: 'skipped', reason: 'unknown_sku', detail: 'There is no article NONE-1.' },
      { position: 3, outcome: 'skipped', reason: 'not_a_number', detail: 'many' },
    ])
    expect(test.calls.at(-1)?.body).toMatchObject({ rows: [{ sku: fish.variant_sku }, { sku: 'NONE-1' }] })
  })

  it('refuses a list of another length, and sends nothing', async () => {
    const { test, page } = await openUpload()
    await page.does((upload) => upload?.onPreview({ format: 'positions', text: '60, 5' }))
    const refused = await page.until((upload) => upload?.stage.name === 'entry' && upload.stage.fault !== null)
    expect(refused?.stage).toMatchObject({ busy: false, fault: { code: 'count_mismatch', expected: 3 } })
    await page.does((upload) => upload?.onEdit())
    expect(page.current()?.stage).toMatchObject({ name: 'entry', fault: null })
    expect(test.requests()).toEqual([info])
  })

  it('sends nothing for a text without a valid row, and reports it', async () => {
    const { test, page, at, reportOf } = await openUpload()
    const table = readOrderTable('SKU;Antal\nSAL-0120;-1')
    await page.does((upload) => upload?.onPreview({ format: 'table', table }))
    await at('preview')
    expect(reportOf()).toMatchObject({ success: false, changed: 0, rows: [{ position: 2, reason: 'below_one' }] })
    expect(test.requests()).toEqual([info])
  })

  it('returns to the text after a failure, and can be tried again', async () => {
    const { test, page, at } = await openUpload({ [bulk]: noConnection })
    await page.does((upload) => upload?.onPreview(lines))
    const failed = await page.until((upload) => upload?.stage.name === 'entry' && upload.stage.problem !== null)
    expect(failed?.stage).toMatchObject({ busy: false, problem: { action: 'bulk_update', code: 'network' } })
    test.answer({ [bulk]: answerBulk })
    await page.does((upload) => upload?.onPreview(lines))
    await at('preview')
  })

  it('is one call however often it is requested, and edits meanwhile do not cancel it', async () => {
    const deferred = deferredAnswer(null)
    const { test, page, at } = await openUpload({
      [bulk]: async (call) => {
        await deferred.answer()
        return answerBulk(call)
      },
    })
    await page.does((upload) => upload?.onPreview(lines))
    await page.does((upload) => upload?.onPreview({ format: 'lines', text: 'OTHER 1' }))
    await page.until(() => test.calls.length === 2)
    await page.does((upload) => upload?.onEdit())
    expect(page.current()?.stage).toMatchObject({ name: 'entry', busy: true })
    deferred.release()
    await at('preview')
    expect(test.requests()).toEqual([info, bulk])
  })

  it('waits for pending line changes', async () => {
    const deferred = deferredAnswer(null)
    const changed = estimateCart(cart, new Map([[fish.id, 7]]))
    const answers = {
      [info]: () => ({ cart }),
      [bulk]: answerBulk,
      'PATCH /store/cart/items/{id}': async () => {
        await deferred.answer()
        return { success: true, message: '', cart: changed }
      },
    }
    const test = createTestShop(answers, 'anna@kiosk.example')
    const page = await renderHook(test, () => ({ cart: useCart(), upload: useBulkUpload() }))
    await page.until(({ upload }) => upload !== undefined)
    await page.does((now) => void now.cart.setQuantity({ lineId: fish.id, quantity: 7 }))
    await page.does(({ upload }) => upload?.onPreview(lines))
    expect(test.requests()).toEqual([info, 'PATCH /store/cart/items/{id}'])
    deferred.release()
    await page.until(({ upload }) => upload?.stage.name === 'preview')
    expect(test.requests().at(-1)).toBe(bulk)
  })
})

describe('a text with an article in several rows', () => {
  const doubled = {
    format: 'lines',
    text: `${fish.variant_sku} 60\n${mint.variant_sku} 24\n${fish.variant_sku} 5`,
  } as const
  const sentRows = (test: TestShop) => (test.calls.at(-1)!.body as { rows: Rows }).rows

  async function openDoubled(more: Parameters<TestShop['answer']>[0] = {}) {
    const opened = await openUpload(more)
    await opened.page.does((upload) => upload?.onPreview(doubled))
    await opened.at('doubled')
    return opened
  }

  it('requires a choice, with the rows concerned, before anything is shown or set', async () => {
    const { test, page } = await openDoubled()
    const { product_title: title, variant_sku: sku } = fish
    const rows = [
      { position: 1, quantity: '60' },
      { position: 3, quantity: '5' },
    ]
    expect(page.current()?.stage).toEqual({
      name: 'doubled',
      duplicates: [{ title, sku, rows, sum: '65', last: '5' }],
      busy: false,
      problem: null,
    })
    await page.does((upload) => upload?.onApply())
    expect(test.requests()).toEqual([info, bulk])
  })

  it.each([
    ['add_up', [65, 24], []],
    ['take_last', [24, 5], ['superseded']],
    ['leave_out', [24], ['left_out', 'left_out']],
  ] as const)('is resolved by %s, previewed and then applied accordingly', async (choice, quantities, reasons) => {
    const { test, page, at, reportOf } = await openDoubled()
    await page.does((upload) => upload?.onResolveDuplicates({ choice }))
    await at('preview')
    expect(test.calls.at(-1)?.body).toMatchObject({ preview: true })
    expect(sentRows(test).map(({ quantity }) => quantity)).toEqual(quantities)
    expect(reportOf().rows.flatMap(({ reason }) => reason ?? [])).toEqual(reasons)
    expect(reportOf().rows[0]).toMatchObject({
      position: 1,
      title: fish.product_title,
      mergedPositions: choice === 'add_up' ? '3' : null,
    })
    await page.does((upload) => upload?.onApply())
    await at('done')
    expect(sentRows(test).map(({ quantity }) => quantity)).toEqual(quantities)
  })

  it('keeps its question if the store does not answer, and can be answered again', async () => {
    const { test, page, at } = await openDoubled()
    test.answer({ [bulk]: noConnection })
    await page.does((upload) => upload?.onResolveDuplicates({ choice: 'add_up' }))
    await page.until((upload) => upload?.stage.name === 'doubled' && upload.stage.problem !== null)
    test.answer({ [bulk]: answerBulk })
    await page.does((upload) => upload?.onResolveDuplicates({ choice: 'add_up' }))
    await at('preview')
  })
})

describe('applying a checked text', () => {
  async function openPreview(more: Parameters<TestShop['answer']>[0] = {}) {
    const opened = await openUpload()
    await opened.page.does((upload) => upload?.onPreview(lines))
    await opened.at('preview')
    opened.test.answer(more)
    return opened
  }

  it('is one request without a read, and its response updates the cart of every page', async () => {
    const { test, page, at, reportOf, cachedCart } = await openPreview()
    await page.does((upload) => upload?.onApply())
    await at('done')
    expect(test.calls.at(-1)?.body).toEqual({
      rows: [
        { sku: fish.variant_sku, quantity: 60 },
        { sku: 'NONE-1', quantity: 5 },
      ],
    })
    expect(reportOf()).toMatchObject({ success: true, changed: 1, skipped: 2 })
    expect(reportOf().rows[0]).toMatchObject({ before: '10', quantity: '60' })
    expect(cachedCart()).toEqual(estimateCart(cart, new Map([[fish.id, 60]])))
    expect(page.current()?.quantities).toBe('60, 5, 12')
    expect(test.queryClient.getQueryData(cartKeys.count)).toBe(3)
    expect(test.requests()).toEqual([info, bulk, bulk])
  })

  it('fails if the store skips every row', async () => {
    const skippedRow = { status: 'skipped', code: 'product_unavailable', message: 'Gone.' } as const
    const { page, at, reportOf } = await openPreview({
      [bulk]: (call) => {
        const answer = answerBulk(call)
        return { ...answer, success: false, results: answer.results.map((row) => ({ ...row, ...skippedRow })), cart }
      },
    })
    await page.does((upload) => upload?.onApply())
    await at('done')
    expect(reportOf()).toMatchObject({ success: false, changed: 0, skipped: 3 })
  })

  it('keeps the preview with the reason if the store refuses it', async () => {
    const { test, page } = await openPreview({ [bulk]: () => refusal(409, 'conflict', 'Not now.') })
    await page.does((upload) => upload?.onApply())
    const failed = await page.until((upload) => upload?.stage.name === 'preview' && upload.stage.problem !== null)
    expect(failed?.stage).toMatchObject({ busy: false, problem: { action: 'bulk_update', message: 'Not now.' } })
    expect(test.requests()).toEqual([info, bulk, bulk])
  })

  it('is sent again with the same key after a lost answer, and shows what it did', async () => {
    let lost = 0
    const { test, page } = await openPreview({
      [bulk]: (call) =>
        (call.body as { preview?: boolean }).preview || lost++ > 0 ? answerBulk(call) : noConnection(),
    })
    await page.does((upload) => upload?.onApply())
    await page.until((upload) => upload?.stage.name === 'done')
    const [, first, second] = test.calls
      .filter(({ name }) => name === bulk)
      .map(({ headers }) => headers.get('idempotency-key'))
    expect([lost, second]).toEqual([2, first])
  })

  it('shows an unknown outcome without any answer, and reloads the cart', async () => {
    const { test, page } = await openPreview({ [bulk]: noConnection })
    await page.does((upload) => upload?.onApply())
    const failed = await page.until((upload) => upload?.stage.name === 'preview' && upload.stage.problem !== null)
    expect(failed?.stage).toMatchObject({ problem: { code: 'outcome_unknown' } })
    expect(test.requests()).toEqual([info, bulk, bulk, bulk, info])
  })

  it('does not write its response to the cart of the next customer', async () => {
    const deferred = deferredAnswer(null)
    const { test, page, cachedCart } = await openPreview({
      [bulk]: async (call) => {
        await deferred.answer()
        return answerBulk(call)
      },
      [info]: () => refusal(501, 'not_asked', ''),
    })
    await page.does((upload) => upload?.onApply())
    await page.until(() => test.calls.length === 3)
    await page.does(() => test.shop.session.end())
    await page.does(() => test.signInInOtherTab('bjorn@grocer.example'))
    await page.does(() => deferred.release())
    expect(cachedCart()).toBeUndefined()
  })

  it('ends when the dialog is closed', async () => {
    const { page, at } = await openPreview()
    await page.does((upload) => upload?.onApply())
    await at('done')
    await page.does((upload) => upload?.onClose())
    expect(page.current()?.stage).toEqual({ name: 'entry', busy: false, fault: null, problem: null })
  })
})

describe('a pasted list', () => {
  const pasted = { format: 'lines', positions: '', lines: lines.text, file: null } as const

  it('is stored until the cart has it, past the end of the session', async () => {
    const { test, page } = await openUpload({ [bulk]: () => refusal(401, 'unauthorized', 'Unauthorized') })
    page.current()!.draft.save(pasted)
    await page.does((upload) => upload!.onPreview(lines))
    await page.leave()
    test.answer({ [bulk]: answerBulk })
    test.signInInOtherTab('anna@kiosk.example')
    const again = await renderHook(test, useBulkUpload)
    await again.until((upload) => upload !== undefined)
    expect(again.current()!.draft.read()).toEqual(pasted)
    await again.does((upload) => upload!.onPreview(lines))
    await again.until((upload) => upload?.stage.name === 'preview')
    expect(again.current()!.draft.read()).toEqual(pasted)
    await again.does((upload) => upload!.onApply())
    await again.until((upload) => upload?.stage.name === 'done')
    expect(again.current()!.draft.read()).toBeNull()
  })
})

describe('columns that are not recognised', () => {
  const table = readOrderTable(`Foo;Bar;Baz\nFish;${fish.variant_sku};60\nMint;${mint.variant_sku};`)

  it('are chosen by the user, and can be changed in the preview', async () => {
    const { test, page, at, reportOf } = await openUpload()
    await page.does((upload) => upload?.onPreview({ format: 'table', table }))
    await at('columns')
    expect(test.requests()).toEqual([info])
    expect(page.current()?.stage).toMatchObject({ columns: { choices: { length: 3 }, article: null } })
    await page.does((upload) => upload?.onChooseColumns({ article: 1, quantity: 2 }))
    await at('preview')
    expect(reportOf()).toMatchObject({ blankRows: 1, rows: [{ position: 2, quantity: '60' }] })
    await page.does((upload) => upload?.onEditColumns())
    await at('columns')
    expect(page.current()?.stage).toMatchObject({ columns: { article: 1, quantity: 2 } })
    await page.does((upload) => upload?.onChooseColumns({ article: 0, quantity: 2 }))
    await at('preview')
    expect(reportOf()).toMatchObject({ rows: [{ sku: 'Fish', reason: 'unknown_sku' }] })
  })

  it('stay chosen until the text is changed', async () => {
    const { page, at } = await openUpload()
    await page.does((upload) => upload?.onPreview({ format: 'lines', text: 'SAL-0120 60' }))
    await at('preview')
    await page.does((upload) => upload?.onEditColumns())
    expect(page.current()?.stage.name).toBe('preview')
    await page.does((upload) => upload?.onChooseColumns({ article: 0, quantity: 1 }))
    expect(page.current()?.stage.name).toBe('preview')
  })
})

describe('a chosen file', () => {
  const fileOf = (table: OrderTable | null) => ({ name: 'order.csv', size: 14, table })
  const chosen = { format: 'table', positions: '', lines: '', file: fileOf(readOrderTable('sku;qty\nSAL;60')) } as const

  /** The draft of the next customer after the session of the one who chose the file has expired. */
  async function chooseAndEnd(next: string, values: StoredBulkUpload = chosen) {
    const { test, page } = await openUpload({ [bulk]: () => refusal(401, 'unauthorized', 'Unauthorized') })
    page.current()!.draft.save(values)
    await page.does((upload) => upload!.onPreview(lines))
    await page.leave()
    test.signInInOtherTab(next)
    const again = await renderHook(test, useBulkUpload)
    await again.until((upload) => upload !== undefined)
    return { test, draft: again.current()!.draft.read() }
  }

  it('is restored with its name and rows after the session ended', async () => {
    expect((await chooseAndEnd('anna@kiosk.example')).draft).toEqual(chosen)
  })

  it('is restored by name only if it is too long to be stored, without losing entered text', async () => {
    const values = { ...chosen, lines: lines.text, file: fileOf(readOrderTable('x'.repeat(draftLimits.characters))) }
    const { draft } = await chooseAndEnd('anna@kiosk.example', values)
    expect(draft).toEqual({ ...values, file: fileOf(null) })
  })

  it('is not shown to another customer, and no longer stored', async () => {
    const { test, draft } = await chooseAndEnd('bjorn@grocer.example')
    expect([draft, test.shop.storage('drafts').read()]).toEqual([null, null])
  })

  it('is ignored if the stored data is malformed', () => {
    expect(isStoredBulkUpload({ ...chosen, file: { name: 'order.csv', size: 14, table: 7 } })).toBe(false)
  })
})

/**
 * Measures response times in the browser with a CPU slowdown of four: a cart of 1,000 lines (number of elements,
 * quantity change, scroll frame) and the list (filter, page, typed letter), next to a baseline page of the same
 * libraries with as many elements. `--lighthouse` adds Lighthouse medians, `--applied` with real network throttling.
 * Not a test: it asserts nothing.
 *
 *   npm run bench [-- --runs 15] [--lighthouse 5 [--applied]]
 *
 * On a busy machine, only the ratios are meaningful.
 */
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { build, type Rollup } from 'vite'
import { aCartOf } from '@skafferi/fixtures/build'
import { createWorld } from '@skafferi/fixtures/world'
import { chromiumLaunch } from '../../scripts/browser.mjs'
import { root } from '../../scripts/lib/command.mjs'
import { signIn } from '../support/sign-in'
import { fillDemoWorld, startStore } from '../support/store'
import { median, runLighthouse } from './lighthouse'

const slowdown = 4

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    lighthouse: { type: 'string', default: '0' },
    applied: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)

const percentile = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN

/** Serves the baseline page. */
async function serveBarePage() {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: 'e2e/bench/bare-page.tsx', formats: ['iife'], name: 'bare' } },
  })
  const [
    {
      output: [{ code }],
    },
  ] = output as [Rollup.RollupOutput]
  const html = `<!doctype html><html lang="en"><title>Bare</title><body><script>${code.replaceAll('</script', '<\\/script')}</script>`
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, stop: () => server.close() }
}

/**
 * Records the duration of each click and key event until the next paint, in ms. The Event Timing API reports at least
 * 16 ms.
 */
const noteEvents = () => {
  const times: number[] = []
  Object.assign(globalThis, { times })
  new PerformanceObserver((list) => {
    for (const { duration, ...entry } of list
      .getEntries()
      .map((each) => ({ duration: each.duration, name: each.name }))) {
      if (entry.name === 'click' || entry.name === 'keydown') times.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the median duration of several actions, measured in the page. */
async function timeOf(page: Page, go: (run: number) => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let at = 0; at < runs; at++) {
    await page.evaluate(() => ((globalThis as unknown as { times: number[] }).times.length = 0))
    await go(at)
    await page.waitForTimeout(400)
    const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
    all.push(Math.max(16, ...times))
  }
  return median(all)
}

async function scrollFrame(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const note = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(globalThis, { frames })
  })
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 240)
    await page.waitForTimeout(16)
  }
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(2))
  return Math.round(percentile(frames, 0.95))
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Scrolls through a long page and returns its maximum number of elements. */
async function mostElements(page: Page): Promise<number> {
  const counts: number[] = []
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate(
      (at) => scrollTo({ top: document.documentElement.scrollHeight * at, behavior: 'instant' }),
      part,
    )
    await page.waitForTimeout(500)
    counts.push(await elements(page))
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(500)
  return Math.max(...counts)
}

/**
 * Replaces the store's cart with one of 1,000 lines. Changes are answered like the store does, with the changed line
 * only. The rendered page is invalidated, so that the browser requests the cart.
 */
async function fillCart(page: Page) {
  await page.route('**/cart', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"record":"', '$&nobody') })
  })
  let cart = aCartOf(createWorld(), 1000)
  await page.route('**/store/cart/info', (route) => route.fulfill({ json: { cart } }))
  await page.route('**/store/cart/items/update', (route) => {
    const { item_id, adjustment } = route.request().postDataJSON() as { item_id: string; adjustment: number }
    const before = cart.items.find(({ id }) => id === item_id)!
    const more = before.unit_price * adjustment
    const line = { ...before, quantity: before.quantity + adjustment, subtotal: before.subtotal + more }
    const { discount_total, shipping_total, tax_total, tax, total } = cart
    const item_total = Math.round((cart.item_total + more) * 100) / 100
    cart = {
      ...cart,
      item_total,
      items: cart.items.map((item) => (item.id === item_id ? line : item)),
      version: cart.version + 1,
    }
    const totals = { item_total, discount_total, shipping_total, tax_total, tax, total }
    return route.fulfill({ json: { line, totals, version: cart.version } })
  })
}

const table: Record<string, unknown>[] = []
const report = (what: string, value: number | string, promise = '', bare?: number) =>
  table.push({
    what,
    value,
    promise,
    bare: bare ?? '',
    ratio: bare && typeof value === 'number' ? (value / bare).toFixed(2) : '',
  })

const bareServer = await serveBarePage()
const world = await fillDemoWorld(undefined)
const store = await startStore(world, { host: '127.0.0.1', env: {} })
const browser = await chromium.launch(chromiumLaunch())
try {
  const context = await browser.newContext({
    baseURL: store.url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  // esbuild inserts calls of its helper `__name`, which the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (it) => it' })
  await page.addInitScript(noteEvents)
  const slow = await context.newCDPSession(page)
  const press = (name: string) => (at: number) =>
    page
      .getByRole('button', { name, exact: true })
      .nth(2 + (at % 4))
      .click()

  await page.goto(bareServer.url)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const bare = { nodes: await elements(page), press: await timeOf(page, press('Add')), frame: await scrollFrame(page) }

  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await signIn(page)
  await page.goto('/products')
  await page.getByRole('checkbox').first().waitFor()
  await slow.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  report(
    'listing: a filter, p50 ms',
    await timeOf(page, () => page.getByRole('checkbox').nth(1).click()),
    '',
    bare.press,
  )
  await page.goto('/products')
  const pageOf = (at: number) => page.getByRole('button', { name: at % 2 ? 'Page 1' : 'Page 2', exact: true }).click()
  report('listing: another page, p50 ms', await timeOf(page, pageOf), '', bare.press)
  const search = page.getByRole('combobox', { name: 'Search products' })
  await search.click()
  report(
    'listing: a typed letter, p50 ms',
    await timeOf(page, (at) => page.keyboard.press('liquorice'.at(at % 9)!)),
    '',
    bare.press,
  )

  const patched = await page.evaluate(async () => {
    const headers = { 'x-publishable-api-key': 'pk_demo', 'content-type': 'application/json', prefer: 'return=minimal' }
    const info = (await (await fetch('/store/cart/info', { headers })).json()) as { cart: { items: { id: string }[] } }
    const body = JSON.stringify({ item_id: info.cart.items[0]?.id, adjustment: 1 })
    return (await (await fetch('/store/cart/items/update', { method: 'POST', headers, body })).text()).length
  })
  report('cart: answer to a change, bytes', patched, '5000')
  await fillCart(page)
  await page.goto('/cart')
  await page.locator('[data-line]').nth(5).waitFor()
  report('cart of 1,000: elements', await mostElements(page), '1200', bare.nodes)
  report('cart of 1,000: a quantity, p50 ms', await timeOf(page, press('Add')), '24', bare.press)
  report('cart of 1,000: a frame of scrolling, p95 ms', await scrollFrame(page), '50', bare.frame)

  if (Number(values.lighthouse) > 0) {
    const options = { runs: Number(values.lighthouse), cookies: await context.cookies(), applied: values.applied }
    // An open page with CPU throttling and frame counting would occupy a core.
    await page.close()
    const results: Record<string, unknown> = { bare: await runLighthouse(bareServer.url, options) }
    results['/landing'] = await runLighthouse(`${store.url}/landing`, { ...options, cookies: [] })
    for (const path of ['/', '/products', '/products/prod_01dark70', '/cart']) {
      results[path] = await runLighthouse(store.url + path, options)
    }
    console.table(results)
  }
  console.table(table)
} finally {
  await browser.close()
  await store.stop()
  await world.remove()
  bareServer.stop()
}

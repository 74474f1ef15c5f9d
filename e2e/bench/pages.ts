/**
 * Measures in the browser what a buyer waits for, with the processor slowed to a quarter: a cart of 1,000 lines (elements in
 * the page, a changed quantity, a frame of scrolling) and the listing (a filter, another page, a typed letter), beside a
 * bare page of the same libraries with as many elements. With `--lighthouse`, Lighthouse's medians too, with `--applied` on a
 * line that is really slow. Not a test: it asserts nothing.
 *
 *   npm run bench [-- --runs 15] [--lighthouse 5 [--applied]]
 *
 * On a machine with other work only the ratios mean something.
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

/** A server for the bare page. */
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

/** Lets the page note how long each press and each key takes until it is painted, in ms. Shorter ones than 16 count as 16. */
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

/** The median of what several goes took, each waited for by the page's own clock. */
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

/** Every place on the way through a long page, and the most elements that any had. */
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
 * Answers the cart with 1,000 lines in the store's place. Changes are answered as the store does: the line alone. The drawn
 * page, with the store's own cart, is made nobody's, so that the browser asks.
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
const say = (what: string, value: number | string, promise = '', bare?: number) =>
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
  // What compiles this file names functions by a helper of its own, which the page does not have.
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
  say('listing: a filter, p50 ms', await timeOf(page, () => page.getByRole('checkbox').nth(1).click()), '', bare.press)
  await page.goto('/products')
  const pageOf = (at: number) => page.getByRole('button', { name: at % 2 ? 'Page 1' : 'Page 2', exact: true }).click()
  say('listing: another page, p50 ms', await timeOf(page, pageOf), '', bare.press)
  const search = page.getByRole('searchbox').first()
  await search.click()
  say(
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
  say('cart: answer to a change, bytes', patched, '5000')
  await fillCart(page)
  await page.goto('/cart')
  await page.locator('[data-line]').nth(5).waitFor()
  say('cart of 1,000: elements', await mostElements(page), '1200', bare.nodes)
  say('cart of 1,000: a quantity, p50 ms', await timeOf(page, press('Add')), '24', bare.press)
  say('cart of 1,000: a frame of scrolling, p95 ms', await scrollFrame(page), '50', bare.frame)

  if (Number(values.lighthouse) > 0) {
    const options = { runs: Number(values.lighthouse), cookies: await context.cookies(), applied: values.applied }
    // Slowed down, and with its frames counted, it takes a processor of its own as long as it is open.
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

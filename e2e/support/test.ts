import { expect, test as base, type Page } from '@playwright/test'
import { startPostgres } from '../../apps/store/src/testing/postgres'
import { beLive } from './live'
import type { Place } from './place'
import { fillDemoWorld, startStore, type Operator, type Store } from './store'

export { expect }
export { expectNoAxeViolations } from './axe'

/** What a project chooses. */
export interface StoreOptions {
  /** The database under the store of each test. */
  database: 'pglite' | 'postgres'
}

/** What a journey has. */
interface Journey {
  store: Store
  /** What the shop's operator has set. */
  operator: Operator
  /**
   * Whether the journey changes nothing that another one could see: what it does stays in its own browser, signing in and out
   * included. Such journeys visit one store, one after the other.
   */
  looksOnly: boolean
}

/** What the journeys of a worker have together. */
interface Shared {
  /** The demo world that stores are begun with. */
  world: Place
  /** The store of journeys that only look, started with the first of them. */
  lookedAt: () => Promise<Store>
}

/** What a shop is run with unless a journey says something else. */
const plain: Operator = { host: '127.0.0.1', env: {} }

/** How Chromium says in the console that the security policy kept a page from something. */
const refusal = /Content Security Policy|require-trusted-types-for|'Trusted(HTML|Script)/

/** With `--trace on` Playwright asks once more for a picture that has no bytes to keep, as the page would; pages connect to no file of their own. */
const traced = /^Connecting to 'blob:/

/**
 * Playwright's `test` with a shop of its own, except for those that only look: each test starts from the untouched demo world, and paths such as
 * `page.goto('/')` lead there; `goto` waits until the page is live unless it is told to wait for something earlier. A failed test keeps what its store wrote. Where a page does what the shop's security policy forbids,
 * the test fails.
 */
export const test = base.extend<Journey, StoreOptions & Shared>({
  database: ['postgres', { option: true, scope: 'worker' }],
  operator: [plain, { option: true }],
  looksOnly: [false, { option: true }],
  world: [
    async ({ database }, provide) => {
      const server = database === 'postgres' ? await startPostgres() : undefined
      const world = await fillDemoWorld(server?.url)
      await provide(world)
      await world.remove()
      await server?.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  lookedAt: [
    async ({ world }, provide) => {
      let store: Promise<Store> | undefined
      await provide(() => (store ??= startStore(world, plain)))
      await (await store)?.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  store: [
    async ({ world, operator, looksOnly, lookedAt }, provide, testInfo) => {
      const store = looksOnly ? await lookedAt() : await startStore(world, operator)
      await provide(store)
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('store.log', { body: store.log(), contentType: 'text/plain' })
      }
      if (!looksOnly) await store.stop()
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ store }, provide) => provide(store.url),
  context: async ({ context, browserName }, provide) => {
    const violations: string[] = []
    context.on('console', (message) => {
      if (refusal.test(message.text()) && !traced.test(message.text()))
        violations.push(`${message.page()?.url()}: ${message.text()}`)
    })
    await provide(context)
    // Firefox has no policy here, see below.
    if (browserName !== 'firefox') expect(violations, 'what the security policy kept the pages from').toEqual([])
  },
  page: async ({ page, browserName }, provide, testInfo) => {
    if (browserName === 'firefox') {
      await letDebuggerIn(page)
    }
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (options?.waitUntil === undefined) await beLive(page)
      return response
    }
    await provide(page)
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('page.txt', { body: await whatStands(page), contentType: 'text/plain' })
    }
  },
})

/** What a failed journey's page shows, and which of its parts are hidden: a log without the trace says this much. */
async function whatStands(page: Page): Promise<string> {
  const shown = await page
    .evaluate(() => {
      const hidden = [
        ...document.querySelectorAll<HTMLElement>(
          '#app [hidden], #app [aria-hidden=true], #app [style*=none], #app [inert]',
        ),
      ]
      const named = hidden
        .filter((part) => part.tagName !== 'svg')
        .map((part) => (part.cloneNode() as HTMLElement).outerHTML)
      return [document.body.innerText.slice(0, 2000), 'Hidden:', ...named.slice(0, 20)].join('\n')
    })
    .catch(String)
  return `${page.url()}\n${shown}`
}

/**
 * Takes the content policy off the documents: Firefox applies it to its debugger too, so that nothing could be filled or
 * read. That the shop lives under its policy is seen in Chromium.
 */
async function letDebuggerIn(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') {
      return route.fallback()
    }
    const response = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
}

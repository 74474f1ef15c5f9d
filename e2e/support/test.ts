import { expect, test as base, type Page } from '@playwright/test'
import { startPostgres } from '../../apps/store/src/testing/postgres'
import { beLive } from './live'
import type { Place } from './place'
import { fillDemoWorld, startStore, type Operator, type Store } from './store'

export { expect }
export { expectNoAxeViolations } from './axe'

/** Options of a Playwright project. */
export interface StoreOptions {
  /** The kind of database. */
  database: 'pglite' | 'postgres'
}

/** Fixtures and options of a journey. */
interface Journey {
  store: Store
  /** Settings of the store. */
  operator: Operator
  /**
   * True if the journey changes nothing outside its own browser, apart from signing in and out. Such journeys share a
   * store, one after the other.
   */
  isReadOnly: boolean
}

/** Fixtures of a worker. */
interface Shared {
  /** Storage with the demo world, to be copied. */
  world: Place
  /** The shared store of journeys with `isReadOnly`, started on first use. */
  lookedAt: () => Promise<Store>
}

/** Default settings of a store. */
const plain: Operator = { host: '127.0.0.1', env: {} }

/** Chromium's console messages about violations of the Content Security Policy. */
const refusal = /Content Security Policy|require-trusted-types-for|'Trusted(HTML|Script)/

/** With `--trace on` Playwright requests blob URLs again from within the page, which the policy refuses. */
const traced = /^Connecting to 'blob:/

/**
 * Playwright's `test` with a store. Each test starts from the untouched demo world, unless it sets `isReadOnly`;
 * relative URLs lead to its store; `goto` waits for hydration unless `waitUntil` names an earlier event. The log
 * of the store is attached to failed tests. Violations of the Content Security Policy fail the test.
 */
export const test = base.extend<Journey, StoreOptions & Shared>({
  database: ['postgres', { option: true, scope: 'worker' }],
  operator: [plain, { option: true }],
  isReadOnly: [false, { option: true }],
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
    async ({ world, operator, isReadOnly, lookedAt }, provide, testInfo) => {
      const store = isReadOnly ? await lookedAt() : await startStore(world, operator)
      await provide(store)
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('store.log', { body: store.log(), contentType: 'text/plain' })
      }
      if (!isReadOnly) await store.stop()
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
    // In Firefox the policy is removed, see below.
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
      await testInfo.attach('page.txt', { body: await visibleText(page), contentType: 'text/plain' })
    }
  },
})

/** Returns the page's visible text and its hidden parts, as an attachment of failed tests. */
async function visibleText(page: Page): Promise<string> {
  const text = await page
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
  return `${page.url()}\n${text}`
}

/**
 * Removes the Content Security Policy from documents, because Firefox applies it to the debugger too, so that
 * Playwright cannot use the page. The policy is tested in Chromium.
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

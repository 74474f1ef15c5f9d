import { test as base } from '@playwright/test'
import { startStore, type Database, type Store } from './store'

export { expect } from '@playwright/test'
export { expectNoAxeViolations } from './axe'

/** What a project chooses. */
export interface StoreOptions {
  /** The database under the store of each test. */
  database: Database
}

/**
 * Playwright's `test` with a shop of its own: each test starts from the untouched demo world, and paths such as
 * `page.goto('/')` lead there. A failed test keeps what its store wrote.
 */
export const test = base.extend<StoreOptions & { store: Store }>({
  database: ['pglite', { option: true }],
  store: [
    async ({ database }, provide, testInfo) => {
      const store = await startStore(database)
      await provide(store)
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('store.log', { body: store.log(), contentType: 'text/plain' })
      }
      await store.stop()
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ store }, provide) => provide(store.url),
})

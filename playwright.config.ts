import { defineConfig } from '@playwright/test'
import type { StoreOptions } from './e2e/support/test'
import { chromiumLaunch, firefoxLaunch } from './scripts/browser.mjs'

/**
 * What is gone through on the embedded database, too, and why. To the others it makes no difference, or the store's own tests go
 * through it there: an import into an empty shop, beside calls.
 */
const engineMatters = {
  'first-order': 'from sign-in to order',
  settings: 'what an operator sets',
  'shared-cart': 'two change the same at the same time, over one connection',
}

/** Journeys against the built shop. Each test has a store of its own, on the database its project names. */
export default defineConfig<object, StoreOptions>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // Journeys wait for what happens, on a busy machine as long as it takes; this ends one that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    // What was done, and what was asked of the store. What the pages held takes a tenth of the journeys' time: `npm run e2e -- --trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // What a failed journey leaves has a place for each, so that both may run beside each other.
    {
      name: 'pglite',
      testMatch: Object.keys(engineMatters).map((name) => `${name}.e2e.ts`),
      use: { database: 'pglite' },
      outputDir: 'test-results/pglite',
    },
    { name: 'postgres', use: { database: 'postgres' }, outputDir: 'test-results/postgres' },
    // Another engine reads the same pages: from sign-in to order.
    {
      name: 'firefox',
      testMatch: 'first-order.e2e.ts',
      use: { database: 'postgres', browserName: 'firefox', launchOptions: firefoxLaunch() },
      outputDir: 'test-results/firefox',
    },
  ],
})

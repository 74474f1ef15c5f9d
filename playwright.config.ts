import { defineConfig } from '@playwright/test'
import type { StoreOptions } from './e2e/support/test'
import { chromiumLaunch, firefoxLaunch } from './scripts/browser.mjs'

/**
 * Journeys that also run on the embedded database, with what depends on it: in `npm test` those that are tagged. The
 * store's own tests cover the rest of the difference.
 */
const engineMatters = {
  'first-order': 'from sign-in to order',
  settings: 'what an operator sets',
  'shared-cart': 'two change the same at the same time, over one connection',
}

/**
 * Long journeys, and those about appearance, development or one feature whose rules and pages have tests in `npm test`:
 * `npm run test:rest` runs them, `npm test` does not.
 */
const rest = [
  'ahead',
  'api-docs',
  'appearance',
  'before-scripts',
  'bulk-upload',
  'buy-again',
  'chain-week',
  'complaint',
  'development',
  'drafts',
  'focus',
  'foreign-files',
  'kiosk',
  'layout-shift',
  'mails',
  'missing-files',
  'office-content',
  'office-keys',
  'office-layout-shift',
  'office-product',
  'office-products',
  'office-promotions',
  'office-recovery',
  'order-steps',
  'parcels',
  'quantities',
  'shared-shelf',
  'suggestions',
  'translated',
  'wishlist',
  'zoom',
].map((name) => `**/e2e/${name}.e2e.ts`)

const onPglite = {
  testMatch: Object.keys(engineMatters).map((name) => `${name}.e2e.ts`),
  use: { database: 'pglite' as const },
}

/** Journeys against the built shop. Each test has a store of its own, on the database its project names. */
export default defineConfig<object, StoreOptions>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // Journeys wait for events, which take longer on a busy machine; this ends one that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    // Actions and requests. Snapshots of the pages take a tenth of the time: `npm run e2e -- --trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // Each has its own output folder, so that projects can run beside each other.
    { name: 'pglite', ...onPglite, grep: /@embedded/, outputDir: 'test-results/pglite' },
    { name: 'pglite-rest', ...onPglite, grepInvert: /@embedded/, outputDir: 'test-results/pglite-rest' },
    { name: 'postgres', testIgnore: rest, use: { database: 'postgres' }, outputDir: 'test-results/postgres' },
    { name: 'rest', testMatch: rest, use: { database: 'postgres' }, outputDir: 'test-results/rest' },
    // From sign-in to order in another browser engine.
    {
      name: 'firefox',
      testMatch: 'first-order.e2e.ts',
      use: { database: 'postgres', browserName: 'firefox', launchOptions: firefoxLaunch() },
      outputDir: 'test-results/firefox',
    },
  ],
})

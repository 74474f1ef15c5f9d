import { defineConfig } from '@playwright/test'
import type { StoreOptions } from './e2e/support/test'
import { chromiumLaunch } from './scripts/browser.mjs'

/** Journeys against the built shop. Each test has a store of its own, on the database its project names. */
export default defineConfig<StoreOptions>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // As for stories: a busy machine gets a second try, and the list says that it took one.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'pglite', use: { database: 'pglite' } },
    { name: 'postgres', use: { database: 'postgres' } },
  ],
})

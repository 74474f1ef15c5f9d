import { defineConfig } from '@playwright/test'
import { chromiumLaunch, firefoxLaunch } from '../scripts/browser.mjs'

const { args, ...browser } = chromiumLaunch()
const firefox = firefoxLaunch()

/** Drawn anew and whole each time, and by the same code on each processor: otherwise edges differ by one shade now and then. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-lcd-text',
]

/** Reviews the built Storybook: how it looks, how it is read out, and whether it bears a reader's own settings. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-storybook.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // What `npm test` gives a task.
  workers: Number(process.env.VITEST_MAX_WORKERS ?? 2),
  // Reviews wait for what happens, on a busy machine as long as it takes; this ends one that hangs.
  timeout: 180_000,
  reporter: [['dot']],
  use: { launchOptions: { ...browser, args: [...args, ...SAME_PIXELS] } },
  // As visual.mjs lays them out from the smaller ones that are kept.
  snapshotPathTemplate: '../test-results/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      stylePath: './unfocused.css',
      threshold: 0,
      maxDiffPixels: 0,
    },
  },
  projects: [
    { name: 'pictures', testMatch: 'pictures.review.ts', outputDir: '../test-results/differences' },
    {
      name: 'transcripts',
      testMatch: 'transcripts.review.ts',
      outputDir: '../test-results/transcripts',
      snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
    },
    { name: 'settings', testMatch: 'settings.review.ts', outputDir: '../test-results/settings' },
    // Another engine handles the same keys.
    {
      name: 'firefox',
      testMatch: 'firefox.review.ts',
      outputDir: '../test-results/firefox-stories',
      use: { browserName: 'firefox', launchOptions: { ...firefox, env: { ...firefox.env, TZ: 'UTC' } } },
    },
  ],
})

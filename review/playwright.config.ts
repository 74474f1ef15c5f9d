import { defineConfig } from '@playwright/test'
import { chromiumLaunch, firefoxLaunch } from '../scripts/browser.mjs'

const { args, ...browser } = chromiumLaunch()
const firefox = firefoxLaunch()

/** Disables partial rendering and processor-specific code, which cause rare differences of one shade at edges. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-lcd-text',
]

/** Reviews the built Storybook: its appearance, its screen reader output, and user settings such as text spacing. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-storybook.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // The number of workers that `npm test` assigns.
  workers: Number(process.env.VITEST_MAX_WORKERS ?? 2),
  // Long enough for a busy machine; ends tests that hang.
  timeout: 180_000,
  reporter: [['dot']],
  use: { launchOptions: { ...browser, args: [...args, ...SAME_PIXELS] } },
  // visual.mjs converts the stored snapshots into these files.
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
    { name: 'docs', testMatch: 'docs.review.ts', outputDir: '../test-results/docs' },
    // Tests keyboard stories in another engine.
    {
      name: 'firefox',
      testMatch: 'firefox.review.ts',
      outputDir: '../test-results/firefox-stories',
      use: { browserName: 'firefox', launchOptions: { ...firefox, env: { ...firefox.env, TZ: 'UTC' } } },
    },
  ],
})

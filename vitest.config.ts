import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/browser.mjs'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story is a test: it renders, its play function runs, and axe finds nothing. In a real Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'storybook',
          // Storybook itself shows all stories in one frame; a new one for each file costs more than its stories.
          isolate: false,
          // On a busy machine a browser may be late once; the report names who was. At one's desk it fails at once.
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            // Reduced motion: a test looks at what a transition leads to, not at its first frame.
            provider: playwright({
              launchOptions: chromiumLaunch(),
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/browser.mjs'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const has = (argument: string) => process.argv.includes(argument)

// `npm test` runs parts of the stories concurrently, each with its own cache: two servers that prepare the same
// dependencies would disturb each other.
const part = has('packages') ? 'parts' : has('packages/ui/src/screens') ? 'screens' : 'any'
process.env.CACHE_DIR ??= pathOf(`node_modules/.cache/stories-${part}`)

// In `npm test` stories in dark, in high contrast and right to left are left out, and axe after a story's interaction;
// screens run on React's production build, which takes a quarter less time. `npm run test:stories` has everything.
const isShort = part === 'parts' || part === 'screens'
if (part === 'screens') process.env.NODE_ENV = 'production'
const appearances = /(Dark|High Contrast|Right To Left)$/

/** Every story is a test: it renders, its play function runs, and axe finds nothing. In a real Chromium. */
export default defineConfig({
  test: {
    testNamePattern: isShort ? new RegExp(`^(?!.*${appearances.source})`) : undefined,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: pathOf('.storybook') })],
        test: {
          name: 'storybook',
          env: isShort ? { STORIES: 'short' } : {},
          // Storybook itself shows all stories in one frame; a new one for each file costs more than its stories.
          isolate: false,
          // Stories wait for what happens, on a busy machine as long as it takes; this ends one that hangs.
          testTimeout: 180_000,
          exclude: part === 'parts' ? ['packages/ui/src/{screens,office}/**'] : [],
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

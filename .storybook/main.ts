import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import { defaultClientConditions, mergeConfig, type Rolldown } from 'vite'
import { drawings } from '../packages/brand/src/content/packs.ts'
import { docsFacts } from './docs/facts.ts'
import { managerHead } from './manager-head.ts'
import { describeIndex } from './story-index.ts'

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Drawn by `npm run build -w @skafferi/fixtures`. Storybook refuses to start over a folder that is not there. */
const packshots = path('packages/fixtures/packshots')
mkdirSync(packshots, { recursive: true })

const fonts = path('packages/ui/src/theme/fonts')

/** Leaves out what hides the rest: `"use client"` in libraries means nothing here, and each file says so. */
const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, show) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') {
    show(level, log)
  }
}

/** A test reads each story file when it comes to it, and needs no list of all stories before. */
const isTest = Boolean(process.env.VITEST)

// How the list of stories is made is not among the documented settings, and is handed on like all others.
const config: StorybookConfig & { storyIndexGenerator: typeof describeIndex } = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    './*.stories.tsx',
    './docs/atlas/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: packshots, to: `/assets/packshots/${drawings}` },
    { from: fonts, to: '/assets/fonts' },
  ],
  // The search of the sidebar knows parts by other words, too: see story-index.ts.
  features: { experimentalSearchDocsHeadings: true },
  experimental_indexers: (indexers = []) =>
    isTest ? [{ test: /\.stories\.tsx$/, createIndex: () => Promise.resolve([]) }] : indexers,
  storyIndexGenerator: describeIndex,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head = '') => head + managerHead(),
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwind(), docsFacts()],
      // The kit as it is written, not as it is packed.
      resolve: { conditions: ['skafferi-source', ...defaultClientConditions] },
      build: { rolldownOptions: { onLog } },
    }),
}

export default config

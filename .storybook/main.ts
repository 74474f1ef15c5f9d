import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import { mergeConfig } from 'vite'

/** Drawn by `npm run build -w @skafferi/fixtures`. Storybook refuses to start over a folder that is not there. */
const packshots = fileURLToPath(new URL('../packages/fixtures/packshots', import.meta.url))
mkdirSync(packshots, { recursive: true })

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', { from: packshots, to: '/assets/packshots' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, { plugins: [tailwind()] }),
}

export default config

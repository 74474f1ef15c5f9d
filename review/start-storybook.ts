import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'

const root = join(import.meta.dirname, '..')

/** Serves the built Storybook on a free port, and sets REVIEW_URL to its URL for the tests. */
export default async function startStorybook(): Promise<() => Promise<void>> {
  if (!existsSync(join(root, 'storybook-static/index.json'))) {
    throw new Error('storybook-static is missing: run npm run build-storybook')
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
  })
  process.env.REVIEW_URL = server.resolvedUrls!.local[0]
  return () => server.close()
}

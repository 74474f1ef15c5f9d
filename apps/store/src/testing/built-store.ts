import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    builtStore: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds the store once for tests that run it as a program, and for the threads of all tests: bundled, they start in a
 * fraction of the time. The output is inside the package, so that it finds its dependencies.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = join(root, 'node_modules/.built-for-tests')
  mkdirSync(folder, { recursive: true })
  const outDir = mkdtempSync(`${folder}/`)
  await build({ root, logLevel: 'warn', build: { ssr: true, outDir } })
  project.provide('builtStore', outDir)
  process.env.BUILT_WORKER = pathToFileURL(join(outDir, 'worker.mjs')).href
  return () => rmSync(outDir, { recursive: true })
}

import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Returns all modules that a built program loads statically. */
async function loadedBy(program: string): Promise<Set<string>> {
  const { output } = (await build({
    root,
    logLevel: 'silent',
    build: { ssr: true, write: false },
  })) as Rollup.RollupOutput
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    const chunk = output.find(({ fileName }) => fileName === file)
    if (chunk?.type === 'chunk') chunk.imports.forEach(load)
  }
  load(program)
  return loaded
}

it('the command line starts fast: it loads the store’s modules on demand', async () => {
  const files = await loadedBy('cli.js')
  expect(files).toContain('node:util')
  expect([...files].filter((file) => !file.endsWith('.js') && !file.startsWith('node:'))).toEqual([])
})

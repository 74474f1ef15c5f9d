import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const own = JSON.stringify(fileURLToPath(new URL('postgres.ts', import.meta.url)))

it('A test run with failures exits with an error, even with an embedded server', async () => {
  const program = `import(${own}).then(({ loadEmbedded }) => loadEmbedded()).then(() => { process.exitCode = 3 })`
  const code = await new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', '-e', program]).once('exit', resolve)
  })
  expect(code).toBe(3)
})

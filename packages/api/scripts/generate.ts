/**
 * Writes everything that follows from the hand-written contract: the bundled document, its types and its limits.
 * With `--check` it writes nothing and fails when a committed file differs.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { limitsModule, type ContractDocument } from './limits'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const generated = fileURLToPath(new URL('../src/generated/', import.meta.url))
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

function bundleContract(): ContractDocument {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
    const output = join(folder, 'openapi.json')
    execFileSync(process.execPath, [cli, 'bundle', 'store', '--config', join(root, 'openapi/redocly.yaml'), '-o', output], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return JSON.parse(readFileSync(output, 'utf8')) as ContractDocument
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const contract = bundleContract()
const types = astToString(
  await openapiTS(JSON.stringify(contract), {
    defaultNonNullable: false,
    // Files are sent as they are, not as text.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  }),
)
const files = {
  'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
  'schema.d.ts': header + types,
  'limits.ts': header + limitsModule(contract),
}

const stale: string[] = []
for (const [name, text] of Object.entries(files)) {
  const path = join(generated, name)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text)
    continue
  }
  let committed: string | undefined
  try {
    committed = readFileSync(path, 'utf8')
  } catch {
    committed = undefined
  }
  if (committed !== text) stale.push(`packages/api/src/generated/${name}`)
}
if (stale.length > 0) {
  console.error(`Out of date with openapi/: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`)
  process.exitCode = 1
}

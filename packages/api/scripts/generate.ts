/**
 * Generates everything derived from the hand-written contracts: the bundled documents, their types, the keyed calls,
 * the limits and the enumerations. With `--check` it writes nothing, and fails if a committed file differs.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { withExamples } from './examples'
import { bodyLimitsModule, keyedCallsModule, limitsModules, valuesModule, type ContractDocument } from './limits'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const generated = fileURLToPath(new URL('../src/generated/', import.meta.url))
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

type Contract = 'store' | 'admin'

function bundleContract(name: Contract): ContractDocument {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
    const output = join(folder, 'openapi.json')
    execFileSync(
      process.execPath,
      [cli, 'bundle', name, '--config', join(root, 'openapi/redocly.yaml'), '-o', output],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    return JSON.parse(readFileSync(output, 'utf8')) as ContractDocument
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function typesOf(contract: ContractDocument): Promise<string> {
  const types = await openapiTS(JSON.stringify(contract), {
    defaultNonNullable: false,
    // Files are sent as binary data, not as strings.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  })
  return header + astToString(types)
}

const jsonOf = (contract: ContractDocument) => `${JSON.stringify(withExamples(contract), null, 2)}\n`

const [contract, admin] = [bundleContract('store'), bundleContract('admin')]
const limits = Object.entries(limitsModules(contract)).map(([name, text]) => [name, header + text])
const files: Record<string, string> = {
  'openapi.json': jsonOf(contract),
  'schema.d.ts': await typesOf(contract),
  'admin/openapi.json': jsonOf(admin),
  'admin/schema.d.ts': await typesOf(admin),
  'keyed-calls.ts': header + keyedCallsModule(contract),
  'admin/keyed-calls.ts': header + keyedCallsModule(admin),
  'admin/limits.ts': header + bodyLimitsModule(admin),
  'admin/values.ts': header + valuesModule(admin),
  ...Object.fromEntries(limits),
}

const isCheck = process.argv.includes('--check')
/** The committed content of a file; undefined if there is none. */
const committed = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

for (const folder of ['limits', 'admin']) mkdirSync(join(generated, folder), { recursive: true })
const left = readdirSync(join(generated, 'limits')).map((name) => `limits/${name}`)
const stale = [...Object.keys(files), ...left.filter((name) => !(name in files))].filter(
  (name) => committed(join(generated, name)) !== files[name],
)
if (!isCheck) {
  // Unchanged files keep their time of change, so that watchers and caches stay quiet.
  for (const name of stale) {
    const text = files[name]
    if (text === undefined) rmSync(join(generated, name))
    else writeFileSync(join(generated, name), text)
  }
  console.log(`contract: ${Object.keys(files).length} files, ${stale.length} written or removed`)
} else if (stale.length > 0) {
  const names = stale.map((name) => `packages/api/src/generated/${name}`)
  console.error(`Out of date with openapi/: ${names.join(', ')}. Run \`npm run generate\` and commit the result.`)
  process.exitCode = 1
}

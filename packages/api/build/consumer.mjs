/**
 * `npm run check:package -w @skafferi/api`: packs the client as npm would, and uses it in a project outside this
 * repository: its types as Node and bundlers resolve them, and a call to a server.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lintPacked } from '../../../scripts/lib/lint-packed.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const built = join(root, 'packages/api/dist')
const workDir = join(root, 'node_modules/.cache/api-consumer')
const unpacked = join(workDir, 'node_modules/@skafferi/api')

/** What the project uses; it prints the number of pieces in the cart that the server answers. */
const project = `import { createShopClient, unwrap, type Cart } from '@skafferi/api'
import { createAdminClient } from '@skafferi/api/admin'
import { signInRequestLimits } from '@skafferi/api/limits'

const baseUrl = process.env.STORE_URL ?? ''
const client = createShopClient({ baseUrl, publishableKey: 'pk_demo', getToken: () => 'sk_a' })
const { ItemCount } = await unwrap(client.GET('/store/cart/count'))
const total: Cart['total'] = ItemCount
// @ts-expect-error The contract has no such call.
export const missing = () => client.GET('/store/nothing')
export const admin = createAdminClient({ baseUrl })
console.log(total, typeof signInRequestLimits)
`

/** @param {string} command @param {string[]} args @param {{ cwd: string }} options */
function run(command, args, { cwd }) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/** Packs the client and unpacks it into the project. @returns {Buffer} the packed file */
function install() {
  rmSync(workDir, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const npm = process.env.npm_execpath ?? ''
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', workDir]
  if (npm.endsWith('.js')) run(process.execPath, [npm, ...pack], { cwd: built })
  else run('npm', pack, { cwd: built })
  const file = join(workDir, readdirSync(workDir).find((name) => name.endsWith('.tgz')) ?? '')
  run('tar', ['-xzf', file, '-C', unpacked, '--strip-components=1'], { cwd: workDir })
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    symlinkSync(join(root, 'node_modules', name), join(workDir, 'node_modules', name))
  return readFileSync(file)
}

/** The files of the package that are none of a package's, and those that import another workspace. */
function fileProblems() {
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.flatMap(({ name, parentPath }) => {
    const isExpected = /(\.js|\.js\.map|\.d\.ts|\.json|^README\.md|^LICENSE)$/.test(name)
    if (!isExpected) return [`${name} is no file of the package`]
    const isCode = /\.(js|d\.ts)$/.test(name)
    const imports = isCode && /(from|import\()\s*['"]@skafferi\//.test(readFileSync(join(parentPath, name), 'utf8'))
    return imports ? [`${name} imports another workspace of this repository`] : []
  })
}

const packed = install()
writeFileSync(join(workDir, 'package.json'), '{ "type": "module" }')
writeFileSync(join(workDir, 'main.ts'), project)
const problems = [...(await lintPacked(packed)), ...fileProblems()]

const compiler = join(root, 'node_modules/typescript/bin/tsc')
const options = ['--strict', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--typeRoots']
const types = [join(root, 'node_modules/@types'), '--types', 'node']
for (const resolution of ['bundler', 'nodenext']) {
  const modules = ['--module', resolution === 'bundler' ? 'esnext' : resolution, '--moduleResolution', resolution]
  run(process.execPath, [compiler, 'main.ts', ...options, ...types, ...modules], { cwd: workDir })
}

const server = createServer((request, response) => {
  const isIdentified = request.headers['x-publishable-api-key'] === 'pk_demo'
  response.writeHead(isIdentified ? 200 : 400, { 'content-type': 'application/json' }).end('{"ItemCount":3}')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
process.env.STORE_URL = `http://127.0.0.1:${port}`
/** @type {unknown[][]} */
const printed = []
const { log } = console
console.log = (...values) => printed.push(values)
await import(join(workDir, 'main.js'))
console.log = log
server.close()
if (printed.join() !== '3,object') problems.push(`The call was not made: ${printed.join()}`)

problems.forEach((problem) => console.error(problem))
const outcome = problems.length === 0 ? 'usable by an external project' : 'with problems'
console.log(`The packed client: ${Math.round(packed.length / 1000)} kB, ${outcome}.`)
process.exitCode = problems.length === 0 ? 0 : 1

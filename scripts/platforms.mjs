/**
 * `npm run check:platforms`: checks package-lock.json for other systems, then installs, builds, starts, queries and
 * stops the shop on each supported version of Node, from a fresh copy of the files in git. Takes some minutes for each
 * version and is not part of `npm test`.
 *
 *   npm run check:platforms -- [20] [22] [24]
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './lib/command.mjs'
import { programsOf } from './lib/lock.mjs'

/** npm's flags for other systems. */
const SYSTEMS = [
  ['--os=darwin', '--cpu=arm64'],
  ['--os=win32', '--cpu=x64'],
  ['--os=linux', '--cpu=arm64', '--libc=glibc'],
  ['--os=linux', '--cpu=x64', '--libc=musl'],
]

/** Packages whose programs only make them faster: where none is published, they run in JavaScript. */
const WORKS_WITHOUT = [/^recheck /]

/** Timeout for build and start on a slow machine, in milliseconds. */
const START_LIMIT = 10 * 60_000

const npm = process.env.npm_execpath
const versions = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['22', '24']

/**
 * Copies the files in git, like a clone.
 * @param {string} folder
 */
function copyFiles(folder) {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
}

/**
 * Returns this process's environment without npm's variables.
 * @param {Record<string, string>} added
 */
function cleanEnv(added = {}) {
  const names = Object.keys(process.env).filter((name) => !/^npm_(?!config_)|^INIT_CWD$|^NODE/.test(name))
  return { ...Object.fromEntries(names.map((name) => [name, process.env[name]])), ...added }
}

/**
 * Runs npm's dry run for each system.
 * @param {string} folder a copy without node_modules
 */
function checkSystems(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  for (const flags of SYSTEMS) {
    const args = [
      String(npm),
      'ci',
      '--dry-run',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...flags,
    ]
    const printed = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: cleanEnv() })
    const installed = new Set([...printed.matchAll(/^add (\S+ \S+)$/gm)].map(([, each]) => String(each)))
    const programs = programsOf(packages, installed)
    const missing = programs
      .filter(({ program, owner }) => program === undefined && !WORKS_WITHOUT.some((known) => known.test(owner)))
      .map(({ owner }) => owner)
    report(
      programs.length > 0 && missing.length === 0,
      `${flags.join(' ')}: ${installed.size} packages, ${programs.length} of them with a program` +
        (missing.length > 0 ? `, none for ${missing.join(', ')}` : ''),
    )
    console.log(programs.map(({ program, owner }) => `            ${program ?? `${owner}, in JavaScript`}`).join('\n'))
  }
}

/**
 * Prints an expectation and if it holds.
 * @param {boolean} holds
 * @param {string} what
 */
function report(holds, what) {
  console.log(`  ${holds ? 'passed' : 'FAILED'}  ${what}`)
  process.exitCode ||= holds ? 0 : 1
}

/** Returns a free port. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  await once(server.close(), 'close')
  return port
}

/**
 * Installs a version of Node from the npm registry; returns the folder of its program.
 * @param {string} version
 * @param {string} folder
 */
function getNode(version, folder) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  mkdirSync(folder)
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${name}@${version}`,
  ]
  execFileSync(process.execPath, [String(npm), ...args], { cwd: folder, env: cleanEnv(), stdio: 'inherit' })
  return join(folder, 'node_modules', name, 'bin')
}

/**
 * Installs, starts, queries and stops a shop.
 * @param {string} version of Node
 * @param {string} folder an empty one
 */
async function checkNode(version, folder) {
  mkdirSync(folder)
  const bin = getNode(version, join(folder, 'node'))
  const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  const [shop, dataDir, port] = [join(folder, 'shop'), join(folder, 'data'), await freePort()]
  copyFiles(shop)
  const env = cleanEnv({
    PATH: [bin, process.env.PATH].join(delimiter),
    PORT: String(port),
    DATA_DIR: dataDir,
    CI: 'true',
  })
  delete env.DATABASE_URL
  const options = { cwd: shop, env, encoding: /** @type {const} */ ('utf8') }
  const named = execFileSync(node, [String(npm), 'exec', '--call', 'node --version'], options).trim()
  console.log(`\nNode ${named}`)
  report(`${named}.`.startsWith(`v${version}.`), `npm runs programs with ${named}`)
  let since = Date.now()
  execFileSync(node, [String(npm), 'ci', '--no-audit', '--no-fund'], { ...options, stdio: 'inherit' })
  report(true, `npm ci, ${seconds(since)}`)

  since = Date.now()
  const child = spawn(node, [String(npm), 'start'], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', (part) => (printed += part))
  child.stderr.on('data', (part) => (printed += part))
  try {
    while (!printed.includes('Ready: ') && child.exitCode === null && Date.now() - since < START_LIMIT) {
      await delay(200)
    }
    const started = printed.includes('Ready: ')
    report(started, `npm start, ${seconds(since)}${started ? '' : `:\n${printed}`}`)
    report(!printed.includes('Installing the dependencies'), 'npm start had nothing to install')
    if (started) {
      await get(`http://127.0.0.1:${port}`)
    }
  } finally {
    child.kill('SIGTERM')
  }
  // npm exits at once; the store finishes its requests and then releases the folder.
  for (let tries = 0; tries < 100 && existsSync(join(dataDir, 'store.lock')); tries += 1) {
    await delay(100)
  }
  report(existsSync(dataDir) && !existsSync(join(dataDir, 'store.lock')), 'releases its data folder when it is stopped')
}

/**
 * Sends requests of a visitor and a customer.
 * @param {string} url
 */
async function get(url) {
  const key = { 'x-publishable-api-key': 'pk_demo' }
  const body = JSON.stringify({ email: 'anna@kiosk.example', password: 'skafferi-demo-1' })
  const ready = await fetch(`${url}/health/ready`)
  report(ready.status === 200, `GET /health/ready ${ready.status}`)
  const landing = await fetch(`${url}/landing`)
  report(landing.status === 200 && /<h1/.test(await landing.text()), `GET /landing ${landing.status}, with a heading`)
  const categories = await fetch(`${url}/store/product-categories`, { headers: key })
  report(categories.status === 200, `GET /store/product-categories ${categories.status}, as a visitor`)
  const signIn = await fetch(`${url}/auth/customer/emailpass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { token } = await signIn.json()
  report(signIn.status === 200, `POST /auth/customer/emailpass ${signIn.status}`)
  const products = await fetch(`${url}/store/products`, { headers: { ...key, authorization: `Bearer ${token}` } })
  const { count } = await products.json()
  report(products.status === 200 && count > 0, `GET /store/products ${products.status}, ${count} products`)
}

/** @param {number} since */
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

if (!npm?.endsWith('.js')) {
  throw new Error('Run it with npm run check:platforms, because it needs npm.')
}
const parent = mkdtempSync(join(tmpdir(), 'skafferi-platforms-'))
try {
  console.log('Packages for other systems')
  copyFiles(join(parent, 'copy'))
  checkSystems(join(parent, 'copy'))
  for (const version of versions) {
    await checkNode(version, join(parent, version))
  }
} finally {
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 })
}

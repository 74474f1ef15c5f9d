/**
 * `npm run check:frameworks`: uses the packed component library in projects with other set-ups, which are installed
 * from the npm registry: Tailwind, Next, React Router, and React 18, which must be refused. Each is opened in a
 * browser. A project is skipped if it passed with the same packed file. `npm run check:frameworks -- next` checks one.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { packKit, runNpm } from '../packages/ui/build/packed.mjs'
import { chromiumLaunch } from './browser.mjs'
import { root } from './lib/command.mjs'
import { ownSheetProblems, writeSheets } from './lib/own-sheet.mjs'

/** Outside the repository, whose node_modules would answer imports, and outside any folder of that name, for Next. */
const workDir = join(tmpdir(), `skafferi-frameworks-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)
const examples = join(root, 'examples')
const PORT = Number(process.env.PORT ?? 4371)
const START_TIMEOUT = 30_000

/** What each page must show, also in the document that the server sends. */
const PAGES = { '': 'Products Found', cart: 'Shopping Cart', checkout: 'Order Details' }

/** @type {Record<string, (folder: string, packed: string) => Promise<string[]>>} */
const PROJECTS = {
  tailwind: async (folder, packed) => {
    await install(folder, packed)
    writeSheets(folder)
    runNpm(['run', 'build'], folder)
    return whileServed(folder, ['--port', String(PORT), '--strictPort'], (open) => ownSheetProblems(open))
  },
  next: async (folder, packed) => {
    await install(folder, packed)
    runNpm(['run', 'build'], folder)
    return whileServed(folder, ['--port', String(PORT)], pageProblems)
  },
  'react-router': async (folder, packed) => {
    await install(folder, packed)
    runNpm(['run', 'build'], folder)
    return whileServed(folder, [], pageProblems)
  },
  'react-18': async (folder, packed) => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const versions = ['react@18', 'react-dom@18', packed]
    try {
      runNpm(['install', '--dry-run', '--no-audit', '--no-fund', ...versions], folder)
    } catch (error) {
      const isReason = /peer react@"\^19[^"]*" from @skafferi\/ui/.test(String(error))
      return isReason ? [] : [`npm refuses React 18 without naming the version it needs:\n${error}`]
    }
    return ['npm installs the library beside React 18']
  },
}

/**
 * Installs an example project with the packed library.
 * @param {string} folder @param {string} packed
 */
async function install(folder, packed) {
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules' && name !== '.next') rmSync(join(folder, name), { recursive: true })
  }
  cpSync(join(examples, folder.slice(workDir.length + 1)), folder, { recursive: true })
  cpSync(join(examples, 'consumer/src'), join(folder, 'shop'), { recursive: true })
  const path = join(folder, 'package.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"@skafferi/ui": "*"', `"@skafferi/ui": "file:${packed}"`))
  runNpm(['install', '--no-audit', '--no-fund', '--prefer-offline'], folder)
}

/** @typedef {import('playwright').Page} Page */
/** @typedef {(path: string, options?: object, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>} Open */

/**
 * Starts a built project, and opens pages of it in a browser.
 * @param {string} folder
 * @param {string[]} args arguments of its start script
 * @param {(open: Open) => Promise<string[]>} check returns problems
 * @returns {Promise<string[]>} these, and what pages wrote to the console
 */
async function whileServed(folder, args, check) {
  const env = { ...process.env, PORT: String(PORT), NODE_ENV: 'production' }
  const server = spawn('npm', ['run', 'start', '--', ...args], { cwd: folder, env, stdio: 'ignore', detached: true })
  const browser = await chromium.launch(chromiumLaunch())
  /** @type {string[]} */
  const messages = []
  try {
    const origin = `http://localhost:${PORT}`
    await waitForAnswer(origin)
    const problems = await check(async (path, options, prepare) => {
      const page = await browser.newPage(options)
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(`${path}: ${message.text()}`)
      })
      page.on('pageerror', (error) => messages.push(`${path}: ${error.message}`))
      await prepare?.(page)
      await page.goto(origin + path, { waitUntil: prepare ? 'commit' : 'load' })
      return page
    })
    return [...problems, ...messages]
  } finally {
    await browser.close()
    if (server.pid) process.kill(-server.pid)
  }
}

/** @param {string} url */
async function waitForAnswer(url) {
  for (const end = Date.now() + START_TIMEOUT; ;) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return
    if (Date.now() > end) throw new Error(`${url} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** @param {Open} open */
async function pageProblems(open) {
  const problems = []
  for (const [name, text] of Object.entries(PAGES)) {
    const path = `/${name}`
    const sent = await (await fetch(`http://localhost:${PORT}${path}`)).text()
    if (!sent.includes(text)) problems.push(`${path}: the server does not send "${text}"`)
    const page = await open(path)
    if (!(await page.getByText(text).first().isVisible())) problems.push(`${path}: "${text}" is not visible`)
    await waitForReact(page).catch(() => problems.push(`${path}: React does not handle its buttons`))
    await page.close()
  }
  return [...problems, ...(await earlyInputProblems(open))]
}

/** @param {Page} page */
const waitForReact = (page) =>
  page.waitForFunction(() =>
    Array.from(document.querySelectorAll('button')).some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  )

/**
 * Types into the search before the page is hydrated, and after.
 * @param {Open} open
 */
async function earlyInputProblems(open) {
  /** @type {(value?: unknown) => void} */
  let release = () => {}
  const released = new Promise((resolve) => (release = resolve))
  const page = await open('/', {}, (held) =>
    held.route('**/*.js', async (route) => {
      await released
      await route.continue()
    }),
  )
  const search = page.getByPlaceholder('Search for anything...').filter({ visible: true }).first()
  await search.pressSequentially('min')
  release()
  // Only shown for a text that React knows.
  const clear = page.getByRole('button', { name: 'Clear search' }).filter({ visible: true })
  const isKnown = await clear.waitFor({ timeout: START_TIMEOUT }).then(
    () => true,
    () => false,
  )
  await search.press('t')
  const text = await search.inputValue()
  await page.close()
  return isKnown && text === 'mint' ? [] : [`/: "min" typed before hydration, and "t" after it, are "${text}"`]
}

/** @param {string} folder @param {import('node:crypto').Hash} hash */
function hashFolder(folder, hash) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of names.map((entry) => join(entry.parentPath, entry.name)).sort()) hash.update(readFileSync(path))
}

process.env.NEXT_TELEMETRY_DISABLED = '1'
const file = packKit(join(workDir, 'packed'))
const bytes = readFileSync(file)
// npm keeps an installed package if the name of its file is the same.
const packed = join(workDir, 'packed', `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.tgz`)
renameSync(file, packed)
const wanted = process.argv.slice(2)
for (const [name, check] of Object.entries(PROJECTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const folder = join(workDir, name)
  const passed = join(workDir, `${name}.passed`)
  mkdirSync(folder, { recursive: true })
  const hash = createHash('sha256').update(bytes)
  const sources = [join(examples, 'consumer'), join(examples, name)].filter((path) => existsSync(path))
  for (const source of sources) hashFolder(source, hash)
  for (const script of ['frameworks.mjs', 'lib/own-sheet.mjs']) hash.update(readFileSync(join(root, 'scripts', script)))
  const state = hash.digest('hex')
  if (existsSync(passed) && readFileSync(passed, 'utf8') === state) {
    console.log(`${name}: passed before with the same library`)
    continue
  }
  const start = Date.now()
  const problems = await check(folder, packed)
  problems.forEach((problem) => console.error(`${name}: ${problem}`))
  if (problems.length === 0) writeFileSync(passed, state)
  else process.exitCode = 1
  const outcome = problems.length === 0 ? 'passed' : `${problems.length} problems`
  console.log(`${name}: ${outcome} in ${Math.round((Date.now() - start) / 1000)} s`)
}
console.log(`The packed library has ${Math.round(bytes.length / 1000)} kB.`)

/** Finds, or gets, the Chromium that stories and journeys run in. */
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { root, run, runBin } from './lib/command.mjs'
import { CannotRun } from './lib/parts.mjs'

const isRoot = process.getuid?.() === 0

const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** Chromium's sandbox refuses to start as root, and containers give /dev/shm too little room. */
const ROOT_ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage']

/** Folders of the browsers that Playwright downloads, by platform, under the home folder. */
const PLAYWRIGHT_CACHE = { darwin: 'Library/Caches/ms-playwright', win32: 'AppData/Local/ms-playwright' }

/**
 * Path of the browser to use: CHROME_BIN, else an installed Chrome or Chromium; undefined leaves it to Playwright's own.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  if (env.CHROME_BIN) {
    return env.CHROME_BIN
  }
  const onWindows = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = env[name]
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : []
  })
  return [...INSTALLED, ...onWindows].find((path) => existsSync(path))
}

/**
 * Launch options of Playwright's `chromium.launch`, for Vitest's browser mode and for the journeys.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch() {
  const executablePath = findBrowser()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...ARGUMENTS, ...(isRoot ? ROOT_ARGUMENTS : [])],
  }
}

/**
 * Makes sure that a browser starts, getting one where there is none: Playwright's download first, then Debian's package
 * where this process may install packages. Needs the installed dependencies.
 * @returns {Promise<void>}
 * @throws {CannotRun} where no browser can be had
 */
export async function ensureBrowser() {
  if (findBrowser() || hasPlaywrightBrowser()) {
    const problem = await launchProblem()
    if (!problem) {
      return
    }
    if (process.env.CHROME_BIN) {
      throw new CannotRun(`CHROME_BIN (${process.env.CHROME_BIN}) does not start: ${problem}`)
    }
  }
  for (const get of [downloadBrowser, installDebianBrowser]) {
    console.log('No Chromium that starts was found; getting one.')
    if ((await get()) && !(await launchProblem())) {
      return
    }
  }
  throw new CannotRun('No Chrome or Chromium starts here. Install one, or set CHROME_BIN to the path of one.')
}

/** @param {NodeJS.ProcessEnv} env */
function hasPlaywrightBrowser(env = process.env) {
  const platform = /** @type {keyof typeof PLAYWRIGHT_CACHE} */ (process.platform)
  const folder = env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), PLAYWRIGHT_CACHE[platform] ?? '.cache/ms-playwright')
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium'))
}

/** Starts the browser once; a found file is no proof that its libraries are there too. */
async function launchProblem() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright')
  try {
    const browser = await chromium.launch(chromiumLaunch())
    await browser.close()
    return undefined
  } catch (error) {
    return /** @type {Error} */ (error).message.split('\n').find((line) => line.trim()) ?? 'it ended at once'
  }
}

const downloadBrowser = () => runBin('playwright', ['install', 'chromium'])

async function installDebianBrowser() {
  if (process.platform !== 'linux' || !isRoot || !existsSync('/usr/bin/apt-get')) {
    return false
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium', 'fonts-liberation']
  return (await run('apt-get', ['update', '--quiet'], { env })) && run('apt-get', install, { env })
}

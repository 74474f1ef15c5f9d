/** Finds the Chromium that stories and journeys run in; `node scripts/browser.mjs` also gets one where there is none. */
import { existsSync } from 'node:fs'
import { binPath, run } from './lib/command.mjs'

const isRoot = process.getuid?.() === 0

const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  `${process.env.LOCALAPPDATA}/Google/Chrome/Application/chrome.exe`,
]

const ARGUMENTS = ['--disable-gpu', '--disable-quic', '--font-render-hinting=none', '--force-color-profile=srgb'].concat(
  ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Chromium's sandbox refuses to start as root, and containers give /dev/shm too little room.
  isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
)

/**
 * Launch options of Playwright's `chromium.launch`, for Vitest's browser mode and for the journeys: the browser is
 * CHROME_BIN, else an installed Chrome or Chromium, else Playwright's own.
 */
export function chromiumLaunch() {
  const executablePath = process.env.CHROME_BIN || INSTALLED.find((path) => existsSync(path))
  return { ...(executablePath ? { executablePath } : {}), args: ARGUMENTS }
}

/** Starts the browser once, because a found file is no proof that its libraries are there too. Says what is wrong. */
async function launchProblem() {
  const { chromium } = await import('playwright')
  try {
    await chromium.launch(chromiumLaunch()).then((browser) => browser.close())
    return undefined
  } catch (error) {
    return /** @type {Error} */ (error).message.split('\n').find((line) => line.trim()) ?? 'it ended at once'
  }
}

const downloadBrowser = () => run(process.execPath, [binPath('playwright'), 'install', 'chromium'])

async function installDebianBrowser() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    return
  }
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '--quiet'], options)
  await run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium', 'fonts-liberation'], options)
}

if (import.meta.filename === process.argv[1]) {
  let problem = await launchProblem()
  for (const get of process.env.CHROME_BIN ? [] : [downloadBrowser, installDebianBrowser]) {
    if (problem) {
      console.log(`No Chromium that starts was found (${problem}); getting one.`)
      await get()
      problem = await launchProblem()
    }
  }
  if (problem) {
    console.error(`No Chrome or Chromium starts here: ${problem}. Install one, or set CHROME_BIN to the path of one.`)
    process.exitCode = 1
  }
}

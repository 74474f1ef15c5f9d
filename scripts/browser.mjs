/**
 * Finds the browsers that stories and journeys run in; `node scripts/browser.mjs` also gets Chromium where there is none,
 * and `node scripts/browser.mjs firefox` Firefox.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { binPath, root, run } from './lib/command.mjs'
import { installPackages } from './lib/debian.mjs'

const isRoot = process.getuid?.() === 0

const INSTALLED = {
  // Without a window to draw it takes two thirds of the processor's time, on the same engine.
  chromium: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    `${process.env.LOCALAPPDATA}/Google/Chrome/Application/chrome.exe`,
  ],
  // Elsewhere Playwright's own: what stands between it and an installed one is started as a program of its own.
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
}

/** The variable that names another one, what Debian calls it, and what is installed elsewhere. */
const NAMES = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROME_BIN',
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    elsewhere: 'Chrome or Chromium',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_BIN',
    packages: ['firefox-esr', 'fonts-liberation'],
    elsewhere: 'Firefox',
  },
}

/** @typedef {'chromium' | 'firefox'} Browser */

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
].concat(
  ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Chromium's sandbox refuses to start as root, and containers give /dev/shm too little room.
  isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
)

/** @param {Browser} browser */
const pathOf = (browser) => process.env[NAMES[browser].variable] || INSTALLED[browser].find((path) => existsSync(path))

/**
 * Launch options of Playwright's `chromium.launch`, for Vitest's browser mode and for the journeys: the browser is
 * CHROME_BIN, else an installed Chromium without windows, Chrome or Chromium, else Playwright's own.
 */
export function chromiumLaunch() {
  const executablePath = pathOf('chromium')
  return { ...(executablePath ? { executablePath } : {}), args: ARGUMENTS }
}

/**
 * Launch options of Playwright's `firefox.launch`: FIREFOX_BIN, else an installed Firefox, both by WebDriver BiDi, else
 * Playwright's own. What a long-term release cannot be told by Playwright (time zone, reduced motion) it is told at its start.
 */
export function firefoxLaunch() {
  const path = pathOf('firefox')
  const installed = { channel: 'moz-firefox', executablePath: join(root, 'e2e/support/firefox.mjs') }
  return {
    ...(path ? installed : {}),
    env: { ...process.env, TZ: 'Europe/Stockholm', ...(path ? { FIREFOX_BIN: path } : {}) },
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  }
}

/**
 * Starts the browser once, because a found file is no proof that its libraries are there too. Says what is wrong.
 * @param {Browser} browser
 */
async function launchProblem(browser) {
  const { chromium, firefox } = await import('playwright')
  try {
    await (browser === 'firefox' ? firefox.launch(firefoxLaunch()) : chromium.launch(chromiumLaunch())).then((it) =>
      it.close(),
    )
    return undefined
  } catch (error) {
    return /** @type {Error} */ (error).message.split('\n').find((line) => line.trim()) ?? 'it ended at once'
  }
}

/**
 * Ways to get a browser, in order, each with its name. Debian's first: kept pictures are of its Chromium, and its Firefox is the
 * one that keys were tried in.
 * @param {Browser} browser
 * @returns {{ name: string, get: () => Promise<number> }[]}
 */
function waysToGet(browser) {
  const { packages, variable } = NAMES[browser]
  if (process.env[variable]) {
    return []
  }
  return [
    ...(isRoot && existsSync('/usr/bin/apt-get')
      ? [{ name: `apt-get install ${packages.join(' ')}`, get: () => installPackages(packages) }]
      : []),
    {
      name: `playwright install ${browser}`,
      get: () => run(process.execPath, [binPath('playwright'), 'install', browser]),
    },
  ]
}

if (import.meta.filename === process.argv[1]) {
  const browser = process.argv[2] === 'firefox' ? 'firefox' : 'chromium'
  const { title, variable, packages, elsewhere } = NAMES[browser]
  const tried = []
  let problem = await launchProblem(browser)
  for (const { name, get } of waysToGet(browser)) {
    if (problem) {
      console.log(`No ${title} that starts was found (${problem}); trying ${name}.`)
      tried.push(`${name} ended with ${await get()}`)
      problem = await launchProblem(browser)
    }
  }
  if (problem) {
    const advice = `Install ${elsewhere} (on Debian, as root: apt-get install ${packages.join(' ')}), or set ${variable} to the path of one.`
    console.error(
      [`No ${title} starts here: ${problem.replace(/\.$/, '')}.`, ...tried.map((each) => `${each}.`), advice].join(' '),
    )
    process.exitCode = 1
  }
}

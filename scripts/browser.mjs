/**
 * Finds the browsers for stories and journeys. As a script it installs Chromium if it is missing: `node
 * scripts/browser.mjs`, or Firefox: `node scripts/browser.mjs firefox`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { binPath, root, run } from './lib/command.mjs'
import { installPackages } from './lib/debian.mjs'

const isRoot = process.getuid?.() === 0

const INSTALLED = {
  // The headless shell takes two thirds of the CPU time, with the same engine.
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
  // On other systems Playwright's own Firefox is used, because the wrapper for an installed one runs as an executable
  // script.
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
}

/** The variable that overrides the browser, its Debian packages, and its name on other systems. */
const NAMES = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROME_BIN',
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    otherSystems: 'Chrome or Chromium',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_BIN',
    packages: ['firefox-esr', 'fonts-liberation'],
    otherSystems: 'Firefox',
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
  // Chromium's sandbox does not run as root, and /dev/shm of containers is too small.
  isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
)

/** @param {Browser} browser */
const pathOf = (browser) => process.env[NAMES[browser].variable] || INSTALLED[browser].find((path) => existsSync(path))

/**
 * Returns options for Playwright's `chromium.launch`. The browser is CHROME_BIN, or else an installed headless shell,
 * Chrome or Chromium, or else Playwright's own.
 */
export function chromiumLaunch() {
  const executablePath = pathOf('chromium')
  return { ...(executablePath ? { executablePath } : {}), args: ARGUMENTS }
}

/**
 * Returns options for Playwright's `firefox.launch`. The browser is FIREFOX_BIN or an installed Firefox, both over
 * WebDriver BiDi, or else Playwright's own. Time zone and reduced motion are set at start, because Playwright cannot
 * set them in a Firefox ESR.
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
 * Starts the browser once, because an executable may lack its libraries; returns the error.
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
 * Returns the ways to install a browser, in order. Debian's packages come first: reference pictures were taken with its
 * Chromium, and keyboard tests were made with its Firefox.
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
  const { title, variable, packages, otherSystems } = NAMES[browser]
  const tried = []
  let problem = await launchProblem(browser)
  for (const { name, get } of waysToGet(browser)) {
    if (problem) {
      console.log(`No working ${title} found (${problem}). Trying ${name}.`)
      tried.push(`${name} ended with ${await get()}`)
      problem = await launchProblem(browser)
    }
  }
  if (problem) {
    const advice =
      `Install ${otherSystems} (on Debian, as root: apt-get install ${packages.join(' ')}), ` +
      `or set ${variable} to the path of one.`
    console.error(
      [`No ${title} starts here: ${problem.replace(/\.$/, '')}.`, ...tried.map((each) => `${each}.`), advice].join(' '),
    )
    process.exitCode = 1
  }
}

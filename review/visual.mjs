/**
 * `npm run visual`: compares the stored snapshots with the built Storybook, pixel by pixel; `npm run visual --
 * --update` stores those that differ, are new or are gone. Further arguments are passed to Playwright.
 * Another browser or system renders text differently, so nothing is compared there: the command prints the reason and
 * exits with 3. It exits with 1 if a snapshot differs.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { storedSnapshots } from '../.storybook/stored-snapshots.mjs'
import { chromiumLaunch } from '../scripts/browser.mjs'
import { binPath, root, run } from '../scripts/lib/command.mjs'
import { drawsAlike, systemHere } from './drawn-by.mjs'
import { OTHER_BROWSER } from '../scripts/lib/summary.mjs'

const kept = join(root, 'review/pictures')
const pin = join(kept, 'browser.txt')
/** The folder that Playwright compares with, as PNG, which is three times as large as the stored format. */
const laidOut = join(root, 'test-results/pictures')
const report = join(root, 'test-results/visual')

/**
 * Names of the snapshots in a folder, without their extension.
 * @param {string} folder
 * @param {string} ending
 */
const namesIn = (folder, ending) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending))

/** @param {string} name */
const layOut = (name) =>
  sharp(join(kept, `${name}.webp`))
    .png({ compressionLevel: 1 })
    .toFile(join(laidOut, `${name}.png`))

/** @param {string} name */
const keep = (name) =>
  sharp(join(laidOut, `${name}.png`))
    .removeAlpha()
    .webp({ lossless: true, effort: 6 })
    .toFile(join(kept, `${name}.webp`))

/** Includes the program's name, because the headless shell renders text differently from Chromium with windows. */
async function browserHere() {
  const options = chromiumLaunch()
  const browser = await chromium.launch(options)
  const version = browser.version()
  await browser.close()
  return `${basename(options.executablePath ?? 'playwright')} ${version} on ${systemHere()}`
}

/** The names of the snapshots to store for the built Storybook. */
function chosen() {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'))
  return storedSnapshots(Object.values(entries).filter(({ type }) => type === 'story')).map(({ file }) => file)
}

/** @param {string[]} asked arguments of Playwright */
async function compare(asked) {
  const obsolete = namesIn(kept, '.webp').filter((name) => !chosen().includes(name))
  obsolete.forEach((name) =>
    console.error(`${name} is a picture of no story that is chosen: npm run visual -- --update`),
  )
  const config = join(root, 'review/playwright.config.ts')
  const args = ['test', '-c', config, '--project=pictures', '--reporter=dot,html', ...asked]
  const env = { PLAYWRIGHT_HTML_OUTPUT_DIR: report, PLAYWRIGHT_HTML_OPEN: 'never' }
  const code = await run(process.execPath, [binPath('@playwright/test', 'playwright'), ...args], { env })
  if (code !== 0) console.error(`Before, after and difference, side by side: ${join(report, 'index.html')}`)
  return code === 0 && obsolete.length > 0 ? 1 : code
}

/** @param {string[]} asked @param {string} browser */
async function update(asked, browser) {
  const chosenNames = chosen()
  namesIn(kept, '.webp')
    .filter((name) => !chosenNames.includes(name))
    .forEach((name) => rmSync(join(kept, `${name}.webp`)))
  const drawn = (/** @type {string} */ name) => statSync(join(laidOut, `${name}.png`)).mtimeMs
  const before = new Map(namesIn(laidOut, '.png').map((name) => [name, drawn(name)]))
  const code = await compare(['--update-snapshots=changed', ...asked])
  const changed = namesIn(laidOut, '.png').filter((name) => before.get(name) !== drawn(name))
  for (const name of changed) await keep(name)
  if (code === 0 && asked.length === 0) writeFileSync(pin, `${browser}\n`)
  console.log(`${changed.length} of ${chosenNames.length} pictures are kept anew.`)
  return code
}

const isUpdate = process.argv.includes('--update')
const asked = process.argv.slice(2).filter((word) => word !== '--update')
const here = await browserHere()
const pinned = existsSync(pin) ? readFileSync(pin, 'utf8').trim() : 'none'
// A partial update with another browser would leave snapshots of both.
const isWhole = isUpdate && asked.length === 0
if (!isWhole && !drawsAlike(here, pinned)) {
  console.log(
    `Skipped: here is ${here}, and the pictures are of ${pinned}. None was compared; npm run visual -- --update takes this browser's.`,
  )
  process.exitCode = OTHER_BROWSER
} else {
  rmSync(laidOut, { recursive: true, force: true })
  mkdirSync(laidOut, { recursive: true })
  await Promise.all(namesIn(kept, '.webp').map(layOut))
  process.exitCode = isUpdate ? await update(asked, here) : await compare(asked)
}

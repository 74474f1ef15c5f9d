/** Compares a project's own Tailwind classes, and components of the library, with and without the other's sheet. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const project = `@import './own.css';\n`
const kit = `@import '@skafferi/ui/styles.css';\n`
const theme = `@import '@skafferi/ui/theme.css';\n`

/** Style sheets of the pages to compare. */
const SHEETS = { own: project, kit, 'own-kit': project + kit + theme, 'kit-own': kit + theme + project }

const TOKENS = ['--spacing', '--radius', '--radius-lg', '--text-lg', '--text-lg--line-height']

/** Writes a page for each style sheet into the project. @param {string} folder */
export function writeSheets(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  for (const [name, sheet] of Object.entries(SHEETS)) {
    writeFileSync(join(folder, `with-${name}.css`), sheet)
    writeFileSync(join(folder, `with-${name}.html`), page.replace('shop.css', `with-${name}.css`))
  }
  const pages = Object.keys(SHEETS).map((name) => `with-${name}.html`)
  const path = join(folder, 'vite.config.js')
  const config = readFileSync(path, 'utf8')
  const build = `build: { rolldownOptions: { input: ${JSON.stringify(pages)} } }, plugins:`
  writeFileSync(path, config.replace('plugins:', build))
}

/** Follows from the window, the typeface and the text. */
const GEOMETRY =
  /^(width|height|(inline|block)-size|(perspective|transform)-origin|top|right|bottom|left|inset-.*|grid-template-.*)$/

/** Tailwind sets these for bare elements, with no effect on a button with a background and on a picture as a block. */
const WITHOUT_EFFECT = ['appearance', 'vertical-align']

/** @typedef {Record<string, Record<string, string>>} Styles computed styles by element */

/**
 * The computed styles of the document's tokens, of an element without classes, of the project's own elements and of the
 * library's. Animations are stopped at the same time.
 * @param {import('playwright').Page} page
 * @returns {Promise<Styles>}
 */
const stylesOf = (page) =>
  page.evaluate(async (tokens) => {
    await document.fonts.ready
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = 1000
    }
    /** @param {Element} element */
    const read = (element) => {
      const style = getComputedStyle(element)
      return Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]))
    }
    const root = getComputedStyle(document.documentElement)
    /** @type {Styles} */
    const styles = { tokens: Object.fromEntries(tokens.map((name) => [name, root.getPropertyValue(name)])) }
    styles.plain = read(/** @type {Element} */ (document.getElementById('plain')))
    for (const element of document.querySelectorAll('[data-own]')) styles[`own ${element.className}`] = read(element)
    const shown = document.querySelectorAll('[data-own] ~ :not([data-own]), [data-own] ~ :not([data-own]) *')
    shown.forEach((element, index) => {
      styles[`kit ${index} ${element.tagName} ${element.getAttribute('class') ?? ''}`] = read(element)
    })
    return styles
  }, TOKENS)

/**
 * What differs with both sheets.
 * @param {Styles} alone @param {Styles} together
 * @param {(element: string, name: string) => boolean} isCompared
 */
function differences(alone, together, isCompared) {
  return Object.entries(alone).flatMap(([element, styles]) =>
    Object.entries(styles)
      .filter(([name, value]) => isCompared(element, name) && together[element]?.[name] !== value)
      .map(([name, value]) => `${element}: ${name} is ${together[element]?.[name]}, not ${value}`),
  )
}

/**
 * The project's own tokens, and what its classes change on an element.
 * @param {Styles} own
 * @returns {(element: string, name: string) => boolean}
 */
const isOfProject = (own) => (element, name) =>
  element === 'tokens' ||
  (element.startsWith('own ') && own[element]?.[name] !== own.plain?.[name] && !GEOMETRY.test(name))

/** @param {string} element @param {string} name */
const isOfLibrary = (element, name) =>
  element.startsWith('kit ') && !GEOMETRY.test(name) && !WITHOUT_EFFECT.includes(name)

/**
 * Opens the pages, on a phone and a desktop.
 * @param {(path: string, options: object) => Promise<import('playwright').Page>} open
 */
export async function ownSheetProblems(open) {
  const problems = []
  for (const width of [390, 1280]) {
    /** @param {string} name */
    const styles = async (name) => {
      const page = await open(`/with-${name}.html`, { viewport: { width, height: 900 } })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const result = await stylesOf(page)
      await page.close()
      return result
    }
    const [ownAlone, kitAlone, ownFirst, kitFirst] = [
      await styles('own'),
      await styles('kit'),
      await styles('own-kit'),
      await styles('kit-own'),
    ]
    const found = [
      ...differences(ownAlone, ownFirst, isOfProject(ownAlone)),
      ...differences(ownAlone, kitFirst, isOfProject(ownAlone)),
      ...differences(kitAlone, ownFirst, isOfLibrary),
    ]
    problems.push(...found.map((problem) => `${width} px: ${problem}`))
  }
  return problems
}

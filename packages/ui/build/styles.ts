import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem, compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { browserslistToTargets, transform } from 'lightningcss'
import type { Entry } from './entries'
import { source, target } from './folders'
import { level, type LevelledRule } from './levels'
import { reachableScripts, type Script } from './scripts'

/** The first browsers with `light-dark()`, as in the app's build. */
const targets = browserslistToTargets(['chrome 123', 'safari 17.5', 'firefox 128'])

const fontFile = 'hanken-grotesk.woff2'

const read = (name: string) => readFileSync(source + name, 'utf8')

/**
 * @param order the `@layer` statement; added after minification, because a minifier would drop layers that one sheet
 * alone does not use
 */
function write(name: string, css: string, order = ''): void {
  const { code } = transform({ filename: name, code: Buffer.from(css), minify: true, targets })
  mkdirSync(dirname(target + name), { recursive: true })
  writeFileSync(target + name, order + code.toString())
}

/** Resolves Tailwind's syntax in style sheets of the kit. */
async function resolveTailwind(css: string): Promise<string> {
  const { build } = await compile(css, { base: source, onDependency: () => undefined })
  return build([])
}

/** The rule of each class in use, with its level. */
async function rulesOf(scripts: readonly Script[]): Promise<Map<string, LevelledRule>> {
  const design = await loadDesignSystem(read('styles.css'), { base: source })
  const order = design.getClassOrder([...new Set(scripts.flatMap(({ code }) => classesIn(code)))])
  const known = order.flatMap(([name, place]) => (place === null ? [] : [{ name, place }]))
  known.sort((one, other) => (one.place < other.place ? -1 : 1))
  const texts = design.candidatesToCss(known.map(({ name }) => name))
  const rules = known.map(({ name }, index) => ({ name, css: texts[index] ?? '' }))
  return new Map(level(rules).map((rule) => [rule.name, rule]))
}

/** Every string in a script that could be a class name. */
function classesIn(code: string): string[] {
  return new Scanner({}).scanFiles([{ content: code, extension: 'js' }])
}

const layerOf = (ruleLevel: number) => `utilities.l${ruleLevel}`

/**
 * The `@layer` statement that fixes the order of the layers. Every sheet begins with it, so sheets can be loaded in any
 * order.
 */
const layers = (highest: number) =>
  `@layer base,${Array.from({ length: highest }, (_, index) => layerOf(index + 1)).join()};`

/** The rules that the given scripts use, each in the layer of its level. */
function sheetOf(scripts: readonly Script[], rules: ReadonlyMap<string, LevelledRule>): string {
  const names = new Set(scripts.flatMap(({ code }) => classesIn(code)))
  const used = [...rules.values()].filter(({ name }) => names.has(name))
  const registered = new Set<string>()
  const byLevel = new Map<number, string[]>()
  for (const rule of used) {
    const [css = '', ...properties] = rule.css.split(/(?=^@property)/m)
    properties.forEach((property) => registered.add(property))
    byLevel.set(rule.level, [...(byLevel.get(rule.level) ?? []), css])
  }
  const blocks = [...byLevel].map(([number, texts]) => `@layer ${layerOf(number)} {\n${texts.join('\n')}}\n`)
  return [...blocks, ...registered].join('')
}

/** Copies the typeface into the package, so that a bundler finds it there. */
function copyFont(): void {
  mkdirSync(`${target}fonts`, { recursive: true })
  for (const file of [fontFile, 'OFL.txt']) copyFileSync(`${source}theme/fonts/${file}`, `${target}fonts/${file}`)
}

/** Writes the theme for Tailwind users: it adds the kit's tokens and keeps Tailwind's own. */
function writeTheme(): void {
  const names = read('theme/tokens.css').replace(/@theme \{\s*--\*: initial;\s*\}\s*/, '')
  writeFileSync(`${target}theme.css`, `@import './tokens.css';\n@source './**/*.js';\n\n${names}`)
}

/**
 * Writes the style sheets: `tokens.css` (custom properties only), `base.css` (tokens, bare elements and the typeface),
 * `theme.css` for Tailwind users, one sheet for each component on top of the base, and `styles.css` with everything.
 */
export async function buildStyles(entries: readonly Entry[], all: readonly Script[]): Promise<void> {
  const scripts = new Map(all.map((script) => [script.file, script]))
  const rules = await rulesOf(all)
  const order = layers(Math.max(...Array.from(rules.values(), (rule) => rule.level)))
  const tokens = ['palette', 'roles', 'density', 'tokens'].map((name) => `@import './theme/${name}.css';\n`).join('')
  const fontFaces =
    read('sheet.css')
      .match(/@font-face \{[^}]*\}/g)
      ?.join('\n') ?? ''
  const keyframes =
    read('theme/tokens.css')
      .match(/@keyframes \w+ \{\s*[^{}]+\{[^}]*\}\s*\}/g)
      ?.join('\n') ?? ''
  const resolvedBase = await resolveTailwind(`${tokens}@import './theme/reset.css';\n@import './theme/base.css';\n`)
  const base = `${resolvedBase}${fontFaces.replace(/url\('[^']*'\)/, `url('./fonts/${fontFile}')`)}${keyframes}`

  copyFont()
  writeTheme()
  write('tokens.css', await resolveTailwind(tokens))
  write('base.css', base, order)
  write('styles.css', base + sheetOf(all, rules), order)
  for (const { name, layer } of entries) {
    if (layer === 'base') continue
    const reached = reachableScripts(`${name}/index.js`, scripts, 'all')
    write(`${name}.css`, sheetOf(reached, rules), order)
  }
}

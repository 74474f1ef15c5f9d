import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem, compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { browserslistToTargets, transform, type Selector } from 'lightningcss'
import { CLASS_PREFIX, prefixProperties, propertiesIn } from './class-names'
import type { Entry } from './entries'
import { source, target } from './folders'
import { level, type LevelledRule } from './levels'
import { modulesWithClasses, rivalClasses } from './rival-classes'
import { reachableScripts, type Script } from './scripts'

/** The first browsers with `light-dark()`, as in the app's build. */
const targets = browserslistToTargets(['chrome 123', 'safari 17.5', 'firefox 128'])

const fontFile = 'hanken-grotesk.woff2'

const read = (name: string) => readFileSync(source + name, 'utf8')

/** Prefixes the class names of a selector, as {@link prefixClassNames} does in scripts; also inside `:is()`. */
const prefixed = (selector: Selector): Selector =>
  selector.map((part) => {
    if (part.type === 'class') return { ...part, name: CLASS_PREFIX + part.name }
    const isList =
      part.type === 'pseudo-class' &&
      (part.kind === 'is' || part.kind === 'where' || part.kind === 'not' || part.kind === 'has')
    return isList ? { ...part, selectors: part.selectors.map(prefixed) } : part
  })

/** Prefixes animations: Tailwind's `spin` and `pulse` are other ones. */
const prefixAnimations = (css: string) =>
  css.replace(/@keyframes \w+|\banimation:[^;}]+/g, (part) =>
    part.replace(/(?<![\w-])(appear|pulse|spin|wait)(?![\w-])/g, `${CLASS_PREFIX}$1`),
  )

/**
 * @param order the `@layer` statement; added after minification, because a minifier would drop layers that one sheet
 * alone does not use
 */
function write(name: string, css: string, order = ''): void {
  const { code } = transform({
    filename: name,
    code: Buffer.from(prefixProperties(prefixAnimations(css))),
    minify: true,
    targets,
    visitor: { Selector: prefixed },
  })
  mkdirSync(dirname(target + name), { recursive: true })
  writeFileSync(target + name, order + code.toString())
}

/** Resolves Tailwind's syntax in style sheets of the kit, without the fallback for browsers before {@link targets}. */
async function resolveTailwind(css: string): Promise<string> {
  const { build } = await compile(css, { base: source, onDependency: () => undefined })
  return build([])
    .replace(/^:root, :host( \{[^}]*\})/m, '@layer theme {\n:root$1\n}')
    .replace(/^@layer properties \{[^]*?^\}\n/m, '')
}

/** The kit's own sheet, with the scale as custom properties instead of values. */
const kitSheet = () => read('sheet.css').replace(' theme(inline)', '')

/** Leaves out properties of Tailwind that no rule reads, such as `--tw-font-weight`. */
function withoutUnread(rules: readonly string[]): string[] {
  const names = new Set(rules.flatMap((css) => css.match(/(?<=var\()--tw-[\w-]+/g) ?? []))
  return rules.map((css) =>
    css.replace(/^ *(?:@property (--tw-[\w-]+) \{[^}]*\}|(--tw-[\w-]+):[^;]*;)\n/gm, (text, ...[registered, set]) =>
      names.has(registered ?? set) ? text : '',
    ),
  )
}

/** The rule of each class in use, with its level. */
async function rulesOf(scripts: readonly Script[]): Promise<Map<string, LevelledRule>> {
  const design = await loadDesignSystem(kitSheet(), { base: source })
  const order = design.getClassOrder([...new Set(scripts.flatMap(({ code }) => classesIn(code)))])
  const known = order.flatMap(([name, place]) => (place === null ? [] : [{ name, place }]))
  known.sort((one, other) => (one.place < other.place ? -1 : 1))
  const texts = withoutUnread(design.candidatesToCss(known.map(({ name }) => name)).map((css) => css ?? ''))
  const rules = known.map(({ name }, index) => ({ name, css: texts[index] ?? '' }))
  return new Map(level(rules, rivalClasses(modulesWithClasses())).map((rule) => [rule.name, rule]))
}

/** Every string in a script that could be a class name. */
function classesIn(code: string): string[] {
  return new Scanner({}).scanFiles([{ content: code, extension: 'js' }])
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The layer of a level within the layer of utilities: `a`, `b` … `Z`, `aa`; short, because every sheet names all. */
function layerOf(ruleLevel: number): string {
  const index = ruleLevel - 1
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? layerOf(rest) : '') + letters[index % letters.length]
}

/** The order of the layers in a sheet without classes of components. */
const outerLayers = '@layer properties,theme,base,components,utilities;'

/**
 * The `@layer` statement that fixes the order of the layers. Every sheet of a component begins with it, so sheets can
 * be loaded in any order. Tailwind's own layers are named in their order, because the first sheet of a page decides it.
 */
const layers = (highest: number) =>
  `${outerLayers}@layer utilities{@layer ${Array.from({ length: highest }, (_, index) => layerOf(index + 1)).join()};}`

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
  return [`@layer utilities {\n${blocks.join('')}}\n`, ...registered].join('')
}

/** Copies the typeface into the package, so that a bundler finds it there. */
function copyFont(): void {
  mkdirSync(`${target}fonts`, { recursive: true })
  for (const file of [fontFile, 'OFL.txt']) copyFileSync(`${source}theme/fonts/${file}`, `${target}fonts/${file}`)
}

/** The tokens of a theme: names and values. */
const tokensOf = (css: string) =>
  Array.from(css.matchAll(/^\s*(--[a-z][\w-]*):\s*([^;]+);/gm), ([, name = '', value = '']) => ({ name, value }))

const declare = (tokens: readonly { name: string; value: string }[]) =>
  tokens.map(({ name, value }) => `  ${name}: ${value};\n`).join('')

/** Imports the tokens: in a layer, so that a project's own values win in whatever order the sheets are loaded. */
const importTokens = [
  "@import './theme/tokens.css';\n",
  "@import './theme/scale.css' layer(theme) theme(static);\n",
  ...['palette', 'roles', 'density'].map((name) => `@import './theme/${name}.css' layer(theme);\n`),
].join('')

/**
 * Writes the theme for Tailwind users: those tokens of the kit whose names Tailwind's own theme does not have, so that
 * `text-lg` or `rounded-md` of a project keep their values.
 */
function writeTheme(): void {
  const tailwind = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8')
  const taken = new Set(tokensOf(tailwind).map(({ name }) => name))
  const scale = tokensOf(read('theme/scale.css')).map(({ name }) => ({ name, value: `var(${name})` }))
  const own = [...tokensOf(read('theme/tokens.css')), ...scale]
    .filter(({ name }) => !taken.has(name) && !/^--(animate|default|duration)-/.test(name))
    .map(({ name, value }) => ({ name, value: prefixProperties(value) }))
  writeFileSync(`${target}theme.css`, `@import './tokens.css';\n\n@theme inline {\n${declare(own)}}\n`)
}

/** Declares the tokens of the theme that rules refer to by name instead of by value. */
function referredTokens(rules: ReadonlyMap<string, LevelledRule>): string {
  const referred = new Set([...rules.values()].flatMap(({ css }) => css.match(/(?<=var\()--[\w-]+/g) ?? []))
  const tokens = tokensOf(read('theme/tokens.css'))
  const animations = tokens.filter(({ name }) => name.startsWith('--duration-'))
  const named = tokens.filter(({ name }) => referred.has(name) && !animations.some((token) => token.name === name))
  return `@layer theme {\n:root {\n${declare([...animations, ...named])}}\n}\n`
}

/**
 * Writes the style sheets: `tokens.css` (custom properties only), `base.css` (tokens, bare elements and the typeface),
 * `theme.css` for Tailwind users, one sheet for each component on top of the base, and `styles.css` with everything.
 * @returns the names of classes and custom properties, as the sources have them
 */
export async function buildStyles(
  entries: readonly Entry[],
  all: readonly Script[],
): Promise<{ classes: ReadonlySet<string>; properties: ReadonlySet<string> }> {
  const scripts = new Map(all.map((script) => [script.file, script]))
  const rules = await rulesOf(all)
  const order = layers(Math.max(...Array.from(rules.values(), (rule) => rule.level)))
  const fontFaces =
    read('sheet.css')
      .match(/@font-face \{[^}]*\}/g)
      ?.join('\n') ?? ''
  const keyframes =
    read('theme/tokens.css')
      .match(/@keyframes \w+ \{\s*[^{}]+\{[^}]*\}\s*\}/g)
      ?.join('\n') ?? ''
  const resolvedBase = await resolveTailwind(
    `${importTokens}@import './theme/reset.css';\n@import './theme/base.css';\n`,
  )
  const fonts = fontFaces.replace(/url\('[^']*'\)/, `url('./fonts/${fontFile}')`)
  const base = `${resolvedBase}${fonts}${keyframes}${referredTokens(rules)}`

  copyFont()
  writeTheme()
  write('tokens.css', await resolveTailwind(importTokens), outerLayers)
  write('base.css', base, outerLayers)
  write('styles.css', base + sheetOf(all, rules), order)
  for (const { name, layer } of entries) {
    if (layer === 'base') continue
    const reached = reachableScripts(`${name}/index.js`, scripts, 'all')
    write(`${name}.css`, sheetOf(reached, rules), order)
  }
  return { classes: new Set(rules.keys()), properties: new Set(propertiesIn(base + sheetOf(all, rules))) }
}

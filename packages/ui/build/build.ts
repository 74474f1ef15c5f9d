/** `npm run build -w @skafferi/ui`: writes `dist/`, everything npm packs except the documents. */
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readAreas } from '../src/words/read-areas'
import { prefixClassNames } from './class-names'
import { entries } from './entries'
import { root, source, target } from './folders'
import { buildScripts } from './scripts'
import { checkSizes } from './sizes'
import { buildStyles } from './styles'
import { themingProblems } from './theming'
import { buildTypes } from './types'

process.env.NODE_ENV = 'production'
rmSync(target, { recursive: true, force: true })
const all = entries()
const scripts = await buildScripts(all)
const { classes, properties } = await buildStyles(all, scripts)
for (const { file } of scripts.filter((script) => !script.file.startsWith('inlined/node_modules/'))) {
  const code = readFileSync(target + file, 'utf8')
  const prefixed = prefixClassNames(code, (name) => classes.has(name), properties)
  writeFileSync(target + file, prefixed)
}
buildTypes(all)
// What its README refers to.
for (const name of ['Screens.tsx', 'brand.ts', 'data.ts', 'limits.ts', 'paths.ts', 'words.ts'])
  cpSync(`${root}../../examples/consumer/src/${name}`, `${target}examples/${name}`)
copyFileSync(`${source}theme/tokens.json`, `${target}tokens.json`)
writeFileSync(`${target}words/en.json`, `${JSON.stringify(Object.fromEntries(readAreas()), null, 2)}\n`)
const scale = readFileSync(`${source}theme/scale.css`, 'utf8').match(/(?<=^ {2})--[\w-]+(?=:)/gm) ?? []
const packed = (name: string) => readFileSync(target + name, 'utf8')
const problems = [
  ...checkSizes(
    all,
    scripts.map((script) => ({ ...script, code: packed(script.file) })),
  ),
  ...themingProblems(
    { tokens: packed('tokens.css'), styles: packed('styles.css') },
    scale,
    readFileSync(`${root}README.md`, 'utf8'),
  ),
]
problems.forEach((problem) => console.error(problem))
process.exitCode = problems.length === 0 ? 0 : 1

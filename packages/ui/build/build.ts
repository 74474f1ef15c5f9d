/** `npm run build -w @skafferi/ui`: writes `dist/`, everything npm packs except the documents. */
import { copyFileSync, rmSync } from 'node:fs'
import { entries } from './entries'
import { source, target } from './folders'
import { buildScripts } from './scripts'
import { checkSizes } from './sizes'
import { buildStyles } from './styles'
import { buildTypes } from './types'

process.env.NODE_ENV = 'production'
rmSync(target, { recursive: true, force: true })
const all = entries()
const scripts = await buildScripts(all)
await buildStyles(all, scripts)
buildTypes(all)
copyFileSync(`${source}theme/tokens.json`, `${target}tokens.json`)
const problems = checkSizes(all, scripts)
problems.forEach((problem) => console.error(problem))
process.exitCode = problems.length === 0 ? 0 : 1

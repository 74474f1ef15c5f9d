/**
 * `npm run new -- component <name>`: the files of something new, from the templates of scripts/templates. They pass type
 * check, lint and the laws of the house as they are; what is left to say is marked with TODO.
 *
 *     npm run new -- component price-flag     packages/ui/src/components
 *     npm run new -- commerce price-flag      packages/ui/src/commerce
 *     npm run new -- screen returns           packages/ui/src/screens
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/command.mjs'
import { isPlain, written } from './lib/templates.mjs'

/** @type {Readonly<Record<string, { template: string, folder: string, group: string, next: string }>>} */
const kinds = {
  component: { template: 'component', folder: 'packages/ui/src/components', group: 'Components', next: 'It knows no shop word.' },
  commerce: { template: 'component', folder: 'packages/ui/src/commerce', group: 'Commerce', next: 'Its texts go to src/words.' },
  screen: { template: 'screen', folder: 'packages/ui/src/screens', group: 'Screens', next: 'Its row goes to apps/web/src/pages.ts.' },
}

const [kind = '', name = ''] = process.argv.slice(2)
const { template, folder, group, next } = kinds[kind] ?? { template: '', folder: '', group: '', next: '' }
const target = join(root, folder, kind === 'screen' ? `${name}-screen` : name)

/** What is wrong with what was asked for, if anything is. */
function problem() {
  if (!template) return `npm run new -- <${Object.keys(kinds).join(' | ')}> <name>`
  if (!isPlain(name)) return `A name is small letters with hyphens, as in "price-flag", and it is "${name}".`
  return existsSync(target) ? `${target} is there already.` : undefined
}

const refused = problem()
if (refused) {
  console.error(refused)
  process.exitCode = 1
} else {
  const templates = join(root, 'scripts/templates', template)
  mkdirSync(target, { recursive: true })
  for (const file of readdirSync(templates)) {
    const own = written(file, readFileSync(join(templates, file), 'utf8'), { name, group })
    writeFileSync(join(target, own.file), own.text)
    console.log(join(target, own.file).slice(root.length + 1))
  }
  console.log(`Now say what it is where the files say TODO. ${next}`)
}

/**
 * `npm run new -- <kind> <name>`: creates files from the templates of scripts/templates, and their entries in the
 * project's lists. The result passes all checks; TODO marks what is left to write.
 *
 *   npm run new -- component price-flag packages/ui/src/components/content
 *   npm run new -- commerce price-flag  packages/ui/src/commerce/catalogue
 *   npm run new -- screen returns       packages/ui/src/screens
 *   npm run new -- feature returns      packages/domain/src/rules and packages/domain/src/shop
 *   npm run new -- route returns        apps/web/src/routes, for the screen of the same name
 *   npm run new -- endpoint returns     openapi, apps/store/src/modules, packages/fixtures/src/msw: GET /store/returns
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { binPath, root, run } from './lib/command.mjs'
import { withLines } from './lib/new-lines.mjs'
import { isPlain, written } from './lib/templates.mjs'

/** @type {Readonly<Record<string, { template: string, folder: string, group?: string, next: string }>>} */
const kinds = {
  component: {
    template: 'component',
    folder: 'packages/ui/src/components/content/__name__',
    group: 'Components/Content',
    next: 'It must not contain texts of the shop.',
  },
  commerce: {
    template: 'component',
    folder: 'packages/ui/src/commerce/catalogue/__name__',
    group: 'Commerce/Catalogue',
    next: 'Its texts belong in src/words.',
  },
  screen: {
    template: 'screen',
    folder: 'packages/ui/src/screens/__name__-screen',
    group: 'Screens/Account',
    next: 'To create its page: npm run new -- route.',
  },
  feature: {
    template: 'feature',
    folder: '',
    next: 'Export the types that the kit displays from views.ts.',
  },
  route: {
    template: 'route',
    folder: 'apps/web/src/routes',
    group: 'Pages/Account',
    next: 'Set its access in apps/web/src/pages.ts.',
  },
  endpoint: {
    template: 'endpoint',
    folder: '',
    next: 'Move its folder to the module it belongs to. To generate the types: npm run generate.',
  },
}

const [kind = '', name = ''] = process.argv.slice(2)
const { template, folder, group = '', next } = kinds[kind] ?? { template: '', folder: '', group: '', next: '' }
// The next minor version is the first to contain it.
const since = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')).version.replace(
  /\d+\.\d+$/,
  (/** @type {string} */ end) => `${Number.parseInt(end, 10) + 1}.0`,
)
const own = { name, group, since }

/** @returns {{ file: string, text: string }[]} the new files, by their path relative to the project's folder */
function files() {
  const from = join(root, 'scripts/templates', template)
  const all = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(from, file)).isFile(),
  )
  return all.map((file) => written(join(folder, file), readFileSync(join(from, file), 'utf8'), own))
}

/** Returns why the request is invalid; undefined if it is valid. */
function problem() {
  if (!template) return `npm run new -- <${Object.keys(kinds).join(' | ')}> <name>`
  if (!isPlain(name))
    return `The name must be lower-case letters and digits with hyphens, e.g. "price-flag", but it is "${name}".`
  const screen = `packages/ui/src/screens/${name}-screen`
  if (kind === 'route' && !existsSync(join(root, screen))) return `There is no ${screen}: npm run new -- screen ${name}`
  const there = files().find(({ file }) => existsSync(join(root, file)))
  return there && `${there.file} exists already.`
}

const refused = problem()
if (refused) {
  console.error(refused)
  process.exitCode = 1
} else {
  const changed = withLines(kind, own, (file) => readFileSync(join(root, file), 'utf8'))
  const all = [...files(), ...changed]
  for (const { file, text } of all) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
  await run(process.execPath, [binPath('oxfmt'), ...all.map(({ file }) => join(root, file))])
  console.log(`Now fill in the TODOs. ${next}`)
}

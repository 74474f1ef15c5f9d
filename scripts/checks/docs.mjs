/** Links, file names, test titles and npm commands in the project's Markdown files exist. */
import { posix } from 'node:path'
import { fileNames, textOf } from '../lib/sources.mjs'

/** Describes files of the built package, which are not in the repository. */
const PUBLISHED = 'packages/ui/README.md'

/** Folders that commands write. */
const GENERATED = /^(\.data|\.turbo|dist|node_modules|demo-static|storybook-static|test-results)\//

const FILE_NAME = /\.(css|json|jsonc|md|mjs|png|sh|sql|ts|tsx|webp|ya?ml)$/

const withoutFences = (/** @type {string} */ text) => text.replace(/^```[^]*?^```$/gm, '')

/** Returns the anchors that GitHub generates for a text's headings. @param {string} text */
function anchorsOf(text) {
  const headings = [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/**
 * Returns a document's links to missing files or headings.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} paths files and folders of the project
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
export function linkProblems(file, text, paths, read) {
  const targets = [...withoutFences(text).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.flatMap((target) => {
    const [path = '', anchor] = target.split('#')
    const resolved = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '')
    if (!paths.has(resolved)) return [`${file}: the link ${target} leads to no file`]
    if (anchor === undefined || anchorsOf(resolved === file ? text : read(resolved)).includes(anchor)) return []
    return [`${file}: the link ${target} leads to no heading`]
  })
}

/**
 * Returns a pattern for a file name in a document: `<placeholder>` and `*` match one part, `**` several, `{a,b}` and
 * `@(a|b)` alternatives.
 * @param {string} name
 */
function patternOf(name) {
  const escaped = name
    .replaceAll('\\|', '|')
    .replace(/@\(([^)]*)\)/g, (_, choices) => `{${choices.replaceAll('|', ',')}}`)
    .replace(/<[^>]*>/g, '*')
    .replace(/[.+^$()[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, choices) => `(${choices.replaceAll(',', '|')})`)
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`(^|/)${escaped.replace(/\/$/, '')}$`)
}

/**
 * Returns names in backticks that look like a file or folder of the project but do not exist. A name is relative to the
 * project's folder, or the end of a path, e.g. `cart/change-cart.test.ts`.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} paths
 * @returns {string[]}
 */
export function fileProblems(file, text, paths) {
  const roots = new Set([...paths].filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))
  const isOfProject = (/** @type {string} */ name) =>
    !/^(\/|@|\w+:)|…|\.\.\./.test(name) &&
    !GENERATED.test(name) &&
    (roots.has(name.split('/')[0] ?? '') ? name.includes('/') : FILE_NAME.test(name))
  const names = [...withoutFences(text).matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
    code.split(/\s+/).map((word) => word.replace(/^'|'$/g, '').replace(/#.*/, '')),
  )
  const missing = names.filter((name) => {
    if (!isOfProject(name)) return false
    const pattern = patternOf(name)
    return !paths.has(name.replace(/\/$/, '')) && ![...paths].some((path) => pattern.test(path))
  })
  return [...new Set(missing)].map((name) => `${file}: there is no file ${name}`)
}

/**
 * Returns quoted titles after a test file that the file does not contain: `cart.test.ts` "takes three statements …". An
 * ellipsis matches the rest of a title.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} paths
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
export function titleProblems(file, text, paths, read) {
  const proofs = [...text.matchAll(/`([^`\s]+\.(?:test|e2e)\.tsx?)`((?:,? "[^"]+")+)/g)]
  return proofs.flatMap(([, name = '', titles = '']) => {
    const sources = [...paths].filter((path) => path === name || path.endsWith(`/${name}`)).map(read)
    const parts = [...titles.matchAll(/"([^"]+)"/g)].flatMap(([, title = '']) =>
      title.split('…').map((part) => part.trim()),
    )
    const missing = parts.filter((part) => !sources.some((source) => source.includes(part)))
    return missing.map((part) => `${file}: ${name} has no test "${part}"`)
  })
}

/**
 * Returns `npm run` commands of a document that no workspace has.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, ReadonlySet<string>>} scripts of each workspace by its package's name; '' is the root
 * @returns {string[]}
 */
export function commandProblems(file, text, scripts) {
  const commands = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)(?: -w (@[\w/-]+))?/g)]
  const missing = commands.filter(([, name = '', workspace]) => {
    const workspaces = workspace?.endsWith('/') ? [...scripts.keys()] : [workspace ?? '']
    return !workspaces.some((one) => scripts.get(one)?.has(name))
  })
  return [...new Set(missing.map(([command]) => `${file}: there is no command ${command}`))]
}

export default () => {
  const files = fileNames(() => true)
  const paths = new Set(
    files.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
  )
  const packages = files.filter((path) => /^((apps|packages)\/[^/]+\/)?package\.json$/.test(path))
  const scripts = new Map(
    packages.map((path) => {
      const { name, scripts: named = {} } = JSON.parse(textOf(path))
      return [path === 'package.json' ? '' : name, new Set(Object.keys(named))]
    }),
  )
  const documents = files.filter((path) => path.endsWith('.md'))
  return documents.flatMap((file) => {
    const text = textOf(file)
    return [
      ...linkProblems(file, text, paths, textOf),
      ...(file === PUBLISHED ? [] : fileProblems(file, text, paths)),
      ...titleProblems(file, text, paths, textOf),
      ...commandProblems(file, text, scripts),
    ]
  })
}

/** Makes sure that what package-lock.json names is what node_modules holds. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './command.mjs'

/**
 * Says why the installed packages are not those of package-lock.json; undefined when they are.
 *
 * npm writes what it installed into node_modules/.package-lock.json as its last step, so an interrupted installation
 * and an install by hand are both judged rightly; a folder that was cleared since is looked for. Packages for other
 * platforms may be missing.
 * @param {string} folder the project's folder
 * @returns {string | undefined}
 */
export function installProblem(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  if (!wanted) {
    return 'package-lock.json is missing'
  }
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!installed) {
    return 'no dependencies are installed yet'
  }
  for (const [path, entry] of Object.entries(wanted)) {
    const present = installed[path]
    const mayBeMissing = path === '' || entry.optional || entry.devOptional
    if (present ? differs(entry, present) || !existsSync(join(folder, path)) : !mayBeMissing) {
      return `${path.replace(/^.*node_modules\//, '')} is not installed as package-lock.json names it`
    }
  }
  const extra = Object.keys(installed).find((path) => !wanted[path])
  return extra && `${extra.replace(/^.*node_modules\//, '')} is installed but no longer in package-lock.json`
}

/**
 * Installs the dependencies when they are missing or stale; leaves the process with a sentence when that fails.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  const problem = installProblem(root)
  if (!problem) {
    return
  }
  console.log(`Installing the dependencies: ${problem}.`)
  // Without --include=dev an environment with NODE_ENV=production would install no build tools.
  if (!(await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']))) {
    console.error('The dependencies could not be installed. The lines above say why; mend that and start again.')
    process.exit(1)
  }
}

/**
 * Says what is wrong with a version of Node; undefined when the project runs on it (package.json, "engines").
 * @param {string} version as `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  return fits ? undefined : `Node ${version} is too old or not supported: install Node 22 (or 20.19 and later).`
}

/** Leaves the process with a sentence when Node is too old. */
export function requireNode() {
  const problem = nodeProblem(process.versions.node)
  if (problem) {
    console.error(problem)
    process.exit(1)
  }
}

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean, devOptional?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * @param {Entry} wanted
 * @param {Entry} present
 */
function differs(wanted, present) {
  return wanted.version !== present.version || wanted.integrity !== present.integrity
}

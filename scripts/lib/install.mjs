/** Makes sure that node_modules matches package-lock.json. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './command.mjs'

/**
 * Returns why node_modules does not match package-lock.json; undefined if it does. npm writes
 * node_modules/.package-lock.json as its last step. Packages for other platforms may be missing.
 * @param {string} folder the project's folder
 * @returns {string | undefined}
 */
export function installProblem(folder) {
  const locked = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!locked || !installed) {
    return 'no dependencies are installed yet'
  }
  for (const path of Object.keys({ ...locked, ...installed }).filter(Boolean)) {
    const [entry, present] = [locked[path], installed[path]]
    const name = path.replace(/^.*node_modules\//, '')
    if (!entry) {
      return `${name} is installed but no longer in package-lock.json`
    }
    const isLocked = present?.version === entry.version && present?.integrity === entry.integrity
    if (present ? !isLocked || !existsSync(join(folder, path)) : !entry.optional && !entry.devOptional) {
      return `${name} does not match package-lock.json`
    }
  }
  return undefined
}

/**
 * Installs the dependencies if they are missing or stale; resolves to true if it did. Exits with a message if that
 * fails, or if Node is too old.
 */
export async function ensureInstalled() {
  const [tooOld, problem] = [nodeProblem(), installProblem(root)]
  if (!tooOld && !problem) {
    return false
  }
  if (tooOld || !(await install(problem))) {
    console.error(
      tooOld ?? 'The dependencies could not be installed. See the lines above, fix the cause and start again.',
    )
    process.exit(1)
  }
  return true
}

/**
 * Resolves to true if npm installed the dependencies.
 * @param {string | undefined} problem the reason
 */
async function install(problem) {
  console.log(`Installing the dependencies: ${problem}.`)
  const npm = process.env.npm_execpath ?? ''
  // Without --include=dev, NODE_ENV=production would omit build tools.
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund']
  return (await (npm.endsWith('.js') ? run(process.execPath, [npm, ...ci]) : run('npm', ci))) === 0
}

/**
 * Returns why a version of Node is not supported; undefined if it is. The ranges are "engines" in package.json, each ^
 * or >= a version. The advice omits Node 20, which has reached its end of life.
 */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const fits = [...engines.node.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(([, range, first, least]) =>
    major === Number(first) ? minor >= Number(least) : range === '>=' && major > Number(first),
  )
  return fits ? undefined : `Node ${version} is not supported (${engines.node}): install Node 24 or 22.`
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> |
 * undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

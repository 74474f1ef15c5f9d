/** Makes sure that what package-lock.json names is what node_modules holds. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './command.mjs'

/**
 * Says why the installed packages are not those of package-lock.json; undefined when they are. npm writes what it
 * installed into node_modules/.package-lock.json as its last step. Packages for other platforms may be missing.
 * @param {string} folder the project's folder
 * @returns {string | undefined}
 */
export function installProblem(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted || !installed) {
    return 'no dependencies are installed yet'
  }
  for (const path of Object.keys({ ...wanted, ...installed }).filter(Boolean)) {
    const [entry, present] = [wanted[path], installed[path]]
    const name = path.replace(/^.*node_modules\//, '')
    if (!entry) {
      return `${name} is installed but no longer in package-lock.json`
    }
    const asWanted = present?.version === entry.version && present?.integrity === entry.integrity
    if (present ? !asWanted || !existsSync(join(folder, path)) : !entry.optional && !entry.devOptional) {
      return `${name} is not installed as package-lock.json names it`
    }
  }
  return undefined
}

/**
 * Installs the dependencies when they are missing or stale, and resolves to whether anything had to be installed. Leaves
 * the process with a sentence when that fails, or when Node is too old for them.
 */
export async function ensureInstalled() {
  const [tooOld, problem] = [nodeProblem(), installProblem(root)]
  if (!tooOld && !problem) {
    return false
  }
  if (tooOld || !(await install(problem))) {
    console.error(
      tooOld ?? 'The dependencies could not be installed. The lines above say why; mend that and start again.',
    )
    process.exit(1)
  }
  return true
}

/** Whether npm could install what package-lock.json names. @param {string | undefined} problem why it has to */
async function install(problem) {
  console.log(`Installing the dependencies: ${problem}.`)
  const npm = process.env.npm_execpath ?? ''
  // Without --include=dev an environment with NODE_ENV=production would install no build tools.
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund']
  return (await (npm.endsWith('.js') ? run(process.execPath, [npm, ...ci]) : run('npm', ci))) === 0
}

/**
 * Why the project does not run on a version of Node, if it does not: package.json ("engines") names the ranges, each ^ or >= a version.
 * Node 20 is left out of the advice: it gets no corrections any more.
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
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

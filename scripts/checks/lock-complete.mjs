/**
 * package-lock.json covers all platforms and has a hash for every download. npm omits packages of other platforms and
 * hashes if it writes the file from a node_modules without them (https://github.com/npm/cli/issues/4828).
 */
import { resolveIn } from '../lib/lock.mjs'
import { textOf } from '../lib/sources.mjs'

const REMEDY = 'take package-lock.json from git, remove node_modules, and repeat the change'

/**
 * True for an exact version, as in the ranges of a package's own platform packages.
 * @param {string} range
 */
const isExact = (range) => /^\d+\.\d+\.\d+/.test(range) && !/[\s|]/.test(range)

/**
 * @param {import('../lib/lock.mjs').Packages} packages
 * @returns {string[]} one sentence for each
 */
export function lockProblems(packages) {
  return Object.entries(packages).flatMap(([folder, { link, integrity, optionalDependencies = {} }]) => {
    const unproven = folder.includes('node_modules/') && !link && !integrity
    const missing = Object.entries(optionalDependencies).filter(([name, range]) => {
      const found = resolveIn(packages, folder, name)
      return !found || (isExact(range) && packages[found]?.version !== range)
    })
    return [
      ...(unproven ? [`${folder} has no integrity in package-lock.json: ${REMEDY}`] : []),
      ...missing.map(
        ([name, range]) =>
          `${folder || 'the project'} needs ${name}@${range} on some platform, ` +
          `but package-lock.json does not contain it: ${REMEDY}`,
      ),
    ]
  })
}

export default () => lockProblems(JSON.parse(textOf('package-lock.json')).packages)

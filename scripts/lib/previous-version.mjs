/** The version that shops run before they upgrade to this one. A release records its commit here, see docs/adr/0055. */
import { execFileSync } from 'node:child_process'
import { textOf } from './sources.mjs'

const FILE = 'e2e/drill/previous-version.json'

/** @typedef {{ version: string, commit: string }} PreviousVersion */

/** @returns {PreviousVersion} */
export const readPreviousVersion = () => JSON.parse(textOf(FILE))

/** Returns the output of git; undefined if it fails. @param {string} folder @param {string[]} args */
function git(folder, args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** True if a clone has all commits. @param {string} folder */
export const hasHistory = (folder) => git(folder, ['rev-parse', '--is-shallow-repository']) === 'false'

/**
 * Returns why a recorded version is not in this version's history; undefined if it is.
 * @param {string} folder a clone with all commits
 * @param {PreviousVersion} recorded
 */
export function previousVersionProblem(folder, { version, commit }) {
  if (git(folder, ['merge-base', '--is-ancestor', commit, 'HEAD']) === undefined) {
    return `${FILE} names commit ${commit}, which is not in the history of this version`
  }
  const declared = JSON.parse(git(folder, ['show', `${commit}:package.json`]) ?? '{}').version
  return declared === version
    ? undefined
    : `${FILE} names version ${version}, and package.json of its commit says ${declared}`
}

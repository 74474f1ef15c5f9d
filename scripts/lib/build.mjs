/** Builds what is stale and leaves alone what is not: Turborepo compares the inputs of each part with its last build. */
import { runBin } from './command.mjs'

const ENV = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }

/**
 * Runs a task of the workspaces where its inputs changed.
 * @param {'build' | 'typecheck'} task
 * @param {string[]} [packages] names of workspaces; all unless given
 * @returns {Promise<boolean>}
 */
export function turbo(task, packages = []) {
  const filters = packages.map((name) => `--filter=${name}`)
  // A wrong type in one workspace does not hide those in the next; a build cannot go on without what it needs.
  const onFailure = task === 'typecheck' ? ['--continue=always'] : []
  return runBin('turbo', ['run', task, '--ui=stream', '--output-logs=new-only', ...onFailure, ...filters], { env: ENV })
}

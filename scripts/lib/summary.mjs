/** What became of a run of Turborepo, from the summary that it writes. */

/**
 * @typedef {object} Task
 * @property {string} taskId
 * @property {string} command
 * @property {string} [logFile] from the project's folder
 * @property {{ status: string }} cache
 * @property {{ startTime: number, endTime: number, exitCode: number }} execution milliseconds
 */

/** True in continuous integration, where nothing may be left out. @param {NodeJS.ProcessEnv} env */
export const inCi = (env = process.env) => Boolean(env.CI) && env.CI !== 'false' && env.CI !== '0'

/**
 * Judges a run: a row for each part, how many did what, what failed, and whether all is well.
 * @param {Task[]} tasks of the summary
 * @param {string[]} names of the tasks that were asked for
 * @param {boolean} ci what lacks a browser fails; elsewhere it is left out
 */
export function judge(tasks, names, ci) {
  const ran = tasks.filter(({ command }) => command !== '<NONEXISTENT>')
  const failed = ran.filter(({ execution }) => execution.exitCode !== 0)
  const left = names.filter((name) => !ran.some(({ taskId }) => taskId.endsWith(`#${name}`)))
  const outcomes = ran.map((task) => (failed.includes(task) ? 'failed' : task.cache.status === 'HIT' ? 'cached' : 'passed'))
  const rows = ran.map(({ taskId, execution }, index) => {
    const seconds = ((execution.endTime - execution.startTime) / 1000).toFixed(1)
    return `${outcomes[index]?.padEnd(7)}  ${seconds.padStart(6)} s  ${taskId.replace('//#', '')}`
  })
  const counts = ['passed', 'cached', 'failed'].map((what) => `${outcomes.filter((each) => each === what).length} ${what}`)
  return {
    table: [...rows, ...left.map((name) => `not run            ${name}`)].join('\n'),
    line: [...counts, ...(left.length > 0 ? [`${left.length} not run`] : [])].join(', '),
    failed,
    good: failed.every(({ taskId }) => taskId === '//#browser' && !ci),
  }
}

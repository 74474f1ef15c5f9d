/** The result of a Turborepo run, from its summary file. */

/**
 * @typedef {object} Task
 * @property {string} taskId
 * @property {string} command
 * @property {string} [logFile] relative to the project's folder
 * @property {{ status: string }} cache
 * @property {{ startTime: number, endTime: number, exitCode: number }} execution in milliseconds
 */

/** Exit code of `npm run visual` if the browser is not the one of the reference pictures. */
export const OTHER_BROWSER = 3

/**
 * Summarizes a run: a row for each task, the totals, the failures, and if it succeeded.
 * @param {Task[]} tasks of the summary
 * @param {string[]} names of the requested tasks
 */
export function judge(tasks, names) {
  const ran = tasks.filter(({ command }) => command !== '<NONEXISTENT>')
  const skipped = ran.filter(({ taskId, execution }) => taskId === '//#visual' && execution.exitCode === OTHER_BROWSER)
  const failed = ran.filter((task) => task.execution.exitCode !== 0 && !skipped.includes(task))
  const left = names.filter((name) => !ran.some(({ taskId }) => taskId.endsWith(`#${name}`)))
  const outcomeOf = (/** @type {Task} */ task) => (task.cache.status === 'HIT' ? 'cached' : 'passed')
  const outcomes = ran.map((task) =>
    failed.includes(task) ? 'failed' : skipped.includes(task) ? 'skipped' : outcomeOf(task),
  )
  const rows = ran.map(({ taskId, execution }, index) => {
    const seconds = ((execution.endTime - execution.startTime) / 1000).toFixed(1)
    return `${outcomes[index]?.padEnd(7)}  ${seconds.padStart(6)} s  ${taskId.replace('//#', '')}`
  })
  const counts = ['passed', 'cached', 'failed'].map(
    (what) => `${outcomes.filter((each) => each === what).length} ${what}`,
  )
  const other = skipped.length > 0 ? [`${skipped.length} skipped (another browser than the pictures')`] : []
  return {
    table: [...rows, ...left.map((name) => `not run            ${name}`)].join('\n'),
    line: [...counts, ...other, ...(left.length > 0 ? [`${left.length} not run`] : [])].join(', '),
    failed,
    skipped,
    good: failed.length === 0,
  }
}

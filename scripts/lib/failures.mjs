/**
 * The end of what each failed program printed. A long log hides it, and some keep only a log's end, so it is shown again
 * there.
 */

/** Lines kept of each program: a test runner's list of failures fits. */
const KEPT = 120

/** @typedef {{ command: string, lines: string[] }} Failure */

/** @type {Failure[]} */
const failures = []

/** Follows a program's output line by line. @param {string} command as it was shown */
export function follow(command) {
  /** @type {string[]} */
  const lines = []
  return {
    /** @param {string} line */
    line(line) {
      lines.push(line)
      if (lines.length > KEPT) {
        lines.shift()
      }
    },
    /** The program ended badly: its last lines are kept for the end. */
    failed() {
      failures.push({ command, lines })
    },
  }
}

/** What to print at the end: nothing when nothing failed. */
export function failuresAgain() {
  const printed = failures.filter(({ lines }) => lines.length > 0)
  return printed.map(({ command, lines }) => `\n== failed: ${command} ==\n${lines.join('\n')}\n`).join('')
}

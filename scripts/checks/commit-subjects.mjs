/**
 * Reports subjects of recent commits that are not `scope: imperative summary` in at most 72 characters, without
 * failing.
 */
import { execFileSync } from 'node:child_process'
import { root } from '../lib/command.mjs'

const RECENT = 20
const LONGEST = 72

/** First words that are past tense, a gerund or a third person. */
const NOT_IMPERATIVE = /^(\w+(ed|ing)|adds|changes|fixes|makes|removes|renames|updates|uses)$/i

/** Words with those endings that are imperatives. */
const IMPERATIVE = /^(embed|feed|need|proceed|seed|speed|bring|string)$/i

/**
 * Returns the problems of a subject.
 * @param {string} subject
 * @returns {string[]}
 */
export function subjectProblems(subject) {
  const [, summary] = /^[a-z][\w-]*(?:, [a-z][\w-]*)*: (.+)$/.exec(subject) ?? []
  if (summary === undefined) return ['has no "scope: summary"']
  const [verb = ''] = summary.split(' ')
  return [
    ...(subject.length > LONGEST ? [`has ${subject.length} characters, at most ${LONGEST} are allowed`] : []),
    ...(NOT_IMPERATIVE.test(verb) && !IMPERATIVE.test(verb) ? [`"${verb}" is not an imperative`] : []),
  ]
}

/** Returns the subjects of recent commits; empty in a copy without git history. */
function recentSubjects() {
  try {
    const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), stdio: /** @type {const} */ ('pipe') }
    const log = execFileSync('git', ['log', `-${RECENT}`, '--no-merges', '--format=%s'], options)
    return log.split('\n').filter((subject) => subject !== '')
  } catch {
    return []
  }
}

export const notes = () =>
  recentSubjects().flatMap((subject) => subjectProblems(subject).map((problem) => `commit "${subject}" ${problem}`))

export default () => []

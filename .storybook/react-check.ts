/** True in the test run; in Storybook developers read the console. */
const isTest = '__vitest_browser__' in globalThis

/** URL of React's development build: warnings come from there. */
const REACT_URL = /\/deps\/(?:react|client|scheduler)[\w.-]*\.js/

/** React logs errors caught by a boundary, which stories show on purpose. */
const CAUGHT_ERROR = '%o'

/**
 * Warnings caused by Storybook: it wraps each event in `act` without awaiting it, and toggles React's act environment
 * around each event.
 */
const STORYBOOK_WARNINGS = ['but the `act` call was not awaited', 'environment is not configured to support act']

const warnings: string[] = []

/** Formats the arguments of a console call: fills in each `%s`. */
function formatMessage([text, ...values]: unknown[]): string {
  return String(text)
    .replaceAll('%s', () => String(values.shift() ?? ''))
    .trim()
}

/** The stack frame that called the console, after this file's own. */
const callerOf = ({ stack = '' }: Error): string => stack.split('\n').filter((line) => /^\s*at /.test(line))[1] ?? ''

/** Records warnings of React's development build, and still logs them. */
export function recordReactWarnings(): void {
  if (!isTest) return
  const { error } = console
  console.error = (...args: unknown[]) => {
    const sentence = formatMessage(args)
    const isKnown = sentence.startsWith(CAUGHT_ERROR) || STORYBOOK_WARNINGS.some((part) => sentence.includes(part))
    if (!isKnown && REACT_URL.test(callerOf(new Error('Who called?')))) warnings.push(sentence)
    error(...args)
  }
}

/**
 * Treats React's warnings as failures: missing keys, fields that switch to controlled, invalid nesting, state updates
 * after unmounting. Pages are tested with React's production build, which has no warnings, so they are checked in the
 * kit's stories.
 * @throws if React has warned since the last call
 */
export function assertNoReactWarnings(): void {
  const [first] = warnings.splice(0)
  if (first !== undefined) throw new Error(`React warns: ${first}`)
}

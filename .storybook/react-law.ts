/** Whether this is the test run: a person in Storybook reads the console. */
const isTest = '__vitest_browser__' in globalThis

/** Where React's development build is served from: what it calls by itself stands there, and what it runs of ours does not. */
const fromReact = /\/deps\/(?:react|client|scheduler)[\w.-]*\.js/

/** React logs an error that a boundary caught: stories show such ones on purpose. */
const CAUGHT = '%o'

/**
 * Said of how Storybook calls React, not of a part: it wraps each event in `act` without waiting for it, and switches React's
 * environment for that on and off around each, so that one may end while it is off.
 */
const OF_STORYBOOK = ['but the `act` call was not awaited', 'environment is not configured to support act']

const warnings: string[] = []

/** The sentence of a call of the console, its `%s` filled in. */
function sentenceOf([text, ...values]: unknown[]): string {
  return String(text)
    .replaceAll('%s', () => String(values.shift() ?? ''))
    .trim()
}

/** The line of a stack that called the console: the first is this file's own. */
const callerOf = ({ stack = '' }: Error): string => stack.split('\n').filter((line) => /^\s*at /.test(line))[1] ?? ''

/** Keeps what React's development build warns of, and still writes it to the console. */
export function listenToReact(): void {
  if (!isTest) return
  const { error } = console
  console.error = (...said: unknown[]) => {
    const sentence = sentenceOf(said)
    const isKnown = sentence.startsWith(CAUGHT) || OF_STORYBOOK.some((part) => sentence.includes(part))
    if (!isKnown && fromReact.test(callerOf(new Error('Who called?')))) warnings.push(sentence)
    error(...said)
  }
}

/**
 * What React warns of is a fault: a missing key, a field that changes hands, markup no page may have, a setter outside of its
 * time. Pages are tested on React's production build, which warns of nothing, so the kit's stories are where it is heard.
 *
 * @throws where React warned since it was last asked.
 */
export function keepQuiet(): void {
  const [first] = warnings.splice(0)
  if (first !== undefined) throw new Error(`React warns: ${first}`)
}

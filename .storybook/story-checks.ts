/** Checks of each story's page after it has been rendered. */
import type { StoryContext } from '@storybook/react-vite'
import type { Guide } from '../packages/ui/src/internal/stories/guide'
import { messagesIn, duplicateMessages } from '../packages/ui/src/internal/stories/duplicate-messages'

/** True in the test run; Storybook also shows unfinished work, and its console is read by developers. */
const isTest = '__vitest_browser__' in globalThis

/** Describes an element in messages: its tag and the start of its text. */
const describe = (element: Element): string => `<${element.localName}> "${element.textContent.trim().slice(0, 40)}"`

const submitButton = ':is(button, input):is([type=submit], button:not([type]))'

/**
 * Finds invalid markup that no other check covers.
 * @returns a message for each fault
 */
function markupFaults(root: ParentNode): string[] {
  const all = (selector: string) => [...root.querySelectorAll(selector)]
  return [
    ...all(':is(span, p, label, button) fieldset').map((group) => `${describe(group)} is inside inline content`),
    ...all('fieldset:not(:has(> legend:first-child))').map(
      (group) => `${describe(group)} does not start with a legend`,
    ),
    ...all(':is(search, [role=search])')
      .filter((search) => !search.closest('form') && !search.querySelector('form'))
      .map((search) => `${describe(search)} is a search landmark without a form`),
    ...all('form:has(input[type=search])')
      .filter((form) => !form.querySelector(submitButton))
      .map((form) => `${describe(form)} is a search form without a submit button`),
    ...all('input[type=search]')
      .filter((field) => !field.closest('search, [role=search]'))
      .map((field) => `<input name="${field.getAttribute('name')}"> is outside a search landmark`),
  ]
}

/** @throws if a story's markup is invalid */
export function assertMarkup(): void {
  const faults = isTest ? markupFaults(document.body) : []
  if (faults.length > 0) throw new Error(`${faults.join('; ')}.`)
}

/**
 * Checks that every numbered part of a guide is in the first example.
 * @throws if a part is missing, with its name
 */
export function assertAnatomy({ title, name, canvasElement, parameters }: StoryContext): void {
  const { guide } = parameters as { guide?: Guide }
  if (!isTest || name !== 'Default' || guide?.parts === undefined) return
  const missing = guide.parts.filter(({ at, rare }) => !rare && canvasElement.querySelector(at) === null)
  if (missing.length > 0) {
    const parts = missing.map((part) => `“${part.name}” at ${part.at}`).join('; ')
    throw new Error(
      `${title} › Default is missing these parts of its guide: ${parts}. Correct their \`at\` or set \`rare\`.`,
    )
  }
}

/**
 * Checks that no cell of a state matrix is cut off, neither by the window nor by a decorator.
 * @throws with the names of the cells
 */
export function assertMatrix({ title, name, canvasElement }: StoryContext): void {
  if (!isTest || name !== 'States') return
  const { clientWidth } = document.documentElement
  const clips = (element: Element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX)
  const isCut = (cell: Element): boolean => {
    const { left, right } = cell.getBoundingClientRect()
    if (left < -1 || right > clientWidth + 1) return true
    for (let place = cell.parentElement; place && place !== canvasElement; place = place.parentElement) {
      const box = place.getBoundingClientRect()
      if (clips(place) && (left < box.left - 1 || right > box.right + 1)) return true
    }
    return false
  }
  const cut = [...canvasElement.querySelectorAll('figure[data-cell]')].filter(isCut)
  if (cut.length > 0) {
    const names = cut.map((cell) => cell.querySelector('figcaption')?.textContent)
    throw new Error(`${title} › States cuts off ${[...new Set(names)].join(', ')}: give it the full width.`)
  }
}

/** Pages, as users see them. A component's own stories may show it several times side by side. */
const pagePattern = /^(Screens|Office|Pages|Flows)\//

/**
 * Checks that a page shows each failure once.
 * @throws if a page shows a failure in two places
 */
export function assertMessagesOnce({ title, name, viewMode }: StoryContext): void {
  if (viewMode === 'docs' || !pagePattern.test(title)) return
  // Few stories have a failure, and checking the visibility of messages requires a style recalculation.
  if (![...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent)) return
  const [duplicate] = duplicateMessages(messagesIn(document))
  if (duplicate !== undefined) throw new Error(`${title} › ${name} shows the same failure twice: “${duplicate}”.`)
}
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
    // The production build logs the error that a boundary has caught, and nothing else.
    const isCaught = args[0] instanceof Error || sentence.startsWith(CAUGHT_ERROR)
    const isKnown = isCaught || STORYBOOK_WARNINGS.some((part) => sentence.includes(part))
    if (!isKnown && REACT_URL.test(callerOf(new Error('Who called?')))) warnings.push(sentence)
    error(...args)
  }
}

/**
 * Treats React's warnings as failures: missing keys, fields that switch to controlled, invalid nesting, state updates
 * after unmounting. In `npm test` screens run on React's production build, which has none; `npm run test:stories`
 * checks them.
 * @throws if React has warned since the last call
 */
export function assertNoReactWarnings(): void {
  const [first] = warnings.splice(0)
  if (first !== undefined) throw new Error(`React warns: ${first}`)
}

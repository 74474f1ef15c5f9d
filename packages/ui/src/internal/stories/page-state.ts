import type { PageState, Part } from './page-differences'

const ARIA_STATES = ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-checked'] as const

const OBSERVED = [
  'a[href], button, input, select, textarea, details, dialog, [popover]',
  ...ARIA_STATES.map((name) => `[${name}]`),
].join()

/** Maximum length of a name in a message, in characters. */
const NAME_LENGTH = 40

function nameOf(element: Element): string {
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
  const text = element.getAttribute('aria-label') ?? (label ?? element).textContent.trim().replace(/\s+/g, ' ')
  return text === '' ? element.localName : `${element.localName} "${text.slice(0, NAME_LENGTH)}"`
}

/** The state of an element that is not in ARIA attributes: checked, value, open. */
function elementState(element: Element): Record<string, string> {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    return { checked: String(element.checked) }
  }
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  ) {
    return { value: element.value }
  }
  if (element instanceof HTMLDetailsElement || element instanceof HTMLDialogElement) {
    return { open: String(element.open) }
  }
  return element.hasAttribute('popover') ? { open: String(element.matches(':popover-open')) } : {}
}

function partOf(element: Element): Part {
  const aria = ARIA_STATES.map((name) => [name, element.getAttribute(name) ?? ''])
  return { element, name: nameOf(element), state: { ...elementState(element), ...Object.fromEntries(aria) } }
}

/** Reads the current state of a page. */
export function readPageState({ activeElement, body }: Document): PageState {
  return {
    focus: activeElement === null || activeElement === body ? undefined : partOf(activeElement),
    parts: [...body.querySelectorAll(OBSERVED)].map(partOf),
  }
}

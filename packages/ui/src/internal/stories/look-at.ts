import type { Look, Part } from './page-differences'

const ARIA_STATES = ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-checked'] as const

const WATCHED = [
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

/** State that depends on the kind of element. */
function ownState(element: Element): Record<string, string> {
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
  return { element, name: nameOf(element), state: { ...ownState(element), ...Object.fromEntries(aria) } }
}

/** The current state of a page. */
export function lookAt({ activeElement, body }: Document): Look {
  return {
    focus: activeElement === null || activeElement === body ? undefined : partOf(activeElement),
    parts: [...body.querySelectorAll(WATCHED)].map(partOf),
  }
}

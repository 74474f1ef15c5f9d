/** Interaction states that snapshots show without user input. */
export type HandState = 'hover' | 'focus' | 'pressed'

const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

/** Selector of the interactive element of a part, unless the story sets another. */
const CONTROL = 'button, a, input:not([type=hidden]), select, textarea, summary'

/** The pseudo-classes that match the control itself, and those that match its ancestors, as in the browser. */
const MATCHES: Record<HandState, { control: string; around: string }> = {
  hover: { control: 'hover', around: 'hover' },
  focus: { control: 'focus focus-visible focus-within', around: 'focus-within' },
  pressed: { control: 'hover active', around: 'hover active' },
}

function rulesIn(holder: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): CSSStyleRule[] {
  return [...holder.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule && rule.selectorText.search(PSEUDO) >= 0 ? [rule] : []),
    ...(rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule ? rulesIn(rule) : []),
  ])
}

let readers = 0
let written: readonly [CSSStyleRule, string][] = []

/**
 * Extends every rule for `:hover`, `:focus` and `:active` to marked elements. Rules keep their layer, media query and
 * specificity, so that a mark shows the shop's own styles rather than a copy.
 * @returns a function that restores the rules
 */
export function obeyMarks(place: Document): () => void {
  if (readers === 0) {
    written = [...place.styleSheets].flatMap(rulesIn).map((rule) => [rule, rule.selectorText])
    written.forEach(([rule, text]) => {
      rule.selectorText = text.replace(PSEUDO, ':is(:$1, [data-forced~="$1"])')
    })
  }
  readers += 1
  return () => {
    readers -= 1
    if (readers > 0) return
    written.forEach(([rule, text]) => {
      rule.selectorText = text
    })
  }
}

function put(element: Element, marks: string): void {
  element.setAttribute('data-forced', marks)
}

/**
 * Marks a control and its ancestors within the cell with an interaction state. Also dispatches a pointer event, for
 * parts that listen to it.
 * @param target selector of the control within the cell; by default the first control
 */
export function mark(cell: HTMLElement, state: HandState, target = CONTROL): void {
  const control = cell.querySelector(target)
  if (control === null) throw new Error(`No element in this cell matches “${target}”.`)
  const { control: own, around } = MATCHES[state]
  for (let outer = control.parentElement; outer !== null && outer !== cell; outer = outer.parentElement)
    put(outer, around)
  put(control, own)
  // Hovering over a label also hovers over its control.
  if (control instanceof HTMLLabelElement && control.control !== null) put(control.control, own)
  if (state !== 'focus') control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

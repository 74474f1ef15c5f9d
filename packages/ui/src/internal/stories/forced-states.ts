/** What a hand does to a control, as a picture has to show it without one. */
export type HandState = 'hover' | 'focus' | 'pressed'

const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

/** What is worked with in a part, unless the story says otherwise. */
const CONTROL = 'button, a, input:not([type=hidden]), select, textarea, summary'

/** What matches on the control itself and on everything around it, as the browser has it. */
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
 * Lets every rule for `:hover`, `:focus` and `:active` hold for marked elements too. Each stays where it is, in its layer
 * and its medium, and weighs what it weighed: what a mark shows is what the shop's own sheet says, no copy of it.
 *
 * @returns undoes it.
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
 * Marks a control as if a hand were at it, and what is around it as far as its cell. Where a part listens to the
 * pointer it hears of one.
 *
 * @param target selector of the control within the cell; the first one there by default.
 */
export function mark(cell: HTMLElement, state: HandState, target = CONTROL): void {
  const control = cell.querySelector(target)
  if (control === null) throw new Error(`Nothing in this cell is “${target}”.`)
  const { control: own, around } = MATCHES[state]
  for (let outer = control.parentElement; outer !== null && outer !== cell; outer = outer.parentElement)
    put(outer, around)
  put(control, own)
  // A pointer over the words is one over what they name.
  if (control instanceof HTMLLabelElement && control.control !== null) put(control.control, own)
  if (state !== 'focus') control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

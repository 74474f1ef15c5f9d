/** Interaction states that snapshots show without user input. */
export type InteractionState = 'hover' | 'focus' | 'pressed'

const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

/** Selector of the interactive element of a part, unless the story sets another. */
const CONTROL = 'button, a, input:not([type=hidden]), select, textarea, summary'

/** The pseudo-classes that match the control itself, and those that match its ancestors, as in the browser. */
const MATCHES: Record<InteractionState, { control: string; around: string }> = {
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

let users = 0
let extendedRules: readonly [CSSStyleRule, string][] = []

/**
 * Extends every rule for `:hover`, `:focus` and `:active` to elements with a forced state. Rules keep their layer,
 * media query and specificity, so that a forced state uses the shop's styles.
 * @returns a function that restores the rules
 */
export function enableForcedStates(place: Document): () => void {
  if (users === 0) {
    extendedRules = [...place.styleSheets].flatMap(rulesIn).map((rule) => [rule, rule.selectorText])
    extendedRules.forEach(([rule, text]) => {
      rule.selectorText = text.replace(PSEUDO, ':is(:$1, [data-forced~="$1"])')
    })
  }
  users += 1
  return () => {
    users -= 1
    if (users > 0) return
    extendedRules.forEach(([rule, text]) => {
      rule.selectorText = text
    })
  }
}

function setForced(element: Element, marks: string): void {
  element.setAttribute('data-forced', marks)
}

/**
 * Forces an interaction state on a control and its ancestors within the cell. Also dispatches a pointer event, for
 * parts that listen to it.
 * @param target selector of the control within the cell; by default the first control
 */
export function forceState(cell: HTMLElement, state: InteractionState, target = CONTROL): void {
  const control = cell.querySelector(target)
  if (control === null) throw new Error(`No element in this cell matches “${target}”.`)
  const { control: states, around } = MATCHES[state]
  for (let outer = control.parentElement; outer !== null && outer !== cell; outer = outer.parentElement)
    setForced(outer, around)
  setForced(control, states)
  // Hovering over a label also hovers over its control.
  if (control instanceof HTMLLabelElement && control.control !== null) setForced(control.control, states)
  if (state !== 'focus') control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

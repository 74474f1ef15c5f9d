/** Two presses by finger count as a double press within this time, in milliseconds; those of a mouse are counted by the browser. */
const doubleTap = 500

/** How far apart the two may be, in CSS pixels. */
const reach = 10

/** What a press can be meant for. */
const controls = 'a[href], button, input, select, textarea, summary, [role=option], [role=menuitem]'

interface Press {
  /** Null where nothing was there to press. */
  control: Element | null
  /** Where the control was. */
  box: DOMRect | undefined
  x: number
  y: number
  /** In milliseconds. */
  at: number
}

/** A label is pressed for its field, and the browser presses that in turn. */
function controlOf(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? target : null
  return element?.closest(controls) ?? element?.closest('label')?.control ?? null
}

/** Whether a control is no more where it was pressed: it has gone, or moved. */
function hasMoved({ control, box }: Press): boolean {
  const now = control?.isConnected ? control.getBoundingClientRect() : undefined
  return !now || !box || Math.abs(now.x - box.x) >= 1 || Math.abs(now.y - box.y) >= 1
}

function isWithin({ box }: Press, { x, y }: Press): boolean {
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** Whether the second press of a double press meets another control because what was pressed first has moved, or is covered. */
function isMisplaced(first: Press, second: Press): boolean {
  if (second.control === null || second.control === first.control) return false
  const isAtOnePlace = Math.hypot(second.x - first.x, second.y - first.y) <= reach
  return isAtOnePlace || (hasMoved(first) && isWithin(first, second))
}

/**
 * Ignores the second press of a double press where the first one has changed what is under the finger: a message that pushes
 * the page down, a line that goes, a dialog that opens. Otherwise it would press what nobody meant. The keyboard is not
 * concerned. Once for each document, before anything else listens.
 */
export function guardDoublePress(): void {
  const byFinger = matchMedia('(pointer: coarse)')
  let last: Press | undefined
  const guard = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return
    const control = controlOf(event.target)
    const press = {
      control,
      box: control?.getBoundingClientRect(),
      x: event.clientX,
      y: event.clientY,
      at: event.timeStamp,
    }
    const isSecond = event.detail > 1 || (byFinger.matches && last !== undefined && press.at - last.at < doubleTap)
    if (last && isSecond && isMisplaced(last, press)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    last = press
  }
  document.addEventListener('click', guard, true)
}

/** Two taps within this time count as a double press, in ms; for a mouse the browser counts clicks. */
const doubleTap = 500

/** Maximum distance of the two, in CSS pixels. */
const maxDistance = 10

/** Elements that can be pressed. */
const controls = 'a[href], button, input, select, textarea, summary, [role=option], [role=menuitem]'

interface Press {
  /** Null if no control was pressed. */
  control: Element | null
  /** The control's position when it was pressed. */
  box: DOMRect | undefined
  x: number
  y: number
  /** In ms. */
  at: number
}

/** A press on a label counts for its field, because the browser dispatches a click on the field too. */
function controlOf(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? target : null
  return element?.closest(controls) ?? element?.closest('label')?.control ?? null
}

/** True if a control was removed or moved since the press. */
function hasMoved({ control, box }: Press): boolean {
  const now = control?.isConnected ? control.getBoundingClientRect() : undefined
  return !now || !box || Math.abs(now.x - box.x) >= 1 || Math.abs(now.y - box.y) >= 1
}

function isWithin({ box }: Press, { x, y }: Press): boolean {
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** True if the second press hits another control because the first one moved or is covered. */
function isMisplaced(first: Press, second: Press): boolean {
  if (second.control === null || second.control === first.control) return false
  const isAtOnePlace = Math.hypot(second.x - first.x, second.y - first.y) <= maxDistance
  return isAtOnePlace || (hasMoved(first) && isWithin(first, second))
}

/**
 * Ignores the second press of a double press if the first one changed what is under the pointer: a message that shifts
 * the page, a removed row, a dialog that opens. Keyboard presses are not affected. Call once for each document, before
 * other listeners are added.
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

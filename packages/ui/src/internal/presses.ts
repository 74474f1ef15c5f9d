/** True if a pointer is down anywhere on the page. */
let isDown = false
let isWatched = false
const waiting = new Set<() => void>()

function press() {
  isDown = true
}

/** The click event follows pointerup, so callbacks run after a timeout. */
function release() {
  isDown = false
  setTimeout(() => {
    if (isDown) return
    const callbacks = [...waiting]
    waiting.clear()
    callbacks.forEach((callback) => callback())
  })
}

/** Starts tracking presses. Call it before the first press that matters. */
export function watchPresses(): void {
  if (isWatched) return
  isWatched = true
  // A touch dispatches emulated mouse events after its pointer events, and only those move the focus.
  for (const name of ['pointerdown', 'mousedown']) addEventListener(name, press, true)
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) addEventListener(name, release, true)
}

/** True while a pointer is down. Layout must not change then, or the press misses its target. */
export function isPressing(): boolean {
  return isDown
}

/**
 * Calls a function after the current press has reached its target, or at once if there is none.
 * @returns a function that cancels the call if it is still pending
 */
export function afterPress(callback: () => void): () => void {
  if (isDown) waiting.add(callback)
  else callback()
  return () => void waiting.delete(callback)
}

/** Whether a pointer is down anywhere on the page. */
let isDown = false
let isWatched = false
const waiting = new Set<() => void>()

function press() {
  isDown = true
}

/** The click of a press comes after its end: what waits for the press waits for that too. */
function release() {
  isDown = false
  setTimeout(() => {
    if (isDown) return
    const due = [...waiting]
    waiting.clear()
    due.forEach((act) => act())
  })
}

/** Begins to watch; to be called before the first press that matters. */
export function watchPresses(): void {
  if (isWatched) return
  isWatched = true
  // A touch sends the events of a mouse after its own, and only those move the focus.
  for (const name of ['pointerdown', 'mousedown']) addEventListener(name, press, true)
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) addEventListener(name, release, true)
}

/** Whether a pointer is down now: nothing may move under it, or its press reaches nothing. */
export function isPressing(): boolean {
  return isDown
}

/**
 * Acts once the press that is under way has reached what it was meant for; at once where there is none.
 *
 * @returns takes it back, as long as it has not been done.
 */
export function afterPress(act: () => void): () => void {
  if (isDown) waiting.add(act)
  else act()
  return () => void waiting.delete(act)
}

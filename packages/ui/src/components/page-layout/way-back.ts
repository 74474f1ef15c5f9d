import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Lets the browser's Back undo something before it leaves the page: close what stands over it, go a step back. Answers how
 * to say that it is gone, however that came.
 */
export type WayBack = (undo: () => void) => () => void

/** Nowhere to go back to, as in a story of the kit: nothing is undone. */
const WayBackContext = createContext<WayBack>(() => () => undefined)

/** The app's history, for everything inside that Back undoes. */
export const WayBackProvider = WayBackContext

/**
 * What Back undoes here.
 * @param count how many presses of it there are: 1 for a dialog that is open, one for each step that is behind; 0 for none
 * @param undo undoes the last of them; it may refuse, and is asked again with the next press
 */
export function useWayBack(count: number, undo: () => void) {
  const add = useContext(WayBackContext)
  const undoLast = useEffectEvent(undo)
  // Before anything is painted, and so before the next press of a key.
  useLayoutEffect(() => {
    const remove = Array.from({ length: count }, () => add(() => undoLast()))
    return () => remove.forEach((isGone) => isGone())
  }, [count, add])
}

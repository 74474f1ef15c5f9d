import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Registers an action that the browser's Back undoes before it leaves the page: an open dialog, a step. Returns a
 * function to call when the action was undone in any way.
 */
export type BackHandler = (undo: () => void) => () => void

/** Does nothing without a provider, as in a story of the kit. */
const BackHandlerContext = createContext<BackHandler>(() => () => undefined)

/** Provides the app's history to everything inside that Back undoes. */
export const BackHandlerProvider = BackHandlerContext

/**
 * Lets the browser's Back undo something in a component.
 * @param count the number of Back presses it takes: 1 for an open dialog, one for each completed step, 0 for none
 * @param undo undoes the last one; it may refuse, and is called again on the next press
 */
export function useBackHandler(count: number, undo: () => void) {
  const add = useContext(BackHandlerContext)
  const undoLast = useEffectEvent(undo)
  // A layout effect, so that it is registered before the next key press.
  useLayoutEffect(() => {
    const remove = Array.from({ length: count }, () => add(() => undoLast()))
    return () => remove.forEach((removeOne) => removeOne())
  }, [count, add])
}

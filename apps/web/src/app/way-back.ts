import { flushSync } from 'react-dom'
import type { Location, NavigationType, Navigator } from 'react-router-dom'
import type { WayBack } from '@skafferi/ui/components/page-layout'

/** The router's own history: unlike what is drawn, its location is always the present one. */
export type RouterHistory = Navigator & { readonly location: Location }

/** How many presses of Back a history entry has before it: each is a copy of its page's entry. */
function depthIn({ state }: Location): number {
  const { over } = (state ?? {}) as { over?: unknown }
  return typeof over === 'number' ? over : 0
}

/**
 * Keeps the history and what stands over the page alike. Whatever Back undoes has an entry of its own above its page's;
 * once it is gone by another way, the entry is taken away, so that the next Back leads where it should. An entry whose
 * thing is no more, as after Forward or a reload, is left again.
 */
export function createWayBack(history: RouterHistory) {
  const undoes: (() => void)[] = []
  /** An entry is being left of its own accord: until the one below it is shown, nothing else is changed. */
  let leaving = false

  function settle(): void {
    if (leaving) return
    const depth = depthIn(history.location)
    if (depth > undoes.length) {
      leaving = true
      history.go(undoes.length - depth)
      return
    }
    const { pathname, search, hash, state } = history.location
    for (let over = depth + 1; over <= undoes.length; over++) {
      history.push({ pathname, search, hash }, { ...(state as object | null), over })
    }
  }

  function undoOne(): boolean {
    const { length } = undoes
    flushSync(() => undoes.at(-1)?.())
    return undoes.length < length
  }

  const add: WayBack = (undo) => {
    undoes.push(undo)
    queueMicrotask(settle)
    return () => {
      undoes.splice(undoes.indexOf(undo), 1)
      queueMicrotask(settle)
    }
  }

  return {
    add,
    /** Another entry is shown. With Back it may be one below what stands over the page. */
    arrive(type: `${NavigationType}`): void {
      const isOwn = leaving
      leaving = false
      queueMicrotask(() => {
        if (type === 'POP' && !isOwn) while (undoes.length > depthIn(history.location) && undoOne());
        settle()
      })
    },
  }
}

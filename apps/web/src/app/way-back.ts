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
  /** The page that is drawn. The history may be ahead of it: a page takes its time, and Back does not wait. */
  let page: string | null = null
  /** An entry was left because its thing is gone: that the history moves is nobody's Back. */
  let leaving = false

  /** Waits for the history's page to be drawn: what stands over it is known only then. */
  function settle(): void {
    if (leaving || page !== history.location.pathname) return
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

  function undoToDepth(): void {
    while (undoes.length > depthIn(history.location) && undoOne());
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
    /**
     * Back or Forward was pressed, or an entry has been left. On the page that is drawn this is all that tells of it: an
     * entry that was left before the router drew it is never drawn.
     */
    pop(): void {
      const isOwn = leaving
      leaving = false
      if (page !== history.location.pathname) return
      if (!isOwn) undoToDepth()
      queueMicrotask(settle)
    },
    /** A page was drawn. With Back it may have fewer presses before it than stand over it. */
    draw({ pathname, key }: Location, type: `${NavigationType}`): void {
      const isAnother = page !== null && page !== pathname
      page = pathname
      if (key !== history.location.key) return
      queueMicrotask(() => {
        if (isAnother && type === 'POP') undoToDepth()
        settle()
      })
    },
  }
}

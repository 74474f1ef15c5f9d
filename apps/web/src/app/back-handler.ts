import { flushSync } from 'react-dom'
import type { Location, NavigationType, Navigator } from 'react-router-dom'
import type { BackHandler } from '@skafferi/ui/components/page-layout'

/** The router's history, whose location is always the current one, unlike the rendered one. */
export type RouterHistory = Navigator & { readonly location: Location }

/** The number of overlay entries on top of the page's own entry. */
function depthIn({ state }: Location): number {
  const { over } = (state ?? {}) as { over?: unknown }
  return typeof over === 'number' ? over : 0
}

/**
 * Synchronizes the history with overlays. Each overlay has an entry above its page's; if it closes otherwise, the entry
 * is removed, so that the next Back works as expected. An entry without an overlay, as after Forward or a reload, is
 * skipped.
 */
export function createBackHandler(history: RouterHistory) {
  const undoes: (() => void)[] = []
  /** The rendered page. The history may be ahead of it. */
  let page: string | null = null
  /** True while an entry is being removed, so that its popstate is not treated as Back. */
  let leaving = false

  /** Waits until the history's page is rendered, when its overlays are known. */
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

  const add: BackHandler = (undo) => {
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
     * Handles popstate: Back, Forward, or a removed entry. An entry that was left before the router rendered it is
     * never rendered.
     */
    pop(): void {
      const isOwn = leaving
      leaving = false
      if (page !== history.location.pathname) return
      if (!isOwn) undoToDepth()
      queueMicrotask(settle)
    },
    /** Handles a rendered page. After Back it may have fewer entries than overlays. */
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

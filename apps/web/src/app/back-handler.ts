import { flushSync } from 'react-dom'
import type { Location, NavigationType, Navigator } from 'react-router-dom'
import type { BackHandler } from '@skafferi/ui/components/layout/page-layout'

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
  const overlays: (() => void)[] = []
  /** The rendered page. The history may be ahead of it. */
  let page: string | null = null
  /** True while entries are being removed, so that their popstate is not treated as Back. */
  let isRemoving = false

  /** Waits until the history's page is rendered, when its overlays are known. */
  function synchronize(): void {
    if (isRemoving || page !== history.location.pathname) return
    const depth = depthIn(history.location)
    if (depth > overlays.length) {
      isRemoving = true
      history.go(overlays.length - depth)
      return
    }
    const { pathname, search, hash, state } = history.location
    for (let over = depth + 1; over <= overlays.length; over++) {
      history.push({ pathname, search, hash }, { ...(state as object | null), over })
    }
  }

  function closeLast(): boolean {
    const { length } = overlays
    flushSync(() => overlays.at(-1)?.())
    return overlays.length < length
  }

  function closeToDepth(): void {
    while (overlays.length > depthIn(history.location) && closeLast());
  }

  const add: BackHandler = (close) => {
    overlays.push(close)
    queueMicrotask(synchronize)
    return () => {
      overlays.splice(overlays.indexOf(close), 1)
      queueMicrotask(synchronize)
    }
  }

  return {
    add,
    /**
     * Handles popstate: Back, Forward, or a removed entry. An entry that was left before the router rendered it is
     * never rendered.
     */
    handlePop(): void {
      const isRemoval = isRemoving
      isRemoving = false
      if (page !== history.location.pathname) return
      if (!isRemoval) closeToDepth()
      queueMicrotask(synchronize)
    },
    /** Handles a rendered page. After Back it may have fewer entries than overlays. */
    handleRender({ pathname, key }: Location, type: `${NavigationType}`): void {
      const isOtherPage = page !== null && page !== pathname
      page = pathname
      if (key !== history.location.key) return
      queueMicrotask(() => {
        if (isOtherPage && type === 'POP') closeToDepth()
        synchronize()
      })
    },
  }
}

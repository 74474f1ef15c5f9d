/** Notifies other tabs of this browser that show the shop. */
export interface OtherTabs {
  /** Notifies the other tabs of a change, without the new value: each tab reads it itself. */
  notify(): void
  /** Calls `onChange` at each notification of another tab; returns a function that unsubscribes. */
  listen(onChange: () => void): () => void
}

/** Calls `callback` when the page becomes visible, also when Back restores it from the browser's cache. */
export function onPageVisible(callback: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('pageshow', callback)
  document.addEventListener('visibilitychange', callback)
}

/** Notifies no tabs. */
export const noOtherTabs: OtherTabs = { notify: () => undefined, listen: () => () => undefined }

/**
 * Opens the channel to the browser's other tabs. Does nothing while pages are prerendered, or if the browser has no
 * `BroadcastChannel`.
 * @param topic what the notifications are about
 */
export function openOtherTabs(topic: 'cart' | 'session' | 'drafts' | 'appearance'): OtherTabs {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return noOtherTabs
  const channel = new BroadcastChannel(`skafferi.${topic}`)
  return {
    notify: () => channel.postMessage('changed'),
    listen(onChange) {
      channel.addEventListener('message', onChange)
      return () => channel.removeEventListener('message', onChange)
    },
  }
}

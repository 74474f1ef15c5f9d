/** The other tabs of this browser that show the shop. */
export interface OtherTabs {
  /** Tells them that something has changed. What it is now is not told: each tab looks for itself. */
  tell(): void
  /** Calls back each time another tab tells it; returns how to stop. */
  listen(onChange: () => void): () => void
}

const alone: OtherTabs = { tell: () => undefined, listen: () => () => undefined }

/**
 * The other tabs of the browser a page runs in; none while pages are prerendered, or where tabs cannot be reached.
 * @param about what they are told of
 */
export function openOtherTabs(about: 'cart' | 'session' | 'drafts' | 'appearance'): OtherTabs {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return alone
  const channel = new BroadcastChannel(`skafferi.${about}`)
  return {
    tell: () => channel.postMessage('changed'),
    listen(onChange) {
      channel.addEventListener('message', onChange)
      return () => channel.removeEventListener('message', onChange)
    },
  }
}

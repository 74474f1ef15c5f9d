/** The other tabs of this browser that show the shop. */
export interface OtherTabs {
  /** Tells them that the cart has changed. What it holds is not told: each tab asks the store. */
  tell(): void
  /** Calls back each time another tab tells it; returns how to stop. */
  listen(onChange: () => void): () => void
}

const alone: OtherTabs = { tell: () => undefined, listen: () => () => undefined }

/** The other tabs of the browser a page runs in; none while pages are prerendered, or where tabs cannot be reached. */
export function openOtherTabs(): OtherTabs {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return alone
  const channel = new BroadcastChannel('skafferi.cart')
  return {
    tell: () => channel.postMessage('changed'),
    listen(onChange) {
      channel.addEventListener('message', onChange)
      return () => channel.removeEventListener('message', onChange)
    },
  }
}

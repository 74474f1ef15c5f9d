/** Whether the shop is open to visitors, as far as this tab knows. */
export interface OpeningStore {
  /** Calls `listener` when the shop closes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** False if visitors see a notice in place of the shop. */
  isOpen(): boolean
  /** The store has rejected a visitor's call because the shop is closed. It stays closed until the next document. */
  close(): void
}

/** Creates the store of this tab. @param isOpen as in the document's settings */
export function createOpeningStore(isOpen: boolean): OpeningStore {
  const listeners = new Set<() => void>()
  let current = isOpen
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOpen: () => current,
    close() {
      current = false
      for (const listener of listeners) listener()
    },
  }
}

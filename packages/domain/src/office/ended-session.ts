/** Whether the session of whoever is signed in has ended by itself. */
export interface EndedSession {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
  /** A call was refused because nobody is signed in any more. */
  end: () => void
  /** Somebody signs in, or has signed out. */
  forget: () => void
}

/** Begins with a session that has not. */
export function createEndedSession(): EndedSession {
  const listeners = new Set<() => void>()
  let isEnded = false
  const set = (next: boolean) => {
    if (next === isEnded) return
    isEnded = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => isEnded,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    end: () => set(true),
    forget: () => set(false),
  }
}

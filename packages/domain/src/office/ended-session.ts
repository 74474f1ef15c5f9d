/** Whether the session has ended without a sign-out, e.g. because it expired. */
export interface EndedSession {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Called when the store refuses a call because the session has ended. */
  end: () => void
  /** Called on sign-in and sign-out. */
  forget: () => void
}

/** Creates the state of a session that has not ended. */
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

import { parseJson, shape } from '../../rules/json/schema'
import { attempt } from '../../platform/text-storage'
import { browserEnvironment, type SessionEnvironment } from './session.environment'

/** The state of the browser's session. */
export interface SessionState {
  status: 'signed_out' | 'signed_in'
  /** False on a prerendered page until hydration: "signed out" is a placeholder. */
  ready: boolean
  /**
   * E-mail of the user whose session ended other than by a sign-out in this tab: the store rejected it, it expired, or
   * the user signed out in another tab. Null if there is none, and after the next sign-in.
   */
  ended: string | null
}

/** The browser's session, which all tabs share. */
export interface SessionStore {
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Returns the current state; the same object until it changes. */
  getSnapshot(): SessionState
  /** Returns the state that the document was rendered with; unknown if it was prerendered. */
  getServerSnapshot(): SessionState
  /** Reads the record, and returns the e-mail of the signed-in user; undefined for a visitor. */
  getUser(): string | undefined
  /** Returns the e-mail of the user in the current state; for rendering, which must not have side effects. */
  getRenderedUser(): string | undefined
  /** Reads the record, and returns it as the identifier of the session; undefined for a visitor. */
  getSession(): string | undefined
  /** Updates every tab after sign-in. Returns false if the browser did not accept the cookie. */
  start(): boolean
  /** Signs out in every tab. The store ends the remaining session cookie with the next request. */
  end(): void
  /**
   * Signs out in every tab after the store rejected a session. Does nothing if a newer session has started since, of
   * the same or another user.
   */
  refuse(session: string): void
}

const unknown: SessionState = { status: 'signed_out', ready: false, ended: null }

const isSessionRecord = shape<{ email: string }>({ email: '' })

/** Parses the record: `{"email":"anna@kiosk.example","session":"q3Zb-1uK"}`, URI-encoded. */
function parse(text: string | null): string | undefined {
  const json = attempt(() => decodeURIComponent(text ?? ''))
  return parseJson(json, isSessionRecord)?.email || undefined
}

/**
 * Creates the session store of this tab.
 * @param renderedRecord the record that the document was rendered with; null for a visitor, undefined if it was
 * prerendered
 */
export function createSessionStore(
  environment: SessionEnvironment = browserEnvironment(),
  renderedRecord?: string | null,
): SessionStore {
  const { record, otherTabs, onPageVisible } = environment
  const listeners = new Set<() => void>()
  const stateOf = (user: string | undefined, ended: string | null): SessionState => ({
    status: user === undefined ? 'signed_out' : 'signed_in',
    ready: true,
    ended,
  })

  let current = parse(record.read())
  let state = stateOf(current, null)
  // The same object if they are equal: otherwise, hydration would render the full page again.
  const serverState = renderedRecord === record.read() ? state : unknown

  /**
   * Reads the record. Returns true if the user changed. Without `isSignOut`, a missing record means an ended session.
   */
  function refresh({ isSignOut = false } = {}): boolean {
    const user = parse(record.read())
    if (user === current) return false
    state = stateOf(user, user === undefined && !isSignOut ? (current ?? null) : null)
    current = user
    for (const listener of listeners) listener()
    return true
  }

  function refreshAndNotify(options?: { isSignOut: boolean }): void {
    if (refresh(options)) otherTabs.notify()
  }

  otherTabs.listen(() => refresh())
  onPageVisible(() => refreshAndNotify())

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    getServerSnapshot: () => serverState,
    getUser() {
      refreshAndNotify()
      return current
    },
    getRenderedUser: () => current,
    getSession() {
      refreshAndNotify()
      return current === undefined ? undefined : (record.read() ?? undefined)
    },
    start() {
      refreshAndNotify()
      return current !== undefined
    },
    end() {
      record.clear()
      refreshAndNotify({ isSignOut: true })
    },
    refuse(session) {
      if (session === record.read()) record.clear()
      refreshAndNotify()
    },
  }
}

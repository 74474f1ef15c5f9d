import { browserEnvironment, type SessionEnvironment } from './session.environment'

/** Whether somebody is signed in. */
export interface SessionState {
  status: 'signed_out' | 'signed_in'
  /** False in a page that was rendered ahead of time, until its script runs: "signed out" is not certain yet. */
  ready: boolean
  /**
   * Whose session has ended without being left in this tab: the store refused it, it was left in another tab, or its time
   * was over. An e-mail; null where nobody's has, until somebody signs in.
   */
  ended: string | null
}

/** The browser's one session: every open tab has the same. */
export interface SessionStore {
  /** Calls back after every change; the answer ends that. */
  subscribe(listener: () => void): () => void
  /** The present state; the same object until it changes. */
  getSnapshot(): SessionState
  /** The state that the document was drawn with: whose page it is, or unknown where it was written ahead of time. */
  getServerSnapshot(): SessionState
  /** The e-mail of who is signed in at this moment; undefined for a visitor. */
  getUser(): string | undefined
  /** The e-mail of who the page is shown to, as the present state has it; for rendering, which may change nothing. */
  getShown(): string | undefined
  /** What tells the session that is there at this moment from every other; undefined where there is none. */
  getSession(): string | undefined
  /** The store has let somebody in: every tab looks who it is. False where the browser has not kept the session. */
  start(): boolean
  /** Signs out in every tab. What is left of the session in the browser, the store ends with the next call. */
  end(): void
  /**
   * The store says that a session is over: signs out in every tab. Where another has begun since, of the same person or of
   * somebody else, the answer was late and says nothing of it.
   */
  refuse(session: string): void
}

const unknown: SessionState = { status: 'signed_out', ready: false, ended: null }

/** Reads the record, `{"email":"anna@kiosk.example","session":"q3Zb-1uK"}` as a cookie holds it. */
function parse(text: string | null): string | undefined {
  try {
    const record = JSON.parse(decodeURIComponent(text ?? 'null')) as { email?: unknown } | null
    return typeof record?.email === 'string' && record.email !== '' ? record.email : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes the session of this tab.
 * @param drawnFor the record of whose page the document holds; null for a visitor's, undefined if it was drawn for anybody
 */
export function createSessionStore(
  environment: SessionEnvironment = browserEnvironment(),
  drawnFor?: string | null,
): SessionStore {
  const { record, otherTabs, onShown } = environment
  const listeners = new Set<() => void>()
  const stateOf = (user: string | undefined, ended: string | null): SessionState => ({
    status: user === undefined ? 'signed_out' : 'signed_in',
    ready: true,
    ended,
  })

  let current = parse(record.read())
  let state = stateOf(current, null)
  // The very same object while it is true: hydration would draw all of the page again for another one.
  const drawnWith = drawnFor === record.read() ? state : unknown

  /** Whether it is somebody else now. Where it is nobody, the session has ended by itself unless it was left here. */
  function look({ isLeft = false } = {}): boolean {
    const user = parse(record.read())
    if (user === current) return false
    state = stateOf(user, user === undefined && !isLeft ? (current ?? null) : null)
    current = user
    for (const listener of listeners) listener()
    return true
  }

  function lookAndTell(how?: { isLeft: boolean }): void {
    if (look(how)) otherTabs.tell()
  }

  otherTabs.listen(() => look())
  onShown(() => lookAndTell())

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    getServerSnapshot: () => drawnWith,
    getUser() {
      lookAndTell()
      return current
    },
    getShown: () => current,
    getSession() {
      lookAndTell()
      return current === undefined ? undefined : (record.read() ?? undefined)
    },
    start() {
      lookAndTell()
      return current !== undefined
    },
    end() {
      record.clear()
      lookAndTell({ isLeft: true })
    },
    refuse(session) {
      if (session === record.read()) record.clear()
      lookAndTell()
    },
  }
}

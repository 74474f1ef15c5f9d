import { browserEnvironment, type SessionEnvironment } from './session.environment'

/** Whether somebody is signed in. */
export interface SessionState {
  status: 'signed_out' | 'signed_in'
  /** False in a page that was rendered ahead of time, until its script runs: "signed out" is not certain yet. */
  ready: boolean
}

/** The browser's one session: every open tab has the same. */
export interface SessionStore {
  /** Calls back after every change; the answer ends that. */
  subscribe(listener: () => void): () => void
  /** The present state; the same object until it changes. */
  getSnapshot(): SessionState
  /** The state pages are rendered with ahead of time. */
  getServerSnapshot(): SessionState
  /** The e-mail of who is signed in at this moment; undefined for a visitor. */
  getUser(): string | undefined
  /** The store has let somebody in: every tab looks who it is. False where the browser has not kept the session. */
  start(): boolean
  /** Signs out in every tab. What is left of the session in the browser, the store ends with the next call. */
  end(): void
  /** The store says that somebody's session is over: signs out in every tab, unless it is somebody else's by now. */
  refuse(user: string): void
}

const unknown: SessionState = { status: 'signed_out', ready: false }

/** Reads the record, `{"email":"anna@kiosk.example"}` as a cookie holds it. */
function parse(text: string | null): string | undefined {
  try {
    const record = JSON.parse(decodeURIComponent(text ?? 'null')) as { email?: unknown } | null
    return typeof record?.email === 'string' && record.email !== '' ? record.email : undefined
  } catch {
    return undefined
  }
}

/** Makes the session of this tab. */
export function createSessionStore(environment: SessionEnvironment = browserEnvironment()): SessionStore {
  const { record, otherTabs, onShown } = environment
  const listeners = new Set<() => void>()
  const stateOf = (user: string | undefined): SessionState => ({
    status: user === undefined ? 'signed_out' : 'signed_in',
    ready: true,
  })

  let current = parse(record.read())
  let state = stateOf(current)

  /** Whether it is somebody else now. */
  function look(): boolean {
    const user = parse(record.read())
    if (user === current) return false
    current = user
    state = stateOf(user)
    for (const listener of listeners) listener()
    return true
  }

  function lookAndTell(): void {
    if (look()) otherTabs.tell()
  }

  otherTabs.listen(look)
  onShown(lookAndTell)

  function end(): void {
    record.clear()
    lookAndTell()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    getServerSnapshot: () => unknown,
    getUser() {
      lookAndTell()
      return current
    },
    start() {
      lookAndTell()
      return current !== undefined
    },
    end,
    refuse(user) {
      if (user === current) end()
    },
  }
}

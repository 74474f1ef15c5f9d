import { browserEnvironment, type StoredSession, type SessionEnvironment, type TextStorage } from './session.environment'

/** Whether somebody is signed in. */
export interface SessionState {
  status: 'signed_out' | 'signed_in'
  /** False while the other tabs are being asked: "signed out" is not certain yet. */
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
  /** The token to send, if somebody is signed in. */
  getToken(): string | undefined
  /** Somebody signed in. `remember` keeps the session for 30 days, otherwise it ends with the browser. */
  start(session: { token: string; remember: boolean }): void
  /** Signs out in every tab. */
  end(): void
  /** The server refused a token: signs out in every tab, unless a newer token is in use already. */
  refuse(token: string): void
}

const hour = 60 * 60 * 1000
const rememberedFor = 30 * 24 * hour
const otherwiseFor = 12 * hour

/** Milliseconds a new tab waits for the open ones to answer with a session. */
const answerTime = 150

const unknown: SessionState = { status: 'signed_out', ready: false }

function parse(text: string | null): StoredSession | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as StoredSession | null
    return typeof stored?.token === 'string' && typeof stored.until === 'number' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Makes the session of this tab. */
export function createSessionStore(environment: SessionEnvironment = browserEnvironment()): SessionStore {
  const { shared, tab, channel } = environment
  const listeners = new Set<() => void>()
  const read = (storage: TextStorage) => {
    const stored = parse(storage.read())
    return stored && stored.until > environment.now() ? stored : undefined
  }

  let current = read(shared) ?? read(tab)
  let state: SessionState = current || !channel ? settled() : unknown

  function settled(): SessionState {
    return { status: current ? 'signed_in' : 'signed_out', ready: true }
  }

  function setCurrent(session: StoredSession | undefined): void {
    current = session
    state = settled()
    for (const listener of listeners) listener()
  }

  function save(session: StoredSession): void {
    const [target, other] = session.remember ? [shared, tab] : [tab, shared]
    target.write(JSON.stringify(session))
    other.clear()
    setCurrent(session)
  }

  function remove(token: string): void {
    for (const storage of [shared, tab]) {
      if (parse(storage.read())?.token === token) storage.clear()
    }
    if (current?.token === token) setCurrent(undefined)
  }

  function adopt(session: StoredSession): void {
    if (session.token !== current?.token) save(session)
  }

  channel?.listen((message) => {
    if (message.type === 'ask' && current) channel.post({ type: 'session', session: current })
    if (message.type === 'session') adopt(message.session)
    if (message.type === 'end') remove(message.token)
  })
  environment.onSharedChange((text) => {
    const session = parse(text)
    if (session) adopt(session)
    else if (current?.remember) remove(current.token)
  })
  if (channel && !current) {
    channel.post({ type: 'ask' })
    environment.after(answerTime, () => {
      if (!state.ready) setCurrent(undefined)
    })
  }

  function end(): void {
    if (!current) return
    const { token } = current
    channel?.post({ type: 'end', token })
    remove(token)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    getServerSnapshot: () => unknown,
    getToken: () => current?.token,
    start({ token, remember }) {
      const session = { token, remember, until: environment.now() + (remember ? rememberedFor : otherwiseFor) }
      save(session)
      channel?.post({ type: 'session', session })
    },
    end,
    refuse(token) {
      if (token === current?.token) end()
    },
  }
}

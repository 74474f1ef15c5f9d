/** What tabs post to each other. */
export type SessionMessage =
  /** A tab without a session looks for one. */
  | { type: 'ask' }
  /** The session of the browser's tabs: the answer to a question, or a new sign-in. */
  | { type: 'session'; session: StoredSession }
  /** A session that is over. */
  | { type: 'end'; token: string }

/** A session as the browser's storage holds it. */
export interface StoredSession {
  token: string
  /** Kept when the browser is closed. */
  remember: boolean
  /** Milliseconds since 1970 after which the token is not worth sending. */
  until: number
}

/**
 * Storage for one text. Reading or writing never throws: a browser that refuses storage holds nothing. Nothing else of
 * the shop touches the browser's storage.
 */
export interface TextStorage {
  read(): string | null
  write(text: string): void
  clear(): void
}

/** All the session store touches outside itself, so that tests can stand in for the browser. */
export interface SessionEnvironment {
  /** Local storage: shared by all tabs and kept when the browser is closed. */
  shared: TextStorage
  /** Session storage of this tab. */
  tab: TextStorage
  /** To the other tabs; left out where there are none to reach. */
  channel?: {
    post(message: SessionMessage): void
    listen(listener: (message: SessionMessage) => void): void
  }
  /** Calls back when another tab changed the shared storage, with the new text. */
  onSharedChange(listener: (text: string | null) => void): void
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after some milliseconds. */
  after(milliseconds: number, callback: () => void): void
}

const name = 'skafferi.session'

function textStorage(storage: () => Storage, key = name): TextStorage {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(storage())
    } catch {
      return null
    }
  }
  return {
    read: () => attempt((found) => found.getItem(key)),
    write: (text) => attempt((found) => found.setItem(key, text)),
    clear: () => attempt((found) => found.removeItem(key)),
  }
}

/**
 * Session storage of this tab for a text that a page must not lose: it survives a reload and ends with the tab.
 * @param key what is stored, such as "registration"
 */
export function tabStorage(key: string): TextStorage {
  return textStorage(() => sessionStorage, `skafferi.${key}`)
}

function openChannel(): SessionEnvironment['channel'] {
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = (event: MessageEvent<SessionMessage>) => listener(event.data)
    },
  }
}

/** The browser a page runs in; while pages are prerendered, storage that holds nothing. */
export function browserEnvironment(): SessionEnvironment {
  const inBrowser = typeof window !== 'undefined'
  return {
    shared: textStorage(() => localStorage),
    tab: textStorage(() => sessionStorage),
    channel: inBrowser && typeof BroadcastChannel !== 'undefined' ? openChannel() : undefined,
    onSharedChange(listener) {
      if (!inBrowser) return
      window.addEventListener('storage', (event) => {
        const ours = event.key === name || event.key === null
        if (ours && event.storageArea === localStorage) listener(event.newValue)
      })
    },
    now: () => Date.now(),
    after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
  }
}

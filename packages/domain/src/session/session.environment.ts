import { openOtherTabs, type OtherTabs } from '../other-tabs'
import type { SharedText, TextStorage } from '../text-storage'

/** All the session store touches outside itself, so that tests can stand in for the browser. */
export interface SessionEnvironment {
  /**
   * The record of who is signed in: the store sets it beside the session's own cookie, which no script can read, and removes
   * it when the session is over. Without it the store takes the session for signed out of. It is another with every
   * session, also of the same person.
   */
  record: Omit<TextStorage, 'write'>
  otherTabs: OtherTabs
  /** Calls back when the page is shown again, also out of the browser's memory after Back. */
  onShown(look: () => void): void
}

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** @param open gives the browser's storage; it throws where the browser refuses it */
function storageFor(name: string, open: () => Storage): TextStorage {
  return {
    read: () => attempt(() => open().getItem(name)),
    write: (text) => attempt(() => open().setItem(name, text)),
    clear: () => attempt(() => open().removeItem(name)),
  }
}

/**
 * Session storage of this tab for a text that a page must not lose: it survives a reload and ends with the tab.
 * @param key what is stored, such as "registration"
 */
export function tabStorage(key: string): TextStorage {
  return storageFor(`skafferi.${key}`, () => sessionStorage)
}

/**
 * Storage for a text that all tabs have in common and that outlives them. Where the browser refuses it, or is full, this
 * page holds the text for as long as it is open.
 * @param key what is stored, such as "order-list"
 */
export function browserStorage(key: string): SharedText {
  const name = `skafferi.${key}`
  const stored = storageFor(name, () => localStorage)
  let held: string | null = null
  return {
    read: () => held ?? stored.read(),
    write(text) {
      stored.write(text)
      held = stored.read() === text ? null : text
    },
    clear() {
      held = null
      stored.clear()
    },
    listen(onChange) {
      if (typeof window === 'undefined') return () => undefined
      // Without a key the whole storage was emptied.
      const look = ({ key: changed }: StorageEvent) => void ((changed === name || changed === null) && onChange())
      window.addEventListener('storage', look)
      return () => window.removeEventListener('storage', look)
    },
  }
}

/** The record's cookie, with the prefix that it has over https. */
const recordCookie = /(?:^|; ?)((?:__Host-)?skafferi_user)=([^;]+)/

/** The record among the cookies of a request, or of a page; null where nobody is signed in. */
export function recordIn(cookies: string): string | null {
  return recordCookie.exec(cookies)?.[2] ?? null
}

function findRecord(): RegExpExecArray | null {
  try {
    return recordCookie.exec(document.cookie)
  } catch {
    // A page that may have no cookies, such as one in another site's frame.
    return null
  }
}

/** A request's: what its cookies say holds until the answer is written, unless the store refuses the session. */
export function requestEnvironment(cookies: string): SessionEnvironment {
  let kept = recordIn(cookies)
  return {
    record: { read: () => kept, clear: () => void (kept = null) },
    otherTabs: { tell: () => undefined, listen: () => () => undefined },
    onShown: () => undefined,
  }
}

/** The browser a page runs in; while pages are prerendered, one in which nobody is signed in. */
export function browserEnvironment(): SessionEnvironment {
  const inBrowser = typeof window !== 'undefined'
  return {
    record: {
      read: () => (inBrowser && findRecord()?.[2]) || null,
      clear() {
        const name = inBrowser && findRecord()?.[1]
        if (name)
          document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${name.startsWith('__') ? '; Secure' : ''}`
      },
    },
    otherTabs: openOtherTabs('session'),
    onShown(look) {
      if (!inBrowser) return
      window.addEventListener('pageshow', look)
      document.addEventListener('visibilitychange', look)
    },
  }
}

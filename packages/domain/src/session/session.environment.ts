import { openOtherTabs, type OtherTabs } from '../other-tabs'
import type { TextStorage } from '../text-storage'

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

function attempt<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

/**
 * Session storage of this tab for a text that a page must not lose: it survives a reload and ends with the tab.
 * @param key what is stored, such as "registration"
 */
export function tabStorage(key: string): TextStorage {
  const name = `skafferi.${key}`
  return {
    read: () => attempt((storage) => storage.getItem(name)),
    write: (text) => attempt((storage) => storage.setItem(name, text)),
    clear: () => attempt((storage) => storage.removeItem(name)),
  }
}

/** The record's cookie, with the prefix that it has over https. */
const recordCookie = /(?:^|; )((?:__Host-)?skafferi_user)=([^;]+)/

function findRecord(): RegExpExecArray | null {
  try {
    return recordCookie.exec(document.cookie)
  } catch {
    // A page that may have no cookies, such as one in another site's frame.
    return null
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
        if (name) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${name.startsWith('__') ? '; Secure' : ''}`
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

import { noOtherTabs, onPageVisible, openOtherTabs, type OtherTabs } from '../../platform/other-tabs'
import { attempt, type TextStorage } from '../../platform/text-storage'

/** The browser functions that the session store uses, so that tests can replace them. */
export interface SessionEnvironment {
  /**
   * The record of the signed-in user. The store sets it together with the session cookie, which scripts cannot read,
   * and removes it when the session ends. Without it, the store treats the session as signed out. It differs between
   * sessions, also of the same user.
   */
  record: Omit<TextStorage, 'write'>
  otherTabs: OtherTabs
  /** Calls `callback` when the page becomes visible, also when Back restores it from the browser's cache. */
  onPageVisible(callback: () => void): void
}

/** The record's cookie; over HTTPS, its name has a prefix. */
const recordCookie = /(?:^|; ?)((?:__Host-)?skafferi_user)=([^;]+)/

/** Reads the session record from a request's or a page's cookies; null if the user is not signed in. */
export function readSessionRecord(cookies: string): string | null {
  return recordCookie.exec(cookies)?.[2] ?? null
}

const findRecord = () => attempt(() => recordCookie.exec(document.cookie))

/**
 * Creates the environment of a request: its cookies are valid for the whole response, unless the store rejects the
 * session.
 */
export function requestEnvironment(cookies: string): SessionEnvironment {
  let record = readSessionRecord(cookies)
  return {
    record: { read: () => record, clear: () => void (record = null) },
    otherTabs: noOtherTabs,
    onPageVisible: () => undefined,
  }
}

/** Creates the environment of the browser; signed out while pages are prerendered, when there is no document. */
export function browserEnvironment(): SessionEnvironment {
  return {
    record: {
      read: () => findRecord()?.[2] ?? null,
      clear() {
        const name = findRecord()?.[1]
        if (name)
          document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${name.startsWith('__') ? '; Secure' : ''}`
      },
    },
    otherTabs: openOtherTabs('session'),
    onPageVisible,
  }
}

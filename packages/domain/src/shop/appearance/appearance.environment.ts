import { noOtherTabs, onPageVisible, openOtherTabs, type OtherTabs } from '../../platform/other-tabs'
import { attempt } from '../../platform/text-storage'

/** The browser functions that the appearance store uses, so that tests and stories can replace them. */
export interface AppearanceEnvironment {
  /** Returns the page's cookies in the format of a `Cookie` header. */
  cookies(): string
  /** Sets or removes a cookie, in the format of `document.cookie`. */
  setCookie(cookie: string): void
  /** True if the page was loaded over HTTPS. */
  isSecure: boolean
  /** Sets attributes of the document's root element; null removes an attribute. */
  setAttributes(attributes: Record<string, string | null>): void
  otherTabs: OtherTabs
  /** Calls `callback` when the page becomes visible, also when Back restores it from the browser's cache. */
  onPageVisible(callback: () => void): void
}

/** An environment without cookies and document: the choice lasts until the page is closed. */
export function memoryAppearance(): AppearanceEnvironment {
  return {
    cookies: () => '',
    setCookie: () => undefined,
    isSecure: false,
    setAttributes: () => undefined,
    otherTabs: noOtherTabs,
    onPageVisible: () => undefined,
  }
}

/**
 * Delay in milliseconds after which a notified tab reads the cookies again, because browsers share them with a delay.
 */
const cookieDelay = 500

/** Opens the channel to other tabs for appearance changes. */
function openAppearanceTabs(): OtherTabs {
  const tabs = openOtherTabs('appearance')
  return {
    ...tabs,
    listen: (onChange) =>
      tabs.listen(() => {
        onChange()
        setTimeout(onChange, cookieDelay)
      }),
  }
}

/** The environment of the browser; without a choice while pages are prerendered, when there is no document. */
export function browserAppearance(): AppearanceEnvironment {
  return {
    cookies: () => attempt(() => document.cookie) ?? '',
    setCookie: (cookie) => attempt(() => (document.cookie = cookie)),
    isSecure: attempt(() => location.protocol) === 'https:',
    setAttributes(attributes) {
      if (typeof document === 'undefined') return
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) document.documentElement.removeAttribute(name)
        else document.documentElement.setAttribute(name, value)
      }
    },
    otherTabs: openAppearanceTabs(),
    onPageVisible,
  }
}

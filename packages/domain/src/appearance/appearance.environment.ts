import { openOtherTabs, type OtherTabs } from '../other-tabs'

/** All the choice of a look touches outside itself, so that tests and stories can stand in for the browser. */
export interface AppearanceEnvironment {
  /** The page's cookies, as a `Cookie` header has them. */
  cookies(): string
  /** Keeps or removes one, written as `document.cookie` takes it. */
  keep(cookie: string): void
  /** The page came over https. */
  isSecure: boolean
  /** Has the document's root say what was chosen; null takes an attribute away. */
  show(attributes: Record<string, string | null>): void
  otherTabs: OtherTabs
  /** Calls back when the page is shown again, also out of the browser's memory after Back. */
  onShown(look: () => void): void
}

/** A page that may have no cookies, such as one in another site's frame, keeps nothing. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** A browser without cookies: what is chosen holds as long as the page does, and touches no document. */
export function noAppearance(): AppearanceEnvironment {
  return {
    cookies: () => '',
    keep: () => undefined,
    isSecure: false,
    show: () => undefined,
    otherTabs: { notify: () => undefined, listen: () => () => undefined },
    onShown: () => undefined,
  }
}

/** Browsers hand a cookie on to other tabs in their own time: who was told of it looks again this much later, in milliseconds. */
const cookieDelay = 500

/** The other tabs' choices of a look. */
function otherLooks(): OtherTabs {
  const { notify, listen } = openOtherTabs('appearance')
  return {
    notify,
    listen: (look) =>
      listen(() => {
        look()
        setTimeout(look, cookieDelay)
      }),
  }
}

/** The browser a page runs in; nothing is chosen while pages are prerendered. */
export function browserAppearance(): AppearanceEnvironment {
  if (typeof window === 'undefined') return noAppearance()
  return {
    cookies: () => attempt(() => document.cookie) ?? '',
    keep: (cookie) => attempt(() => (document.cookie = cookie)),
    isSecure: location.protocol === 'https:',
    show(attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) document.documentElement.removeAttribute(name)
        else document.documentElement.setAttribute(name, value)
      }
    },
    otherTabs: otherLooks(),
    onShown(look) {
      window.addEventListener('pageshow', look)
      document.addEventListener('visibilitychange', look)
    },
  }
}

import { browserAppearance, type AppearanceEnvironment } from './appearance.environment'
import {
  parseAppearance,
  cookiesFor,
  rootAttributes,
  defaultAppearance,
  type Appearance,
} from '../../rules/appearance/appearance'

/** The appearance settings of this browser, which all tabs share. */
export interface AppearanceStore {
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Returns the current settings; the same object until they change. */
  getSnapshot(): Appearance
  /** Returns the settings that the document was rendered with. */
  getServerSnapshot(): Appearance
  /** Changes one or more settings, in all tabs, and stores them for a year. */
  choose(part: Partial<Appearance>): void
}

const isSame = (one: Appearance, other: Appearance) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Creates the appearance store of this tab, and applies the settings to the document, which may be a static file.
 * @param rendered the settings that the document was rendered with; the defaults if it was prerendered
 */
export function createAppearanceStore(
  environment: AppearanceEnvironment = browserAppearance(),
  rendered: Appearance = defaultAppearance,
): AppearanceStore {
  const { otherTabs } = environment
  const listeners = new Set<() => void>()
  let current = parseAppearance(environment.cookies())
  environment.setAttributes(rootAttributes(current))
  // The same object if they are equal: otherwise, hydration would render the page again.
  const serverSnapshot = isSame(rendered, current) ? current : rendered

  function change(next: Appearance): void {
    if (isSame(next, current)) return
    current = next
    environment.setAttributes(rootAttributes(current))
    for (const listener of listeners) listener()
  }

  const refresh = () => change(parseAppearance(environment.cookies()))
  otherTabs.listen(refresh)
  environment.onPageVisible(refresh)

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => current,
    getServerSnapshot: () => serverSnapshot,
    choose(part) {
      const next = { ...current, ...part }
      cookiesFor(next, environment.isSecure).forEach((cookie) => environment.setCookie(cookie))
      change(next)
      otherTabs.notify()
    },
  }
}

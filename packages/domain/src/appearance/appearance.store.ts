import { browserAppearance, type AppearanceEnvironment } from './appearance.environment'
import { appearanceFrom, cookiesFor, rootAttributes, unchosen, type Appearance } from './appearance.rules'

/** How the shop looks in this browser: every open tab has the same. */
export interface AppearanceStore {
  /** Calls back after every change; the answer ends that. */
  subscribe(listener: () => void): () => void
  /** What is chosen now; the same object until it changes. */
  getSnapshot(): Appearance
  /** What pages are rendered with ahead of time. */
  getServerSnapshot(): Appearance
  /** Chooses one part or several, for this tab at once, for the others and for a year. */
  choose(part: Partial<Appearance>): void
}

/** Makes the look of this tab, and has the document show it: not every document comes from the store. */
export function createAppearanceStore(environment: AppearanceEnvironment = browserAppearance()): AppearanceStore {
  const { otherTabs } = environment
  const listeners = new Set<() => void>()
  let current = appearanceFrom(environment.cookies())
  environment.show(rootAttributes(current))

  function change(next: Appearance): void {
    if (JSON.stringify(next) === JSON.stringify(current)) return
    current = next
    environment.show(rootAttributes(current))
    for (const listener of listeners) listener()
  }

  const look = () => change(appearanceFrom(environment.cookies()))
  otherTabs.listen(look)
  environment.onShown(look)

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => current,
    getServerSnapshot: () => unchosen,
    choose(part) {
      const next = { ...current, ...part }
      cookiesFor(next, environment.isSecure).forEach((cookie) => environment.keep(cookie))
      change(next)
      otherTabs.tell()
    },
  }
}

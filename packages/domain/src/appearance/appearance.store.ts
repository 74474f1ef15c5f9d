import { browserAppearance, type AppearanceEnvironment } from './appearance.environment'
import { appearanceFrom, cookiesFor, rootAttributes, unchosen, type Appearance } from './appearance.rules'

/** How the shop looks in this browser: every open tab has the same. */
export interface AppearanceStore {
  /** Calls back after every change; the answer ends that. */
  subscribe(listener: () => void): () => void
  /** What is chosen now; the same object until it changes. */
  getSnapshot(): Appearance
  /** What the document was drawn with. */
  getServerSnapshot(): Appearance
  /** Chooses one part or several, for this tab at once, for the others and for a year. */
  choose(part: Partial<Appearance>): void
}

const isSame = (one: Appearance, other: Appearance) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Makes the look of this tab, and has the document show it: not every document comes from the store.
 * @param drawnWith what the document was drawn with; nothing was chosen where it was written ahead of time
 */
export function createAppearanceStore(
  environment: AppearanceEnvironment = browserAppearance(),
  drawnWith: Appearance = unchosen,
): AppearanceStore {
  const { otherTabs } = environment
  const listeners = new Set<() => void>()
  let current = appearanceFrom(environment.cookies())
  environment.show(rootAttributes(current))
  // The very same object while it is true: hydration would draw the page again for another one.
  const atFirst = isSame(drawnWith, current) ? current : drawnWith

  function change(next: Appearance): void {
    if (isSame(next, current)) return
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
    getServerSnapshot: () => atFirst,
    choose(part) {
      const next = { ...current, ...part }
      cookiesFor(next, environment.isSecure).forEach((cookie) => environment.keep(cookie))
      change(next)
      otherTabs.notify()
    },
  }
}

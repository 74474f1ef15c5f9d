import { expect, it } from 'vitest'
import { noAppearance } from './appearance.environment'
import { createAppearanceStore } from './appearance.store'

/** A browser whose tabs share their cookies. */
function createBrowser() {
  const jar = new Map<string, string>()
  const heard = new Set<() => void>()
  return {
    heard,
    openTab(hears = true) {
      const shown: Record<string, string | null>[] = []
      let comeBack = () => undefined as void
      const store = createAppearanceStore({
        ...noAppearance(),
        cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        keep(cookie) {
          const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? []
          if (cookie.includes('Max-Age=0')) jar.delete(name)
          else jar.set(name, value)
        },
        show: (attributes) => void shown.push(attributes),
        otherTabs: {
          notify: () => heard.forEach((hear) => hear()),
          listen: (hear) => (hears && heard.add(hear), () => heard.delete(hear)),
        },
        onShown: (look) => void (comeBack = look),
      })
      return { store, shown, comeBack: () => comeBack() }
    },
  }
}

it('what is chosen in one tab holds in the others at once, and in one that could not be told when it is shown again', () => {
  const browser = createBrowser()
  const [here, there] = [browser.openTab(), browser.openTab()]
  const asleep = browser.openTab(false)
  here.store.choose({ scheme: 'dark', density: 'compact' })
  expect(there.store.getSnapshot()).toMatchObject({ scheme: 'dark', density: 'compact' })
  expect(there.shown.at(-1)).toEqual({ 'data-scheme': 'dark', 'data-contrast': null, 'data-density': 'compact' })
  expect(asleep.store.getSnapshot().scheme).toBe('system')
  asleep.comeBack()
  expect(asleep.store.getSnapshot().scheme).toBe('dark')
})

it('another visit begins with it, and the same choice again changes nothing', () => {
  const browser = createBrowser()
  browser.openTab().store.choose({ scheme: 'dark', view: 'list' })
  const { store, shown } = browser.openTab()
  const before = store.getSnapshot()
  expect(before).toMatchObject({ scheme: 'dark', view: 'list' })
  expect(shown).toHaveLength(1)
  store.choose({ view: 'list' })
  expect(store.getSnapshot()).toBe(before)
})

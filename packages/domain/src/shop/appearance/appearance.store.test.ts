import { expect, it } from 'vitest'
import { memoryAppearance } from './appearance.environment'
import { createAppearanceStore } from './appearance.store'

/** A browser with several tabs, which share its cookies. */
function createBrowser() {
  const jar = new Map<string, string>()
  const listeners = new Set<() => void>()
  return {
    heard: listeners,
    openTab(receives = true) {
      const rendered: Record<string, string | null>[] = []
      let comeBack = () => undefined as void
      const store = createAppearanceStore({
        ...memoryAppearance(),
        cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        setCookie(cookie) {
          const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? []
          if (cookie.includes('Max-Age=0')) jar.delete(name)
          else jar.set(name, value)
        },
        setAttributes: (attributes) => void rendered.push(attributes),
        otherTabs: {
          notify: () => listeners.forEach((hear) => hear()),
          listen: (hear) => (receives && listeners.add(hear), () => listeners.delete(hear)),
        },
        onPageVisible: (look) => void (comeBack = look),
      })
      return { store, shown: rendered, comeBack: () => comeBack() }
    },
  }
}

it('updates other tabs at once, and a tab that misses the notification when it becomes visible', () => {
  const browser = createBrowser()
  const [here, there] = [browser.openTab(), browser.openTab()]
  const isolated = browser.openTab(false)
  here.store.choose({ scheme: 'dark', density: 'compact' })
  expect(there.store.getSnapshot()).toMatchObject({ scheme: 'dark', density: 'compact' })
  expect(there.shown.at(-1)).toEqual({ 'data-scheme': 'dark', 'data-contrast': null, 'data-density': 'compact' })
  expect(isolated.store.getSnapshot().scheme).toBe('system')
  isolated.comeBack()
  expect(isolated.store.getSnapshot().scheme).toBe('dark')
})

it('restores the choice at the next visit, and ignores an equal choice', () => {
  const browser = createBrowser()
  browser.openTab().store.choose({ scheme: 'dark', view: 'list' })
  const { store, shown } = browser.openTab()
  const before = store.getSnapshot()
  expect(before).toMatchObject({ scheme: 'dark', view: 'list' })
  expect(shown).toHaveLength(1)
  store.choose({ view: 'list' })
  expect(store.getSnapshot()).toBe(before)
})

import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage, tabStorage } from './text-storage'

afterEach(() => vi.unstubAllGlobals())

it('stores texts in the tab by key', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  tabStorage('registration').write('draft')
  tabStorage('access').write('request')
  expect([...stored]).toEqual([
    ['skafferi.registration', 'draft'],
    ['skafferi.access', 'request'],
  ])
  tabStorage('access').clear()
  expect([tabStorage('registration').read(), tabStorage('access').read()]).toEqual(['draft', null])
})

it('stores nothing, without an error, if the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  tabStorage('registration').write('draft')
  tabStorage('registration').clear()
  expect(tabStorage('registration').read()).toBeNull()
})

it('holds a shared text in memory if the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const storage = browserStorage('order-list')
  storage.write('sixty')
  expect(storage.read()).toBe('sixty')
  storage.clear()
  expect(storage.read()).toBeNull()
})

it('notifies of another tab’s change of the same text, and of no other text', () => {
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  let notifications = 0
  const stop = browserStorage('order-list').listen(() => void (notifications += 1))
  const change = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  ;[null, 'skafferi.order-list', 'skafferi.other'].forEach(change)
  stop()
  change('skafferi.order-list')
  expect(notifications).toBe(2)
})

import { afterEach, expect, it, vi } from 'vitest'
import { browserEnvironment, browserStorage, tabStorage } from './session.environment'

afterEach(() => vi.unstubAllGlobals())

it('a text is kept in the tab alone, each by its own name', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  tabStorage('registration').write('draft')
  tabStorage('access').write('way')
  expect([...kept]).toEqual([
    ['skafferi.registration', 'draft'],
    ['skafferi.access', 'way'],
  ])
  tabStorage('access').clear()
  expect([tabStorage('registration').read(), tabStorage('access').read()]).toEqual(['draft', null])
})

it('a browser that refuses storage keeps nothing, and nobody is disturbed', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  tabStorage('registration').write('draft')
  tabStorage('registration').clear()
  expect(tabStorage('registration').read()).toBeNull()
})

it('what all tabs have in common is held by the page where the browser refuses to store it', () => {
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

it('another tab’s change of what all have in common is told, one of another text is not', () => {
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  let told = 0
  const stop = browserStorage('order-list').listen(() => void (told += 1))
  const change = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  ;[null, 'skafferi.order-list', 'skafferi.other'].forEach(change)
  stop()
  change('skafferi.order-list')
  expect(told).toBe(2)
})

it.each([
  ['over http', 'theme=dark; skafferi_user=%7B%7D; other=1', 'skafferi_user=; Path=/; Max-Age=0; SameSite=Lax'],
  ['over https', '__Host-skafferi_user=%7B%7D', '__Host-skafferi_user=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
])('the record of who is signed in is a cookie, which can be removed: %s', (_, cookie, removal) => {
  const page = { cookie, addEventListener: () => undefined }
  vi.stubGlobal('document', page)
  const { record } = browserEnvironment()
  expect(record.read()).toBe('%7B%7D')
  record.clear()
  expect(page.cookie).toBe(removal)
})

it('another site’s cookie of a name that ends alike is not the record, nor is an empty one', () => {
  for (const cookie of ['', 'my_skafferi_user=1', 'skafferi_user=']) {
    vi.stubGlobal('document', { cookie })
    expect(browserEnvironment().record.read()).toBeNull()
  }
})

it('a page that may have no cookies has no record', () => {
  vi.stubGlobal('document', {
    get cookie() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  const { record } = browserEnvironment()
  expect(record.read()).toBeNull()
  record.clear()
})

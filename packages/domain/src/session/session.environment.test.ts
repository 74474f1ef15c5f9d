import { afterEach, expect, it, vi } from 'vitest'
import { tabStorage } from './session.environment'

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

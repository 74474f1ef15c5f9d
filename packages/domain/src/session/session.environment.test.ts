import { afterEach, expect, it, vi } from 'vitest'
import { tabPlace } from './session.environment'

afterEach(() => vi.unstubAllGlobals())

it('a text is kept in the tab alone, each by its own name', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  tabPlace('registration').write('draft')
  tabPlace('access').write('way')
  expect([...kept]).toEqual([
    ['skafferi.registration', 'draft'],
    ['skafferi.access', 'way'],
  ])
  tabPlace('access').clear()
  expect([tabPlace('registration').read(), tabPlace('access').read()]).toEqual(['draft', null])
})

it('a browser that refuses storage keeps nothing, and nobody is disturbed', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  tabPlace('registration').write('draft')
  tabPlace('registration').clear()
  expect(tabPlace('registration').read()).toBeNull()
})

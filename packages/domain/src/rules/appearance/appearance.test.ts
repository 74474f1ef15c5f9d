import { describe, expect, it } from 'vitest'
import {
  parseAppearance,
  cookiesFor,
  listingViewOf,
  rootAttributes,
  defaultAppearance,
  withAppearance,
  type Appearance,
} from './appearance'

const custom: Appearance = { scheme: 'dark', contrast: 'more', density: 'compact', view: 'list', shelfView: 'list' }

/** Returns the `Cookie` header that a browser sends after these cookies were set. */
const sent = (cookies: readonly string[]) =>
  cookies
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('appearance settings', () => {
  it('are stored in cookies for a year, which the server can read', () => {
    const cookies = cookiesFor(custom, false)
    expect(cookies).toEqual([
      'skafferi_theme=dark.contrast; Max-Age=31536000; Path=/; SameSite=Lax',
      'skafferi_density=compact; Max-Age=31536000; Path=/; SameSite=Lax',
      'skafferi_view=list; Max-Age=31536000; Path=/; SameSite=Lax',
      'skafferi_shelf=list; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(parseAppearance('skafferi_theme=dark ; skafferi_view=list ')).toMatchObject({ scheme: 'dark', view: 'list' })
    expect(parseAppearance(`a=1; ${sent(cookies)}; b=2`)).toEqual(custom)
    for (const cookie of cookiesFor(custom, true)) expect(cookie).toMatch(/; Secure$/)
  })

  it('need no cookie for default values', () => {
    expect(cookiesFor(defaultAppearance, false)).toEqual([
      'skafferi_theme=; Max-Age=0; Path=/; SameSite=Lax',
      'skafferi_density=; Max-Age=0; Path=/; SameSite=Lax',
      'skafferi_view=; Max-Age=0; Path=/; SameSite=Lax',
      'skafferi_shelf=; Max-Age=0; Path=/; SameSite=Lax',
    ])
    expect(sent(cookiesFor(defaultAppearance, false))).toBe('')
    expect(parseAppearance('')).toEqual({
      scheme: 'system',
      contrast: 'system',
      density: 'comfortable',
      view: null,
      shelfView: null,
    })
  })

  it('ignore unknown values', () => {
    const other = 'skafferi_theme=" onload=x.contrast; skafferi_density=tiny; skafferi_view=pad; my_skafferi_theme=dark'
    expect(parseAppearance(other)).toEqual(defaultAppearance)
    expect(parseAppearance('skafferi_theme=system.contrast')).toEqual({ ...defaultAppearance, contrast: 'more' })
  })

  it('are set on the document’s root element before any script runs', () => {
    const html = '<!doctype html><html lang="en"><p>&lt;html'
    expect(withAppearance(html, custom)).toBe(
      '<!doctype html><html data-scheme="dark" data-contrast="more" data-density="compact" lang="en"><p>&lt;html',
    )
    expect(withAppearance(html, defaultAppearance)).toBe(html)
    expect(Object.values(rootAttributes(defaultAppearance))).toEqual([null, null, null])
  })
})

describe('the listing view', () => {
  it.each([
    { requested: 'shelf', remembered: 'list', hasOrdered: true, view: 'shelf', because: 'the address has it' },
    { requested: 'list', remembered: 'shelf', hasOrdered: false, view: 'list', because: 'the address has it' },
    { requested: 'pad', remembered: null, hasOrdered: false, view: 'list', because: 'older links have "pad"' },
    { requested: 'else', remembered: 'shelf', hasOrdered: true, view: 'shelf', because: 'the user chose it earlier' },
    { requested: null, remembered: null, hasOrdered: true, view: 'list', because: 'the company has ordered before' },
    { requested: null, remembered: null, hasOrdered: false, view: 'shelf', because: 'it is the default' },
  ] as const)('is $view because $because', ({ view, because: _, ...reasons }) => {
    expect(listingViewOf(reasons)).toBe(view)
  })
})

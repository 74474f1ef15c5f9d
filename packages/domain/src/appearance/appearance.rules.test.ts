import { describe, expect, it } from 'vitest'
import {
  appearanceFrom,
  cookiesFor,
  listingViewOf,
  rootAttributes,
  unchosen,
  withAppearance,
  type Appearance,
} from './appearance.rules'

const chosen: Appearance = { scheme: 'dark', contrast: 'more', density: 'compact', view: 'list' }

/** What a browser sends of cookies that were set like this. */
const sent = (cookies: readonly string[]) =>
  cookies
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('what somebody has chosen', () => {
  it('is a year in plain cookies, which a server can read', () => {
    const cookies = cookiesFor(chosen, false)
    expect(cookies).toEqual([
      'skafferi_theme=dark.contrast; Max-Age=31536000; Path=/; SameSite=Lax',
      'skafferi_density=compact; Max-Age=31536000; Path=/; SameSite=Lax',
      'skafferi_view=list; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(appearanceFrom('skafferi_theme=dark ; skafferi_view=list ')).toMatchObject({ scheme: 'dark', view: 'list' })
    expect(appearanceFrom(`a=1; ${sent(cookies)}; b=2`)).toEqual(chosen)
    for (const cookie of cookiesFor(chosen, true)) expect(cookie).toMatch(/; Secure$/)
  })

  it('needs no cookie where it holds anyway', () => {
    expect(cookiesFor(unchosen, false)).toEqual([
      'skafferi_theme=; Max-Age=0; Path=/; SameSite=Lax',
      'skafferi_density=; Max-Age=0; Path=/; SameSite=Lax',
      'skafferi_view=; Max-Age=0; Path=/; SameSite=Lax',
    ])
    expect(sent(cookiesFor(unchosen, false))).toBe('')
    expect(appearanceFrom('')).toEqual({ scheme: 'system', contrast: 'system', density: 'comfortable', view: null })
  })

  it('is one of the known values, or counts for nothing', () => {
    const other = 'skafferi_theme=" onload=x.contrast; skafferi_density=tiny; skafferi_view=pad; my_skafferi_theme=dark'
    expect(appearanceFrom(other)).toEqual(unchosen)
    expect(appearanceFrom('skafferi_theme=system.contrast')).toEqual({ ...unchosen, contrast: 'more' })
  })

  it('stands on the document’s root before any script runs', () => {
    const html = '<!doctype html><html lang="en"><p>&lt;html'
    expect(withAppearance(html, chosen)).toBe(
      '<!doctype html><html data-scheme="dark" data-contrast="more" data-density="compact" lang="en"><p>&lt;html',
    )
    expect(withAppearance(html, unchosen)).toBe(html)
    expect(Object.values(rootAttributes(unchosen))).toEqual([null, null, null])
  })
})

describe('products are listed', () => {
  it.each([
    { asked: 'shelf', remembered: 'list', hasOrdered: true, view: 'shelf', because: 'the address says so' },
    { asked: 'list', remembered: 'shelf', hasOrdered: false, view: 'list', because: 'the address says so' },
    { asked: 'pad', remembered: null, hasOrdered: false, view: 'list', because: 'links said it like this before' },
    { asked: 'else', remembered: 'shelf', hasOrdered: true, view: 'shelf', because: 'it was chosen before' },
    { asked: null, remembered: null, hasOrdered: true, view: 'list', because: 'the company orders again' },
    { asked: null, remembered: null, hasOrdered: false, view: 'shelf', because: 'nothing is known' },
  ] as const)('as $view where $because', ({ view, because: _, ...reasons }) => {
    expect(listingViewOf(reasons)).toBe(view)
  })
})

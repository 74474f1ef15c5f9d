import { describe, expect, it } from 'vitest'
import { settingsFrom, type ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { headOf } from './document-head'
import { paths } from './paths'

const settings = settingsFrom({})
const picture = (src: string) => ({ src, width: 320, height: 80 })

/** The picture of the landing page's preview. */
function imageWith(logo: ShopSettings['brand']['logo']): string | undefined {
  const shop = { ...settings, publicUrl: 'https://shop.example', brand: { ...settings.brand, logo } }
  const head = headOf({ address: paths.landing(), settings: shop, html: '<title>Shop</title>', queries: [] })
  return /<meta property="og:image" content="([^"]*)">/.exec(head)?.[1]
}

describe('the preview of the landing page', () => {
  it('shows the symbol, or else the logo, if social networks can', () => {
    const logo = { light: picture('/files/light.webp'), dark: picture('/files/dark.webp'), mark: null }
    expect(imageWith(logo)).toBe('https://shop.example/files/light.webp')
    expect(imageWith({ ...logo, mark: picture('/files/mark.png') })).toBe('https://shop.example/files/mark.png')
    expect(imageWith({ ...logo, mark: picture('/files/mark.svg') })).toBe('https://shop.example/files/light.webp')
  })

  it('has no drawing, and no picture without a logo', () => {
    const drawn = picture('/files/logo.svg')
    expect(imageWith({ light: drawn, dark: drawn, mark: drawn })).toBeUndefined()
    expect(imageWith(null)).toBeUndefined()
  })
})

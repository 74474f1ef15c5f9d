import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentPages } from '@skafferi/domain/rules/content/blocks'
import { isShopPage } from '@skafferi/domain/rules/content/shop-pages'
import { legalKinds } from '@skafferi/domain/rules/legal/legal-text'
import { settingsFrom } from '@skafferi/domain/rules/settings/shop-settings'
import { legalKindAt } from '@skafferi/domain/shop/content'
import { pages, type Page } from './pages'
import { renderStatic } from './render-document'

const all: readonly Page[] = Object.values(pages)

it('each page of the shop has a unique path and a file, and no file is without a page', () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
  const files = readdirSync(new URL('routes', import.meta.url)).filter((name) => !name.endsWith('.stories.tsx'))
  expect([...new Set(all.map(({ route }) => `${route}.tsx`))].sort()).toEqual(files.sort())
})

it.each(legalKinds)('the page of the %s has the path that its text is found by', (kind) => {
  expect(legalKindAt(pages[kind].path)).toBe(kind)
})

it('the catch-all page is tried last', () => {
  expect(all.map(({ path }) => path).indexOf('*')).toBe(all.length - 1)
})

it.each(all.filter(({ path }) => path !== '*'))('the office accepts links to $path', ({ path }) => {
  expect(isShopPage(path.replace(':id', 'one'))).toBe(true)
})

const template = '<html><head></head><body><!--page--></body></html>'

it.each(all.filter(({ document }) => document === 'static'))(
  'the content of $path without blocks depends on the settings alone, and names the shop',
  async ({ path, route, whenClosed }) => {
    const settings = { ...settingsFrom({}), isOpen: whenClosed !== 'notice' }
    const brand = { ...settings.brand, name: 'Åbergs <Lakrits>' }
    const page = contentPages.find((name) => name === route)
    const content = page ? { page, blocks: [] } : null
    const { html, styles } = await renderStatic({ address: path, settings: { ...settings, brand }, content, template })
    expect(html).toContain('Åbergs &lt;Lakrits&gt;</title>')
    expect(styles).toBe('')
  },
)

import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { settingsFrom, type ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { pages, type Page } from './pages'

const all: readonly Page[] = Object.values(pages)

it('each page of the shop has a unique path and file, and no file is without a page', () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
  const files = readdirSync(new URL('routes', import.meta.url)).filter((name) => !name.endsWith('.stories.tsx'))
  expect(all.map(({ route }) => `${route}.tsx`).sort()).toEqual(files.sort())
})

it('the catch-all page is tried last', () => {
  expect(all.map(({ path }) => path).indexOf('*')).toBe(all.length - 1)
})

/** The prerendered pages for given settings, by path. */
async function renderPages(changed: Partial<ShopSettings>) {
  vi.resetModules()
  vi.doMock('./settings', () => ({ settings: { ...settingsFrom({}), ...changed } }))
  const { renderPage } = await import('./entry-server')
  const prerendered = all.filter(({ document }) => document === 'prerendered')
  return new Map(await Promise.all(prerendered.map(async (page) => [page, await renderPage(page.path)] as const)))
}

const changes: ShopSettings = {
  publishableKey: 'pk_other',
  locale: 'de-DE',
  linkHosts: ['cdn.example'],
  contactFormUrl: 'https://forms.example/7',
}

it('a prerendered page names each setting that changes it', async () => {
  const defaults = await renderPages({})
  for (const name of Object.keys(changes) as (keyof ShopSettings)[]) {
    const changed = await renderPages({ [name]: changes[name] })
    const depending = all.filter((page) => changed.get(page) !== defaults.get(page))
    expect(all.filter(({ dependsOn }) => dependsOn?.includes(name)).map(({ path }) => path)).toEqual(
      depending.map(({ path }) => path),
    )
  }
})

import { describe, expect, it } from 'vitest'
import type { PageContent } from '@skafferi/domain/rules/content/blocks'
import { settingsFrom, type ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { createWorld, storyBase } from '@skafferi/fixtures/world'
import { paths } from './paths'
import { renderStatic } from './render-document'

const template = '<html><head></head><body><div id="app"><!--page--></div></body></html>'
const world = createWorld({ base: storyBase })
const settings = settingsFrom({})

/** The page and the data in its document. */
function partsOf(html: string) {
  const [, page = ''] = /<div id="app">(.*?)<\/div>(?:<script|<\/body>)/s.exec(html) ?? []
  const [, data = 'null'] = /<script type="application\/json" id="page-content">(.*?)<\/script>/s.exec(html) ?? []
  return { page, data: JSON.parse(data) as unknown }
}

async function drawLanding(content: PageContent | null) {
  return (await renderStatic({ address: paths.landing(), settings, content, template })).html
}

describe('the landing page rendered for visitors', () => {
  it('has all blocks and the content to hydrate with, without calls', async () => {
    const { page, data } = partsOf(await drawLanding(world.pages.landing))
    expect(data).toEqual(world.pages.landing)
    for (const { content } of world.pages.landing.blocks) {
      expect(page).toContain(content.title.replaceAll('&', '&amp;'))
    }
    expect(page).not.toContain('<!--$?-->')
  })

  it('escapes the content inside the script', async () => {
    const text = { title: '</script><script>alert(1)</script>', text: '<img src=x onerror=alert(1)>' }
    const html = await drawLanding({ page: 'landing', blocks: [{ id: 'one', kind: 'text', content: text }] })
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(partsOf(html).page).not.toContain('<img src=x')
  })

  it('has the shop’s name without blocks', async () => {
    const { page, data } = partsOf(await drawLanding({ page: 'landing', blocks: [] }))
    expect(data).toEqual({ page: 'landing', blocks: [] })
    expect(page).toMatch(/<h1[^>]*>.*Shop</)
    expect(page).not.toMatch(/Loading|Error/)
  })

  it('has the shop’s name and the placeholder of its blocks if there is no content', async () => {
    const { page, data } = partsOf(await drawLanding(null))
    expect(data).toBeNull()
    expect(page).toMatch(/<h1[^>]*>.*Shop</)
    expect(page).toContain('Loading...')
  })
})

describe.each([
  [paths.faq!, 'faq'],
  [paths.about!, 'about'],
] as const)('the static page %s', (address, name) => {
  it('has its blocks, and the content to hydrate with', async () => {
    const content = world.pages[name]
    const { page, data } = partsOf((await renderStatic({ address, settings, content, template })).html)
    expect(data).toEqual(content)
    expect(page).toContain(content.blocks.at(-1)!.content.title)
  })

  it('ignores the content of another page', async () => {
    const { page } = partsOf((await renderStatic({ address, settings, content: world.pages.home, template })).html)
    expect(page).toContain('Loading...')
  })
})

it('links in header and footer lead only to pages with something to read', async () => {
  const links = async (emptyPages: ShopSettings['emptyPages']) => {
    const content = { page: 'landing', blocks: [] } as const
    const { html } = await renderStatic({
      address: paths.landing(),
      settings: { ...settings, emptyPages },
      content,
      template,
    })
    return new Set(Array.from(html.matchAll(/href="(\/(?:faq|about|contact-us|imprint))"/g), ([, href]) => href))
  }
  expect(await links([])).toEqual(new Set(['/about', '/faq', '/contact-us', '/imprint']))
  expect(await links(['landing', 'faq', 'imprint'])).toEqual(new Set(['/about', '/contact-us']))
  expect(await links(['landing', 'faq', 'about', 'imprint'])).toEqual(new Set(['/contact-us']))
})

it('search engines do not list a page with nothing to read, but the landing page', async () => {
  const head = async (address: string) => {
    const open = { ...settings, publicUrl: 'https://shop.example', emptyPages: ['landing', 'faq'] } as const
    return (await renderStatic({ address, settings: open, content: null, template })).html
  }
  expect(await head(paths.faq!)).toContain('<meta name="robots" content="noindex">')
  expect(await head(paths.about!)).toContain('<link rel="canonical" href="https://shop.example/about">')
  expect(await head(paths.landing())).toContain('<link rel="canonical" href="https://shop.example/landing">')
})

it('a page without blocks has no content in its document', async () => {
  const { html } = await renderStatic({ address: paths.contact!, settings, content: null, template })
  expect(html).not.toContain('page-content')
})

import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import type { Block, BlockContents, BlockKind } from '../../rules/content/blocks'
import type { PlaceholderValues } from '../../rules/content/placeholders'
import { toBlockViews } from './blocks.view'

const values: PlaceholderValues = {
  brand: 'Skafferi',
  phone: '+46 31 390 06 00',
  email: 'support@skafferi.example',
  hours: '24/7',
  returns: 'Report it within 30 days.',
  payment_days: '60',
  articles: '631',
  brands: '44',
  free_from: '€140',
  order_minimum: '€150',
}
const unset: PlaceholderValues = {
  brand: 'Shop',
  phone: null,
  email: null,
  hours: null,
  returns: null,
  free_from: null,
  order_minimum: null,
  payment_days: null,
  articles: null,
  brands: null,
}

const { pages } = createWorld({ base: new Date('2026-11-20T08:00:00Z') })
const pageWith = (page: keyof typeof pages, settings: PlaceholderValues) =>
  toBlockViews(pages[page].blocks, { values: settings, hosts: [] })

/** The content of one block as it is shown; undefined if it is not. */
function contentOf<Kind extends BlockKind>(
  kind: Kind,
  content: BlockContents[Kind],
  context: { values?: PlaceholderValues; hosts?: string[] } = {},
): BlockContents[Kind] | undefined {
  const block = { id: 'b', kind, content } as unknown as Block
  return toBlockViews([block], { values: unset, hosts: [], ...context })[0]?.content as BlockContents[Kind] | undefined
}

describe('the demo’s blocks', () => {
  it('are all shown, in their order', () => {
    for (const { page, blocks } of Object.values(pages)) {
      expect(pageWith(page, values).map(({ id }) => id)).toEqual(blocks.map(({ id }) => id))
    }
  })

  it('have the values of the settings and no placeholders', () => {
    const texts = JSON.stringify(Object.values(pages).map(({ page }) => pageWith(page, values)))
    const { order_minimum: _, ...named } = values
    for (const value of Object.values(named)) expect(texts).toContain(value)
    expect(texts).not.toMatch(/\{\w+\}/)
  })

  it('leave out what names a value that is not set', () => {
    const promises = pageWith('home', unset).find(({ kind }) => kind === 'promises') as Block<'promises'>
    expect(promises.content.items).toEqual([
      { icon: 'money', title: 'Money back guarantee', text: 'We return money within 30 days' },
    ])
    const help = pageWith('faq', unset).find(({ id }) => id === 'help') as Block<'questions'>
    expect(help.content.items.map(({ question }) => question)).toEqual(['Do you offer bulk discounts?'])
    const features = pageWith('product', unset)[0] as Block<'list'>
    expect(features.content.items).toEqual(['1-year warranty', 'Money-back guarantee'])
  })
})

describe('a text', () => {
  it('loses only the lines with a value that is not set', () => {
    const text = { title: 'Call', text: 'We answer.\n{phone}\n\nBye.' }
    expect(contentOf('text', text)).toEqual({ title: 'Call', text: 'We answer.\n\nBye.' })
    expect(contentOf('text', text, { values })?.text).toBe('We answer.\n+46 31 390 06 00\n\nBye.')
  })

  it('keeps other braces and markup as they are', () => {
    const text = { title: '{other}', text: '{{7*7}} <b>{brand}</b>' }
    expect(contentOf('text', text)).toEqual({ title: '{other}', text: '{{7*7}} <b>Shop</b>' })
  })

  it('keeps links of the shop and of allowed hosts, and writes others as text', () => {
    const shownText = (text: string) => contentOf('text', { title: '', text }, { hosts: ['cdn.example'] })?.text
    const allowed = 'See [our story](/about?a=1#b) and [pictures](https://cdn.example/a).'
    expect(shownText(allowed)).toBe(allowed)
    expect(shownText('[a](https://evil.example) [b](//evil.example) [c](/\\evil.example)')).toBe(
      'a (https://evil.example) b (//evil.example) c (/\\evil.example)',
    )
    expect(shownText('[1] [a](b) [x](javascript:run)')).toBe('[1] [a](b) [x](javascript:run)')
    const items = [{ question: '[Why](//evil.example)?', answer: '[Because](//evil.example)' }]
    expect(contentOf('questions', { title: '', items })?.items).toEqual([
      { question: '[Why](//evil.example)?', answer: 'Because (//evil.example)' },
    ])
  })

  it.each([
    { title: 'Call {phone}', text: 'We answer.' },
    { title: 'Call', text: '{phone}\n{hours}' },
  ])('is not shown if its title or its whole text is left out: %j', (text) => {
    expect(contentOf('text', text)).toBeUndefined()
  })
})

describe('a block of items', () => {
  it('is not shown without items', () => {
    expect(contentOf('list', { title: 'Feature', items: [] })).toBeUndefined()
    expect(contentOf('list', { title: 'Feature', items: ['{hours} support'] })).toBeUndefined()
    expect(contentOf('values', { title: 'Values', tabs: [] })).toBeUndefined()
  })

  it('keeps its items if its own title is left out', () => {
    expect(contentOf('list', { title: '{hours}', items: ['Warranty'] })).toEqual({ title: '', items: ['Warranty'] })
  })

  it('keeps a tab whose place or button is left out', () => {
    const tab = { name: 'Retail', business: 'Kiosks', text: 'Order.', pictures: [] }
    const tabs = [{ ...tab, location: '{phone}', button: { text: 'Call {phone}', href: '/faq' } }]
    expect(contentOf('values', { title: 'Values', tabs })?.tabs).toEqual([
      { ...tab, location: '', button: { text: '', href: '/faq' } },
    ])
  })
})

describe('links and pictures', () => {
  const banner: BlockContents['banner'] = {
    layout: 'main',
    title: 'Game night',
    text: '',
    price: '$299',
    badge: '',
    background: '#082b37',
    button: { text: 'Shop Now', href: null },
    pictures: ['/files/1.png'],
  }

  it('stay as they are on this shop', () => {
    expect(contentOf('banner', banner)).toEqual(banner)
    expect(contentOf('banner', { ...banner, button: { text: 'Go', href: '/faq' } })?.button.href).toBe('/faq')
  })

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', ''])('are never %j', (address) => {
    const content = { ...banner, button: { text: 'Go', href: address }, pictures: [address, '/files/2.png'] }
    expect(contentOf('banner', content, { hosts: ['cdn.example'] })).toMatchObject({
      button: { text: 'Go', href: null },
      pictures: ['/files/2.png'],
    })
  })

  it('may be on an allowed host', () => {
    const address = 'https://cdn.example/a'
    const content = { ...banner, button: { text: 'Go', href: address }, pictures: [address] }
    expect(contentOf('banner', content, { hosts: ['cdn.example'] })).toEqual(content)
  })

  it('are checked on shelves, in tiles and in samples', () => {
    const evil = 'https://evil.example/1.png'
    const hero = { title: 'Shop', text: '', button: banner.button, shelves: [[evil, '/1.png'], [evil]] }
    expect(contentOf('hero', hero)?.shelves).toEqual([['/1.png'], []])
    const tile = { title: 'New', text: '', tint: 'sea', pictures: [evil], href: evil } as const
    expect(contentOf('tiles', { title: '', items: [tile] })?.items).toEqual([{ ...tile, pictures: [], href: null }])
    const sample = { title: 'Fish', brand: '', price: '$1', picture: evil }
    expect(contentOf('samples', { title: '', note: '', items: [sample] })?.items).toEqual([{ ...sample, picture: '' }])
  })
})

it('leaves out a block without content', () => {
  expect(toBlockViews([{ id: 'b', kind: 'text' } as unknown as Block], { values, hosts: [] })).toEqual([])
})

it('keeps a shelf without own entries if a rule finds its products', () => {
  const shelf = { title: 'New', note: '', items: [] }
  expect(contentOf('samples', { ...shelf, rule: 'newest' })).toEqual({ ...shelf, rule: 'newest' })
  expect(contentOf('samples', { ...shelf, rule: 'none' })).toBeUndefined()
})

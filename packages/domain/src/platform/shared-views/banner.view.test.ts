import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import type { BannerId } from '../../rules/content/banners'
import { toBannerSlot, toBannerView, toValuesView, type BannerView, type ValuesView } from './banner.view'

const { banners } = createWorld({ base: new Date('2026-11-20T08:00:00Z') })
/** Matches the URL of a product picture, in any folder. */
const drawing = (id: string): string => expect.stringMatching(new RegExp(`/${id}\\.svg$`)) as string
const stored = (id: BannerId) => banners.find((banner) => banner.id === id)!

const fallback: BannerView = {
  title: 'The Perfect Accessories',
  subtitle: 'for Your Mobile Store,Right This Way.',
  price: '$1',
  badge: '1%',
  background: '#000000',
  action: { text: 'Find Your Perfect Console', href: null },
  pictures: [
    { src: '/own/1.svg', fallback: null },
    { src: '/own/2.svg', fallback: null },
  ],
}

const values: ValuesView = {
  title: 'Made for how you sell',
  tabs: [
    {
      id: '1',
      name: 'Retail',
      business: 'Corner shops',
      location: 'Gothenburg, Sweden',
      description: 'Order single units.',
      action: { text: 'See retail prices', href: null },
      pictures: ['/own/1.svg'],
    },
  ],
}

describe('a banner', () => {
  it('has the operator’s content', () => {
    expect(toBannerView(stored('banner_promo'), fallback, [])).toEqual({
      title: 'The console your customers ask for',
      subtitle: 'Wireless controllers and headsets, by the piece or by the case.',
      price: '$299',
      badge: null,
      background: '#1c2b2a',
      action: { text: 'Shop Now', href: '/products' },
      pictures: [
        { src: drawing('sony-controller'), fallback: '/own/1.svg' },
        { src: drawing('bjorko-mix'), fallback: '/own/2.svg' },
        { src: drawing('saltan-fish'), fallback: null },
      ],
    })
  })

  it('has the default texts if the operator set none', () => {
    expect(toBannerView({ id: 'banner_accessories' }, fallback, [])).toEqual({ ...fallback, price: null, badge: null })
    const blank = { id: 'b', title: '  ', texts: { subtitle: '' }, buttons: [], image_url: {}, background_color: null }
    expect(toBannerView(blank, fallback, []).title).toBe(fallback.title)
  })

  it('never has the default price or badge with the operator’s texts', () => {
    const view = toBannerView(stored('banner_accessories'), fallback, [])
    expect([view.price, view.badge]).toEqual([null, null])
  })

  it('has the first button of `buttons` or `buttons.list`', () => {
    const buttons = [
      { text: 'First', url: '/faq' },
      { text: 'Second', url: '/cart' },
    ]
    expect(toBannerView({ id: 'b', buttons }, fallback, []).action).toEqual({ text: 'First', href: '/faq' })
    expect(toBannerView({ id: 'b', buttons: { list: buttons } }, fallback, []).action).toEqual({
      text: 'First',
      href: '/faq',
    })
  })

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', ''])('does not link to %j', (url) => {
    const view = toBannerView({ id: 'b', buttons: [{ text: 'Go', url }] }, fallback, ['cdn.example'])
    expect(view.action).toEqual({ text: 'Go', href: null })
  })

  it('links to allowed hosts and has their pictures', () => {
    const view = toBannerView(
      {
        id: 'b',
        buttons: [{ text: 'Go', url: 'https://cdn.example/a' }],
        image_url: { 1: 'https://cdn.example/1.png' },
      },
      fallback,
      ['cdn.example'],
    )
    expect(view.action.href).toBe('https://cdn.example/a')
    expect(view.pictures[0]?.src).toBe('https://cdn.example/1.png')
  })

  it('has the default picture instead of a missing or external one', () => {
    const image_url = { '1': 'https://evil.example/1.png', '3': '/files/3.png' }
    expect(toBannerView({ id: 'b', image_url }, fallback, []).pictures).toEqual([
      { src: '/own/1.svg', fallback: null },
      { src: '/own/2.svg', fallback: null },
      { src: '/files/3.png', fallback: null },
    ])
  })

  it('has at most five pictures, in the order of their names', () => {
    const image_url = { '6': '/6.png', '5': '/5.png', '1': '/1.png', '2': '/2.png', '4': '/4.png', '3': '/3.png' }
    const { pictures } = toBannerView({ id: 'b', image_url }, fallback, [])
    expect(pictures.map(({ src }) => src)).toEqual(['/1.png', '/2.png', '/3.png', '/4.png', '/5.png'])
  })

  it.each(['red', '#12345', 'url(//evil.example)', 7, '#12345g', '#1234567', 'x#123456'])(
    'ignores the background colour %j',
    (background_color) => {
      expect(toBannerView({ id: 'b', background_color }, fallback, []).background).toBe('#000000')
    },
  )

  it('has the operator’s background colour, in upper or lower case', () => {
    expect(toBannerView({ id: 'b', background_color: '#1C2b2A' }, fallback, []).background).toBe('#1C2b2A')
  })

  it('ignores a list with one background colour', () => {
    expect(toBannerView({ id: 'b', background_color: ['#1c2b2a'] }, fallback, []).background).toBe('#000000')
  })

  it('has a text even if another spelling of its name is empty', () => {
    const texts = { subtitle: 'Salt', ' Sub title': ' ' }
    expect(toBannerView({ id: 'b', texts }, fallback, []).subtitle).toBe('Salt')
  })

  it('has the operator’s texts, trimmed', () => {
    const banner = {
      id: 'b',
      title: ' Salt ',
      texts: { ' Price ': ' €2 ', Badge: ' New ' },
      buttons: [{ text: ' Go ', url: ' /faq ' }],
    }
    expect(toBannerView(banner, fallback, [])).toMatchObject({
      title: 'Salt',
      price: '€2',
      badge: 'New',
      action: { text: 'Go', href: '/faq' },
    })
  })

  it('has the default button text with the operator’s address if there is no text', () => {
    const view = toBannerView({ id: 'b', buttons: [{ url: '/faq' }] }, fallback, [])
    expect(view.action).toEqual({ text: fallback.action.text, href: '/faq' })
  })

  it('has the default address if the operator set none', () => {
    const withLink = { ...fallback, action: { text: 'All products', href: '/products' } }
    expect(toBannerView({ id: 'b', buttons: [{ text: 'Go' }] }, withLink, []).action).toEqual({
      text: 'Go',
      href: '/products',
    })
  })

  it('ignores buttons, texts and pictures of an unknown format', () => {
    const banner = { id: 'b', buttons: { list: 'Go' }, texts: ['x'], image_url: ['/1.png', '/2.png'] }
    expect(toBannerView(banner, fallback, [])).toEqual({ ...fallback, price: null, badge: null })
  })

  it('ignores texts of other types', () => {
    const view = toBannerView({ id: 'b', title: 7, texts: { subtitle: {} }, buttons: [null, 'x'] }, fallback, [])
    expect([view.title, view.subtitle, view.action]).toEqual([fallback.title, fallback.subtitle, fallback.action])
  })
})

describe('the business values', () => {
  it('have five tabs', () => {
    const view = toValuesView(stored('banner_values'), values, [])
    expect(view.title).toBe('Businesses that order here')
    expect(view.tabs.map(({ name }) => name)).toEqual(['Kiosks', 'Grocers', 'Cafés', 'Petrol stations', 'Web shops'])
    expect(view.tabs[4]).toEqual({
      id: '5',
      name: 'Web shops',
      business: 'Godiskartong GmbH',
      location: 'Hamburg, Germany',
      description: 'Nordic sweets with article numbers and pictures ready for a shop window on the web.',
      action: { text: 'Sell online', href: '/sign-in' },
      pictures: [drawing('saltan-case')],
    })
  })

  it('accept names with irregular spacing', () => {
    const texts = {
      'Tab Name-1': 'A',
      'Business Name -1': 'B',
      ' Location- 1': 'C',
      'Description - 1 ': 'D',
      'Tab  Name-2': 'E',
      'BusinessName-2': 'F',
      'location-2': 'G',
      'Description\u00a0-2': 'H',
    }
    const { tabs } = toValuesView({ id: 'b', texts }, values, [])
    const words = tabs.map(({ name, business, location, description }) => [name, business, location, description])
    expect(words).toEqual([
      ['A', 'B', 'C', 'D'],
      ['E', 'F', 'G', 'H'],
    ])
  })

  it('have no tab without a name, and none after the fifth', () => {
    const texts = { 'Tab Name-2': 'Two', 'Description-3': 'No name', 'Tab Name-6': 'Six' }
    expect(toValuesView({ id: 'b', texts }, values, []).tabs.map(({ id, name }) => [id, name])).toEqual([['2', 'Two']])
  })

  it('use the business name as the tab name if that is missing', () => {
    const [tab] = toValuesView({ id: 'b', texts: { 'Business Name-1': 'Kiosk & Co AB' } }, values, []).tabs
    expect([tab?.name, tab?.business]).toEqual(['Kiosk & Co AB', 'Kiosk & Co AB'])
  })

  it('have a button for each tab; one without an allowed address has no link', () => {
    const texts = { 'Tab Name-1': 'A', 'Tab Name-2': 'B', 'Tab Name-3': 'C' }
    const buttons = {
      list: [
        { text: 'To A', url: '/faq' },
        { text: 'To B', url: 'javascript:alert(1)' },
      ],
    }
    expect(toValuesView({ id: 'b', texts, buttons }, values, []).tabs.map(({ action }) => action)).toEqual([
      { text: 'To A', href: '/faq' },
      { text: 'To B', href: null },
      { text: null, href: null },
    ])
  })

  it('have a tab’s picture unless it is external, and empty texts if the operator set none', () => {
    const texts = { 'Tab Name-1': 'A', 'Tab Name-2': 'B', 'Tab Name-3': 'C' }
    const image_url = { '1': '/files/1.png', '2': 'https://evil.example/2.png' }
    const { title, tabs } = toValuesView({ id: 'b', texts, image_url }, values, [])
    expect(title).toBe(values.title)
    expect(tabs.map(({ pictures }) => pictures)).toEqual([['/files/1.png'], [], []])
    expect(tabs[0]).toMatchObject({ business: 'A', location: '', description: '' })
  })

  it('have no button if the operator set none', () => {
    const actionOf = (buttons: unknown) =>
      toValuesView({ id: 'b', texts: { 'Tab Name-1': 'A' }, buttons }, values, []).tabs[0]?.action
    for (const buttons of [undefined, 'Go', ['Go'], { list: 'Go' }]) {
      expect(actionOf(buttons)).toEqual({ text: null, href: null })
    }
  })

  it('have the default if the operator set no tab', () => {
    expect(toValuesView({ id: 'b', texts: { subtitle: 'x' } }, values, [])).toEqual(values)
  })
})

describe('a banner slot', () => {
  const show = (banner: { id: string }) => banner.id

  it('has the default while the banner loads', () => {
    expect(toBannerSlot(undefined, show, 'default')).toEqual({ view: 'default', state: 'loading', fault: null })
  })

  it('has the banner once it is loaded', () => {
    expect(toBannerSlot({ banner: { id: 'b' } }, show, 'default')).toEqual({ view: 'b', state: 'settled', fault: null })
  })

  it('has the default and the fault if loading fails', () => {
    const fault = { code: 'no_answer' } as const
    expect(toBannerSlot({ fault }, show, 'default')).toEqual({ view: 'default', state: 'settled', fault })
  })
})

import type { FieldFault } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { bannerIds, type BannerId } from '../../rules/content/banners'
import { type BannerView } from '../../platform/shared-views'
import { bannerChangeOf, bannerContentOf } from './banner-change'
import { bannerFaults, refusedFields } from './banner-faults'
import { bannerPlaceOf } from './banner-fields'
import type { Office } from '../office-context'
import { remoteBannerChanges, toBannerDraft, toBannerPreview, type BannerDefaults } from './to-banners'

type AdminBanner = components['schemas']['AdminBanner']

const { banners } = createWorld({ base: new Date('2026-11-20T08:00:00Z') })
const office = { locale: 'en-IE', timeZone: 'Europe/Stockholm' } as Office

const view = (title: string): BannerView => ({
  title,
  subtitle: 'Own',
  price: '$1',
  badge: null,
  background: null,
  action: { text: 'Shop Now', href: null },
  pictures: [{ src: '/own.svg', fallback: null }],
})
const tab = {
  id: '1',
  name: 'Retail',
  business: 'Shops',
  location: '',
  description: '',
  action: { text: 'See', href: null },
  pictures: ['/own/1.svg', '/own/2.svg'],
}
const defaults: BannerDefaults = {
  banners: {
    banner_hero: view('Hero'),
    banner_accessories: view('More'),
    banner_promo: view('Promo'),
    banner_side: view('Side'),
    banner_values: { title: 'Own values', tabs: [tab] },
  },
  hosts: ['partner.example'],
}

function set(id: BannerId, change: Partial<AdminBanner> = {}): AdminBanner {
  const { title, background_color, texts, buttons, image_url } = banners.find((banner) => banner.id === id)!
  return {
    id,
    state: 'shown',
    banner_name: null,
    dimensions: null,
    instructions: null,
    styles: {},
    title,
    background_color,
    texts,
    buttons,
    image_url,
    starts_at: null,
    ends_at: null,
    changed_at: null,
    changed_by: null,
    ...change,
  }
}
const unset = (id: BannerId): AdminBanner => ({
  ...set(id),
  state: 'own',
  title: null,
  background_color: null,
  texts: {},
  buttons: [],
  image_url: {},
})
const draftOf = (banner: AdminBanner) => toBannerDraft(banner, defaults, office)

describe('a banner draft', () => {
  it.each(bannerIds)('%s: an unchanged draft has the stored content and sends nothing', (id) => {
    const banner = set(id)
    expect(bannerContentOf(banner, draftOf(banner))).toEqual({
      title: banner.title,
      background_color: banner.background_color,
      texts: banner.texts,
      buttons: banner.buttons,
      image_url: banner.image_url,
    })
    expect(bannerChangeOf(banner, draftOf(banner), draftOf(banner))).toEqual({})
    expect(bannerFaults(id, draftOf(banner), defaults.hosts)).toEqual({})
  })

  it('begins with the shop’s default if nothing is set, and sends all of it', () => {
    const banner = unset('banner_promo')
    const draft = draftOf(banner)
    expect(draft).toMatchObject({
      title: 'Promo',
      'button.1': 'Shop Now',
      'href.1': '/products',
      'picture.1': '/own.svg',
    })
    expect(bannerChangeOf(banner, draft, { ...draft, title: 'Mine' })).toEqual({
      title: 'Mine',
      background_color: null,
      texts: { subtitle: 'Own', price: '$1' },
      buttons: [{ text: 'Shop Now', url: '/products' }],
      image_url: { 1: '/own.svg' },
    })
  })

  it('sends only the changed parts', () => {
    const banner = set('banner_promo', {
      texts: { subtitle: 'Old', ' Price ': '€1', Note: 'for us' },
      buttons: [
        { text: 'A', url: '/a' },
        { text: 'B', url: '/b' },
      ],
    })
    const before = draftOf(banner)
    expect(bannerChangeOf(banner, before, { ...before, subtitle: 'New', ends: '2026-12-06' })).toEqual({
      texts: { Note: 'for us', subtitle: 'New', price: '€1' },
      ends_at: '2026-12-06',
    })
    expect(bannerChangeOf(banner, before, { ...before, 'href.1': '/c' })).toEqual({
      buttons: [
        { text: 'A', url: '/c' },
        { text: 'B', url: '/b' },
      ],
    })
  })

  it('has its days in the shop’s time zone', () => {
    expect(
      draftOf(set('banner_side', { starts_at: '2026-11-30T23:00:00.000Z', ends_at: '2026-12-06T23:00:00.000Z' })),
    ).toMatchObject({ starts: '2026-12-01', ends: '2026-12-06' })
  })

  it('removes an empty tab and renumbers the tabs after it', () => {
    const banner = set('banner_values')
    const { texts, buttons, image_url } = bannerContentOf(banner, {
      ...draftOf(banner),
      'name.1': '',
      'business.1': ' ',
    })
    expect([texts['Tab Name-1'], texts['Tab Name-5'], buttons.length, image_url[1]]).toEqual([
      'Grocers',
      undefined,
      4,
      banner.image_url[2],
    ])
  })
})

describe('toBannerPreview', () => {
  it('shows the draft as the shop’s page would', () => {
    const banner = set('banner_side')
    expect(toBannerPreview(banner, { ...draftOf(banner), title: 'Typed' }, true, defaults).view.title).toBe('Typed')
    expect(toBannerPreview(unset('banner_values'), draftOf(unset('banner_values')), false, defaults).view).toBe(
      defaults.banners.banner_values,
    )
  })
})

describe('bannerFaults', () => {
  const draft = draftOf(set('banner_promo'))

  it.each([
    'https://shop.other.example/fish',
    'http://partner.example/',
    '//other.example',
    'javascript:alert(1)',
    'shop.other.example',
  ])('rejects a link to %s', (href) => {
    expect(bannerFaults('banner_promo', { ...draft, 'href.1': href }, defaults.hosts)).toEqual({ 'href.1': 'link' })
  })

  it.each(['/products?x=1', 'https://partner.example/offers'])('accepts a link to %s', (href) => {
    expect(bannerFaults('banner_promo', { ...draft, 'href.1': href }, defaults.hosts)).toEqual({})
  })

  it('rejects a missing headline or button, an invalid colour, and an end before the start', () => {
    expect(
      bannerFaults(
        'banner_promo',
        { ...draft, title: ' ', 'button.1': '', background: 'red', starts: '2026-12-02', ends: '2026-12-01' },
        [],
      ),
    ).toEqual({ title: 'missing', 'button.1': 'missing', background: 'colour', ends: 'days' })
  })

  it('rejects a tab without name and button, and a banner without tabs', () => {
    expect(bannerFaults('banner_values', { title: 'T', 'location.2': 'Oslo' }, [])).toEqual({
      'name.2': 'missing',
      'button.2': 'missing',
      'href.2': 'missing',
    })
    expect(bannerFaults('banner_values', { title: 'T' }, [])).toEqual({
      'name.1': 'missing',
      'button.1': 'missing',
      'href.1': 'missing',
    })
  })
})

it('maps the fields of a refusal to the fields of the form', () => {
  const faults = ['a', 'b', 'c', 'd', 'e', 'f'].map((code) => ({ code, message: '' }))
  const [a, b, c, d, e, f] = faults as [FieldFault, FieldFault, FieldFault, FieldFault, FieldFault, FieldFault]
  const fields = {
    'buttons.1.url': a,
    'buttons.0.text': b,
    'image_url.2': c,
    background_color: d,
    ends_at: e,
    other: f,
  }
  expect(refusedFields(fields)).toEqual({ 'href.2': a, 'button.1': b, 'picture.2': c, background: d, ends: e })
})

it('lists the changes of another operator field by field', () => {
  const after = set('banner_side', { title: 'Noor’s', texts: { badge: '29%' } })
  expect(remoteBannerChanges(set('banner_side'), after, defaults, office)).toEqual([
    { field: 'title', before: 'Gryning Dark Roast', after: 'Noor’s' },
    { field: 'subtitle', before: 'Whole bean, this week.', after: null },
  ])
})

it('shows the first place if the URL names none or an unknown one', () => {
  expect([null, 'banner_side', 'toString'].map(bannerPlaceOf)).toEqual(['banner_hero', 'banner_side', 'banner_hero'])
})

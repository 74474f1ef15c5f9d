import { expect, it } from 'vitest'
import { bannerIn } from './banner-blocks'
import type { Block } from './blocks'

const button = { text: 'Shop Now', href: null }
const banner = { title: 'Jam', text: 'Lingon', price: '$9', badge: '', background: null, button, pictures: ['/a.png'] }
const blocks: Block[] = [
  { id: 'h', kind: 'hero', content: { title: 'Hello', text: '', button, shelves: [['/1.png'], ['/2.png']] } },
  { id: 'strip', kind: 'banner', content: { ...banner, layout: 'strip' } },
  { id: 'side', kind: 'banner', content: { ...banner, layout: 'side', button: { text: 'Go', href: '/faq' } } },
  {
    id: 'v',
    kind: 'values',
    content: {
      title: 'Values',
      tabs: [
        { name: 'Retail', business: 'Kiosk', location: '', text: 'Fast.', button, pictures: [] },
        { name: 'Web', business: 'Shop', location: 'Oslo', text: '', button, pictures: ['/3.png', '/4.png'] },
      ],
    },
  },
]

it('a hero has its pictures by number, and its button leads to sign-in', () => {
  expect(bannerIn('banner_hero', blocks)).toEqual({
    title: 'Hello',
    background_color: null,
    texts: {},
    buttons: [{ text: 'Shop Now', url: '/sign-in' }],
    image_url: { 1: '/1.png', 2: '/2.png' },
  })
})

it('a banner is found by its layout', () => {
  expect(bannerIn('banner_side', blocks)).toMatchObject({
    texts: { subtitle: 'Lingon', price: '$9' },
    buttons: [{ text: 'Go', url: '/faq' }],
    image_url: { 1: '/a.png' },
  })
  expect(bannerIn('banner_promo', blocks)).toBeUndefined()
  expect(bannerIn('banner_accessories', blocks)).toBeUndefined()
})

it('values have their texts by number', () => {
  expect(bannerIn('banner_values', blocks)).toMatchObject({
    texts: {
      'Tab Name-1': 'Retail',
      'Business Name-1': 'Kiosk',
      'Description-1': 'Fast.',
      'Tab Name-2': 'Web',
      'Business Name-2': 'Shop',
      'Location-2': 'Oslo',
    },
    image_url: { 2: '/3.png' },
  })
})

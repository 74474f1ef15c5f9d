import type { BannerView } from '@skafferi/domain/content'
import { pack } from './packs'

const pictures = (...ids: string[]) => ids.map((id) => ({ src: pack(id), fallback: null }))

/** The large banner until or where the store has none (Specification (accounts) §2 and §9: a static price). */
export const promoBanner: BannerView = {
  title: 'Game night, by the case',
  subtitle: 'Controllers, and the candy that goes with them.',
  price: '$299',
  badge: null,
  background: null,
  action: { text: 'Shop Now', href: null },
  pictures: pictures('symphony-controller', 'bjorko-mix', 'saltan-fish'),
}

/** The small banner beside it until or where the store has none (Specification (accounts) §9: a static badge). */
export const sideBanner: BannerView = {
  title: 'Gryning Light Roast',
  subtitle: 'This week, for every approved shop.',
  price: null,
  badge: '29%',
  background: null,
  action: { text: 'Shop Now', href: null },
  pictures: pictures('gryning-light'),
}

/** What stands in the bays of Browse By Category. */
export const bayPictures: Record<string, string> = {
  Phones: pack('xiaomi-phone-ice'),
  Computers: pack('dell-laptop'),
  SmartWatch: pack('samsung-watch'),
  Camera: pack('panasonic-compact-silver'),
  Headphones: pack('sony-headphones-sea'),
  Gaming: pack('microsoft-controller-snow'),
}

/** The four tiles of New Arrival. */
export const arrivalTiles = [
  {
    title: 'Kåda Spruce Tip',
    text: 'Forest-picked flavour in three strengths.',
    pictures: [pack('kada-spruce-3')],
    tint: 'leaf',
  },
  {
    title: 'Jam for the breakfast shelf',
    text: 'Lingon and cloudberry, by the case of twelve.',
    pictures: [pack('syltan-lingon'), pack('syltan-cloudberry')],
    tint: 'berry',
  },
  { title: 'First light', text: 'Coffee, whole or ground.', pictures: [pack('gryning-light')], tint: 'cloud' },
  { title: 'Studio sound', text: 'Headphones in bulk.', pictures: [pack('lg-headphones')], tint: 'sea' },
] as const

import { pack } from '@skafferi/brand/content/packs'

/** The pictures of Browse By Category. */
export const categoryPictures: Record<string, string> = {
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

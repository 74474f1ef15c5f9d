import { isBannerId, type BannerId } from '../../rules/content/banners'

/** Suffixes of fields that a banner has several times: tabs, buttons and pictures. */
export const bannerNumbers = ['1', '2', '3', '4', '5'] as const

type BannerNumber = (typeof bannerNumbers)[number]

/** The fields of one tab of the values banner. */
export const tabParts = ['name', 'business', 'location', 'description', 'button', 'href', 'picture'] as const

/** One field of a banner's form. */
export type BannerField =
  | 'title'
  | 'subtitle'
  | 'price'
  | 'badge'
  | 'background'
  | 'starts'
  | 'ends'
  | `${(typeof tabParts)[number]}.${BannerNumber}`

/** A banner as typed; an empty text and an omitted field mean the same. Days are in the shop's time zone. */
export type BannerDraft = Readonly<Partial<Record<BannerField, string>>>

const pictures = (count: number): BannerField[] =>
  bannerNumbers.slice(0, count).map((number): BannerField => `picture.${number}`)
const days: BannerField[] = ['starts', 'ends']
const words: BannerField[] = ['title', 'subtitle']
const button: BannerField[] = ['button.1', 'href.1']

/**
 * The fields of each place, in the order of the form. The landing page's hero has a fixed background, which its pack
 * shots are made for.
 */
export const fieldsOfPlace: Readonly<Record<BannerId, readonly BannerField[]>> = {
  banner_hero: [...words, ...button, ...pictures(1), ...days],
  banner_values: [
    'title',
    ...bannerNumbers.flatMap((number) => tabParts.map((part): BannerField => `${part}.${number}`)),
    ...days,
  ],
  banner_accessories: [...words, ...button, 'background', ...pictures(5), ...days],
  banner_promo: [...words, 'price', 'badge', ...button, 'background', ...pictures(3), ...days],
  banner_side: [...words, 'price', 'badge', ...button, 'background', ...pictures(1), ...days],
}

/** The place in a URL parameter; the first place if it is missing or unknown. */
export const bannerPlaceOf = (text: string | null): BannerId =>
  text !== null && isBannerId(text) ? text : 'banner_hero'

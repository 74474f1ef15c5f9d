import { toCategoryTiles, toFlashSaleView, type BannerId } from '@skafferi/domain/shop/content'
import {
  parseBanner,
  toBannerSlot,
  toBannerView,
  toValuesView,
  type BannerFault,
  type BannerSlot,
  type BannerView,
  type ValuesView,
} from '@skafferi/domain/platform/shared-views'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

const packs = storyWorld.products.flatMap(({ title, brand, category, thumbnail }) =>
  thumbnail === null ? [] : [{ title, brand, category: category.name, picture: thumbnail }],
)
const pictures = packs.map(({ picture }) => picture)

const bannerPictures = (count: number) => pictures.slice(0, count).map((src) => ({ src, fallback: null }))

/** A fictitious banner for stories; the shop's default banners are content of the app. */
function sampleBanner(title: string, change: Partial<BannerView> = {}): BannerView {
  const subtitle = 'Order by the bag or by the carton.'
  const action = { text: 'Shop Now', href: null }
  return { title, subtitle, price: null, badge: null, background: null, action, pictures: [], ...change }
}

/** A banner for each place, with everything the place can show. */
export const storyBanners = {
  hero: sampleBanner('A pantry for every story'),
  strip: sampleBanner('Four packs in a row', { pictures: bannerPictures(4) }),
  accessories: sampleBanner('Five packs on black', { background: '#000000', pictures: bannerPictures(5) }),
  promo: sampleBanner('Two packs with a price', { price: '$12', pictures: bannerPictures(2) }),
  side: sampleBanner('One pack with a badge', { badge: '15%', pictures: bannerPictures(1) }),
}

/** Fictitious business values. */
export const storyValues: ValuesView = {
  title: 'Values of three businesses',
  tabs: ['Bakeries', 'Ferries', 'Hotels & hostels'].map((name, index) => ({
    id: String(index + 1),
    name,
    business: `${name} that order here`,
    location: 'Gothenburg, Sweden',
    description: 'One order a week, one invoice a month.',
    action: { text: `Ask other ${name.toLowerCase()}`, href: null },
    pictures: pictures.slice(index, index + 3),
  })),
}

/** Four samples: products of the demo world with fictitious prices. */
export const storySamples = packs.slice(0, 4).map(({ title, brand, picture }, index) => ({
  title,
  brand,
  price: `$${10 + index}.50`,
  picture,
}))

/** Four tiles with products of the demo world. */
export const storyTiles = (['leaf', 'berry', 'cloud', 'sea'] as const).map((tint, index) => ({
  title: packs[index]!.title,
  text: 'New in the range this week.',
  pictures: pictures.slice(index, index + (tint === 'berry' ? 2 : 1)),
  tint,
}))

/** Category tiles with counts and products of the demo world. */
export const storyCategoryTiles = toCategoryTiles(
  storyWorld.categories,
  Object.fromEntries(packs.map(({ category, picture }) => [category, picture])),
)

const stored = (id: BannerId) => parseBanner({ banner: storyWorld.banners.find((banner) => banner.id === id) })

/** A slot with the banner that the demo store has for it. */
export function storedBanner(id: BannerId, fallback: BannerView): BannerSlot<BannerView> {
  return toBannerSlot(stored(id), (banner) => toBannerView(banner, fallback, []), fallback)
}

/** The business values of the demo store. */
export const storedValues = toBannerSlot(
  stored('banner_values'),
  (banner) => toValuesView(banner, storyValues, []),
  storyValues,
)

/** A slot with its default content, without a fault or with one. */
export function settled<View>(view: View, fault: BannerFault | null = null): BannerSlot<View> {
  return { view, state: 'settled', fault }
}

/** A slot whose banner is loading. */
export function loadingSlot<View>(view: View): BannerSlot<View> {
  return { view, state: 'loading', fault: null }
}

const { items, ...flashSale } = storyWorld.flashSale

/** The flash sale of the demo world, received at the fixed time of all stories. */
export const storySale = toFlashSaleView(
  {
    flash_sale: flashSale,
    products: items.flatMap(({ product_id }) => storyWorld.listItems.find(({ id }) => id === product_id) ?? []),
    server_time: storyWorld.base.toISOString(),
  },
  storyWorld.base.getTime(),
  storyLocale,
)!

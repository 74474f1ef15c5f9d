import {
  readBanner,
  toBannerSlot,
  toBannerView,
  toCategoryBays,
  toFlashSaleView,
  toValuesView,
  type BannerFault,
  type BannerId,
  type BannerSlot,
  type BannerView,
  type ValuesView,
} from '@skafferi/domain/content'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

const pack = (id: string) => `/assets/packshots/${id}.svg`
const pictures = (...ids: string[]) => ids.map((id) => ({ src: pack(id), fallback: null }))

/** The defaults of the banners, as the app has them. */
export const storyBanners = {
  hero: {
    title: 'The #1 Wholesale Marketplace for Businesses',
    subtitle: 'Bulk pricing, fast delivery and trusted supply.',
    price: null,
    badge: null,
    background: null,
    action: { text: 'Shop Now', href: null },
    pictures: [],
  },
  strip: {
    title: 'Fill the shelf before the weekend',
    subtitle: 'Candy, pouches and pantry goods, ordered in minutes and delivered in days.',
    price: null,
    badge: null,
    background: null,
    action: { text: 'Shop Now', href: null },
    pictures: pictures('saltan-toffee', 'tjarn-citrus-2', 'brygd-mustard', 'kalla-mint'),
  },
  accessories: {
    title: 'The Perfect Accessories',
    subtitle: 'for Your Mobile Store,Right This Way.',
    price: null,
    badge: null,
    background: '#000000',
    action: { text: 'Find Your Perfect Console', href: null },
    pictures: pictures(
      'microsoft-controller-snow',
      'google-phone',
      'lg-headphones',
      'apple-watch-silver',
      'symphony-controller',
    ),
  },
  promo: {
    title: 'Controllers by the case',
    subtitle: 'Ready to ship from Gothenburg.',
    price: '$299',
    badge: null,
    background: null,
    action: { text: 'Shop Now', href: null },
    pictures: pictures('symphony-controller', 'microsoft-controller-snow'),
  },
  side: {
    title: 'Google smartphone 256 GB',
    subtitle: 'This week, for every approved shop.',
    price: null,
    badge: '29%',
    background: null,
    action: { text: 'Shop Now', href: null },
    pictures: pictures('google-phone'),
  },
} satisfies Record<string, BannerView>

/** The default of the business values. */
export const storyValues: ValuesView = {
  title: 'Made for how you sell',
  tabs: ['Retail', 'Wholesale', 'Manufacturing', 'E-commerce', 'Kiosk & convenience'].map((name, index) => ({
    id: String(index + 1),
    name,
    business: `${name}: shelves that sell out every Saturday`,
    location: 'Gothenburg, Sweden',
    description: 'Order single units to try a line, then fifty of what moves.',
    action: { text: 'See retail prices', href: null },
    pictures: ['bjorko-sour', 'bjorko-mix', 'saltan-toffee'].map(pack),
  })),
}

/** Four samples, as the app has them. */
export const storySamples = [
  { title: 'Wireless headphones', brand: 'Sony', price: '$89.00', picture: pack('sony-headphones-sea') },
  { title: 'Dark chocolate 70 %, 24 bars', brand: 'Ljung', price: '$52.00', picture: pack('ljung-dark') },
  { title: 'Wireless controller', brand: 'Microsoft', price: '$42.00', picture: pack('microsoft-controller-snow') },
  { title: 'Salt liquorice fish, 24 bags', brand: 'Sältan', price: '$38.50', picture: pack('saltan-case') },
]

/** The tiles of New Arrival, as the app has them. */
export const storyTiles = [
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

/** The bays with the counts of the demo world. */
export const storyBays = toCategoryBays(
  storyWorld.categories,
  {
    Phones: pack('xiaomi-phone-ice'),
    Computers: pack('dell-laptop'),
    SmartWatch: pack('samsung-watch'),
    Camera: pack('panasonic-compact-silver'),
    Headphones: pack('sony-headphones-sea'),
    Gaming: pack('microsoft-controller-snow'),
  },
  storyLocale,
)

const stored = (id: BannerId) => readBanner({ banner: storyWorld.banners.find((banner) => banner.id === id) })

/** A place with the banner that the demo store has for it. */
export function storedBanner(id: BannerId, fallback: BannerView): BannerSlot<BannerView> {
  return toBannerSlot(stored(id), (banner) => toBannerView(banner, fallback, []), fallback)
}

/** The business values that the demo store has. */
export const storedValues = toBannerSlot(
  stored('banner_values'),
  (banner) => toValuesView(banner, storyValues, []),
  storyValues,
)

/** A place with its default: for good, or with the reason why. */
export function settled<View>(view: View, fault: BannerFault | null = null): BannerSlot<View> {
  return { view, state: 'settled', fault }
}

/** A place whose banner is on its way. */
export function waiting<View>(view: View): BannerSlot<View> {
  return { view, state: 'loading', fault: null }
}

const { items, ...flashSale } = storyWorld.flashSale

/** The sale of the demo world, received at the moment all stories live in. */
export const storySale = toFlashSaleView(
  {
    flash_sale: flashSale,
    products: items.flatMap(({ product_id }) => storyWorld.listItems.find(({ id }) => id === product_id) ?? []),
    server_time: storyWorld.base.toISOString(),
  },
  storyWorld.base.getTime(),
  storyLocale,
)!

import { brand } from '@skafferi/brand'
import type { Block, BlockContents, CategoryCounts, ContentFault } from '@skafferi/domain/shop/content/views'
import { toBlockViews } from '@skafferi/domain/platform/shared-views'
import { toFlashSaleView } from '@skafferi/domain/shop/content'
import { contentWithText } from '@skafferi/fixtures/build'
import { withCatalogue } from '@skafferi/fixtures/world'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

const packs = storyWorld.products.flatMap(({ title, brand: maker, category, thumbnail }) =>
  thumbnail === null ? [] : [{ title, brand: maker, category: category?.name ?? '', picture: thumbnail }],
)
const pictures = packs.map(({ picture }) => picture)

/** A fictitious banner for stories. */
function sampleBanner(title: string, change: Partial<BlockContents['banner']> = {}): BlockContents['banner'] {
  const text = 'Order by the bag or by the carton.'
  const button = { text: 'Shop Now', href: null }
  return { layout: 'main', title, text, price: '', badge: '', background: null, button, pictures: [], ...change }
}

/** A banner for each layout, with everything the layout can show. */
export const storyBanners = {
  strip: sampleBanner('Four packs in a row', { layout: 'strip', pictures: pictures.slice(0, 4) }),
  showcase: sampleBanner('Five packs on black', {
    layout: 'showcase',
    background: '#000000',
    pictures: pictures.slice(0, 5),
  }),
  main: sampleBanner('Two packs with a price', { price: '$12', pictures: pictures.slice(0, 2) }),
  side: sampleBanner('One pack with a badge', { layout: 'side', badge: '15%', pictures: pictures.slice(0, 1) }),
}

/** Fictitious business values. */
export const storyValues: BlockContents['values'] = {
  title: 'Values of three businesses',
  tabs: ['Bakeries', 'Ferries', 'Hotels & hostels'].map((name, index) => ({
    name,
    business: `${name} that order here`,
    location: 'Gothenburg, Sweden',
    text: 'One order a week, one invoice a month.',
    button: { text: `Ask other ${name.toLowerCase()}`, href: null },
    pictures: pictures.slice(index, index + 3),
  })),
}

/** Four samples: products of the demo world with fictitious prices. */
export const storySamples: BlockContents['samples'] = {
  title: 'Top-selling products',
  note: 'Sample prices in US dollars.',
  items: packs.slice(0, 4).map(({ title, brand: maker, picture }, index) => ({
    title,
    brand: maker,
    price: `$${10 + index}.50`,
    picture,
  })),
}

/** Four tiles with products of the demo world. */
export const storyTiles: BlockContents['tiles'] = {
  title: 'New Arrival',
  items: (['leaf', 'berry', 'cloud', 'sea'] as const).map((tint, index) => ({
    title: packs[index]!.title,
    text: 'New in the range this week.',
    pictures: pictures.slice(index, index + (tint === 'berry' ? 2 : 1)),
    tint,
    href: null,
  })),
}

/** Six categories with products of the demo world. */
export const storyCategories: BlockContents['categories'] = {
  title: 'Browse By Category',
  items: ['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones', 'Gaming'].map((category) => ({
    category,
    picture: packs.find((pack) => pack.category === category)?.picture ?? null,
  })),
  selected: 'Camera',
}

/** The number of products of each category of the demo world. */
export const storyCounts: CategoryCounts = new Map(
  storyWorld.categories.map(({ name, product_count }) => [name, product_count]),
)

type StoryPage = keyof typeof storyWorld.pages

const { phone, email, hours } = brand.contact
const values = {
  brand: brand.name,
  phone,
  email,
  hours,
  returns: brand.returns,
  free_from: '€140',
  order_minimum: '€150',
  payment_days: '60',
  articles: '631',
  brands: '44',
}
const settled = (blocks: readonly Block[]) => ({
  blocks: toBlockViews(blocks, { values, hosts: [] }),
  contentFault: null,
})

/** The landing page of the demo with what it shows of the catalogue. */
export const storyLanding = withCatalogue(storyWorld, storyWorld.pages.landing)

/** What the landing page of the demo shows of the catalogue. */
export const storyCatalogue = storyLanding.catalogue!

/** The articles listed beside the samples. */
export const storyListed = storyCatalogue.listed.flatMap(
  (id) => storyCatalogue.articles.find(({ variant_id }) => variant_id === id) ?? [],
)

/** The content of a page of the demo. */
export const storyPage = (page: StoryPage) => ({
  ...settled(storyWorld.pages[page].blocks as readonly Block[]),
  catalogue: page === 'landing' ? storyCatalogue : undefined,
})

/** The page of a shop without products and without payment terms. */
export const storyPageWithoutFigures = (page: StoryPage) => ({
  blocks: toBlockViews(storyWorld.pages[page].blocks as readonly Block[], {
    values: { ...values, payment_days: null, articles: null, brands: null },
    hosts: [],
  }),
  contentFault: null,
})

/** The same page with another text in all its fields. */
export const storyPageWith = (page: StoryPage, text: string) =>
  settled(contentWithText(storyWorld.pages[page], text).blocks)

/** A page without blocks. */
export const emptyPage = { blocks: [], contentFault: null }

/** A page whose blocks are loading. */
export const loadingPage = { blocks: null, contentFault: null }

/** A page whose blocks could not be loaded. */
export const failedPage = (contentFault: ContentFault) => ({ blocks: null, contentFault })

/** The content of the first block of a kind on a page of the demo. */
export function storyBlock<Kind extends Block['kind']>(page: StoryPage, kind: Kind): BlockContents[Kind] {
  return storyPage(page).blocks.find((block) => block.kind === kind)!.content as BlockContents[Kind]
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

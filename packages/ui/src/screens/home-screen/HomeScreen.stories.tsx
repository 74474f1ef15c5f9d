import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { awkwardProduct, hostileProduct, hostileText, longTitleProduct } from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import { customerOf } from '../../internal/stories/story-orders'
import { CompanyShelf, type CompanyShelfProps } from '../../commerce/shelf/company-shelf'
import { shelfViewOf, storyCompanyShelf, suggestedShelf } from '../../internal/stories/story-shelf'
import {
  emptyPage,
  failedPage,
  loadingPage,
  storyCounts,
  storyPage,
  storyPageWith,
  storySale,
} from '../../internal/stories/story-content'
import { cardOf } from '../../internal/stories/story-products'
import { storyWorld } from '../../internal/stories/story-world'
import { HomeScreen, type HomeScreenProps } from './HomeScreen'

const cards = storyWorld.listItems.slice(0, 8).map(cardOf)
const buyable = cards.find(({ variantId }) => variantId !== null)!
const multiVariantCard = cards.find(({ hasMultipleVariants }) => hasMultipleVariants)!

/** Never resolves. */
const endless = new Promise<never>(() => {})

/** A part that is still loading. */
const LoadingPart = (): never => use(endless)

const nothingBought: HomeScreenProps['purchases'] = { stateOf: () => 'idle', problemOf: () => null }

const demo = storyPage('home')
const bestSellersOnly = { ...demo, blocks: demo.blocks.filter(({ id }) => id === 'best-sellers') }

const storyBlockOf = (kind: (typeof demo.blocks)[number]['kind']) => demo.blocks.find((block) => block.kind === kind)!

const meta = {
  title: 'Screens/Shopping/HomeScreen',
  component: HomeScreen,
  args: {
    firstName: customerOf('kiosk').firstName,
    ...bestSellersOnly,
    bestSellers: ready(cards),
    counts: storyCounts,
    purchases: nothingBought,
    onAddToCart: fn(),
    onBuyNow: fn(),
    onSelectVariant: fn(),
  },
  parameters: { layout: 'fullscreen' },
  // Parts that the screen loads later are loaded before a story starts.
  loaders: [
    async () => {
      await Promise.all([import('./HomeTop'), import('./HomeRest'), import('../../components/navigation/carousel')])
    },
  ],
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(document.title).toBe('Home · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome, Anna$/)
    await expect(canvas.getByRole('link', { name: 'View All Products' })).toHaveAttribute('href', '/products')

    await step('the best sellers are in the store’s order', async () => {
      const shelf = within(await canvas.findByRole('region', { name: 'Best Selling Products' }))
      const titles = shelf.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
      await expect(titles).toEqual(cards.map(({ title }) => title))
    })
  },
}

export const Sells: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('a card adds to the cart', async () => {
      const card = within(await canvas.findByRole('article', { name: buyable.title }))
      await userEvent.click(card.getByRole('button', { name: 'Add to Cart' }))
      const purchase = { productId: buyable.id, variantId: buyable.variantId, quantity: 1 }
      await expect(args.onAddToCart).toHaveBeenCalledWith(purchase)
    })

    await step('a dialog offers several variants', async () => {
      const card = within(await canvas.findByRole('article', { name: multiVariantCard.title }))
      await userEvent.click(card.getByRole('button', { name: 'Select Variant' }))
      await expect(args.onSelectVariant).toHaveBeenCalledWith({ productId: multiVariantCard.id })
    })
  },
}

/** All sections of the start page in the specification. */
/** The company's shelf as a part of the page. */
const shelfPart = (shelf: CompanyShelfProps['shelf']) =>
  function StoryShelf({ title }: Pick<CompanyShelfProps, 'title'>) {
    return <CompanyShelf {...storyCompanyShelf(shelf)} title={title} />
  }

const content = {
  companyShelf: shelfPart(ready(shelfViewOf())),
  ...demo,
  flashSale: ready(storySale),
  explore: ready(storyWorld.listItems.slice(8, 16).map(cardOf)),
  savedItems: { stateOf: () => 'idle', problemOf: () => null },
  onWishlistToggle: fn(),
} satisfies Partial<HomeScreenProps>

const clock = storyWorld.base.toISOString()

export const FullPage: Story = {
  args: content,
  parameters: { clock },
  play: async ({ canvas, step }) => {
    await step('the sections are in order', async () => {
      await canvas.findByRole('heading', { name: 'Browse By Category' })
      await canvas.findByRole('region', { name: 'Best Selling Products' })
      await canvas.findByRole('heading', { name: 'Explore Our Products' })
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
      const parts = [
        'Your shelf',
        'Flash Sales',
        'Best Selling Products',
        'Game night, by the case',
        'Cloudberry Jam',
        'New Arrival',
        'Explore Our Products',
        'Browse By Category',
      ]
      await expect(titles.filter((title) => parts.includes(title ?? ''))).toEqual(parts)
      await expect(canvas.getByText('Free delivery for all orders over €140')).toBeVisible()
      await expect(canvas.getByText('$299')).toBeVisible()
      await expect(canvas.getByText('29% off')).toBeVisible()
      await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(/^Camera/)
    })
    await step('the banners are 240 px high', async () => {
      const heights = [...document.querySelectorAll('[data-ink]')].map((each) => each.getBoundingClientRect().height)
      await expect(heights).toEqual([240, 240])
    })
    await step('products have headings below those of their sections', async () => {
      const names = canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').tagName)
      await expect(new Set(names)).toEqual(new Set(['H3']))
    })
  },
}

export const FullPageSells: Story = {
  ...FullPage,
  ...behaviour,
  parameters: { ...FullPage.parameters, ...behaviour.parameters },
  play: async ({ args, canvas, step }) => {
    await step('a heart button is pressed', async () => {
      const shelf = within(await canvas.findByRole('region', { name: 'Best Selling Products' }))
      const card = within(shelf.getByRole('article', { name: buyable.title }))
      await userEvent.click(card.getByRole('button', { name: 'Wishlist' }))
      await expect(args.onWishlistToggle).toHaveBeenCalledWith({ productId: buyable.id, saved: !buyable.isInWishlist })
    })
    await step('a product is added to the cart', async () => {
      const shelf = within(canvas.getByRole('region', { name: 'Best Selling Products' }))
      const card = within(shelf.getByRole('article', { name: buyable.title }))
      await userEvent.click(card.getByRole('button', { name: 'Add to Cart' }))
      const purchase = { productId: buyable.id, variantId: buyable.variantId, quantity: 1 }
      await expect(args.onAddToCart).toHaveBeenCalledWith(purchase)
    })
  },
}

/** While the blocks are loading, the page begins with the company's shelf. */
export const BlocksLoading: Story = {
  ...behaviour,
  args: { ...content, ...loadingPage },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading products...').length).toBeGreaterThan(0)
    await expect(await canvas.findByRole('list', { name: 'Your shelf' })).toBeVisible()
    await expect(canvas.getByText('Loading products...')).toBeInTheDocument()
  },
}

/** If the blocks cannot be loaded, the page has the shop's shelves, and says why. */
export const BlocksFailed: Story = {
  ...behaviour,
  args: { ...content, ...failedPage({ code: 'no_id' }) },
  parameters: { ...behaviour.parameters, clock },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading content: Invalid banner data: missing ID')).toBeVisible()
    await canvas.findByRole('list', { name: 'Your shelf' })
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(titles).toEqual(['Your shelf', 'Flash Sales', 'Best Selling Products', 'Explore Our Products'])
  },
}

/** A shop without blocks has its products below the greeting. */
export const NoBlocks: Story = {
  ...behaviour,
  args: { ...content, ...emptyPage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Anna')
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(titles).toEqual(['Products'])
  },
}

/** Without products, it has only its greeting. */
export const NoBlocksNoProducts: Story = {
  ...behaviour,
  args: { ...content, ...emptyPage, explore: { status: 'ready', view: [], refreshing: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Welcome, Anna')
  },
}

/** While a section loads, nothing is below its placeholder: no empty band, and no sections that move later. */
export const SectionLoading: Story = {
  ...behaviour,
  args: {
    ...content,
    companyShelf: LoadingPart,
    blocks: (['usual', 'best_sellers'] as const).map((rule) => ({
      id: rule,
      kind: 'shelf',
      content: { rule, title: `Our ${rule}` },
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Our best_sellers')).not.toBeVisible()
    const waiting = canvasElement.querySelector('[data-waiting]')!
    const { bottom } = waiting.getBoundingClientRect()
    await expect(bottom - waiting.lastElementChild!.getBoundingClientRect().bottom).toBeLessThan(2)
  },
}

/** Shelves can have other titles and another order. */
export const OtherOrder: Story = {
  ...behaviour,
  args: {
    ...content,
    blocks: (['explore', 'flash_sale', 'usual', 'best_sellers'] as const).map((rule) => ({
      id: rule,
      kind: 'shelf',
      content: { rule, title: `Our ${rule}` },
    })),
  },
  parameters: { ...behaviour.parameters, clock },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Our usual' })
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(titles).toEqual(['Our explore', 'Our flash_sale', 'Our usual', 'Our best_sellers'])
  },
}

/** All shelves are loading. */
export const FullPageLoading: Story = {
  args: {
    ...content,
    firstName: null,
    bestSellers: { status: 'loading' },
    flashSale: { status: 'loading' },
    explore: { status: 'loading' },
    companyShelf: shelfPart({ status: 'loading' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading flash sales...')).toBeInTheDocument()
    await expect(canvas.getByText('Loading your shelf...')).toBeInTheDocument()
    await expect(canvas.queryByRole('article')).toBeNull()
    const [sale, row, grid] = [...document.querySelectorAll('section ul[aria-hidden]')].map(
      (shelf) => shelf.children.length,
    )
    await expect([sale, row, grid]).toEqual([4, 4, 8])
  },
}

/** Without a sale, or if it cannot be loaded, the section is hidden. */
export const NoSale: Story = {
  args: { ...content, flashSale: ready(null) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Browse By Category' })
    await expect(canvas.queryByRole('heading', { name: 'Flash Sales' })).toBeNull()
  },
}

export const SaleFailed: Story = {
  args: {
    ...content,
    flashSale: failed(problemOf('load_products'), fn()),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Browse By Category' })
    await expect(canvas.queryByRole('heading', { name: 'Flash Sales' })).toBeNull()
  },
}

const retryTogether = fn()

/** Several sections fail: one alert with one Try Again for all, and each section shows its text. */
export const FailedTogether: Story = {
  args: {
    ...content,
    bestSellers: failed(problemOf('load_products'), retryTogether),
    explore: failed(problemOf('load_products'), retryTogether),
  },
  parameters: { clock },
  tags: ['reaches'],
  play: async ({ canvas }) => {
    retryTogether.mockClear()
    await expect(await canvas.findAllByText('Failed to load products. Please try again later.')).toHaveLength(2)
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retryTogether).toHaveBeenCalledTimes(2)
  },
}

const retryExplore = fn()

/** More products cannot be loaded, and loading can be retried. */
export const ExploreFailed: Story = {
  args: {
    ...content,
    explore: failed(problemOf('load_products'), retryExplore),
  },
  parameters: { clock },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

export const ExploreFailedRetry: Story = {
  ...ExploreFailed,
  ...behaviour,
  parameters: { ...ExploreFailed.parameters, ...behaviour.parameters },
  play: async ({ canvas }) => {
    retryExplore.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }))
    await expect(retryExplore).toHaveBeenCalledOnce()
  },
}

/** The message is on the product's card. */
export const Saved: Story = {
  args: {
    ...content,
    savedItems: { stateOf: (productId) => (productId === buyable.id ? 'added' : 'idle'), problemOf: () => null },
  },
  parameters: { clock },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Best Selling Products' }))
    const card = within(shelf.getByRole('article', { name: buyable.title }))
    await expect(card.getByText('Successfully added to wishlist')).toBeInTheDocument()
  },
}

/** Before the first order the shelf has suggestions. */
export const FullPageNothingOrdered: Story = {
  args: { ...content, companyShelf: shelfPart(ready(shelfViewOf(suggestedShelf))) },
  parameters: { clock },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Browse By Category' })
    await expect(canvas.getByRole('button', { name: 'Start with this shelf' })).toBeVisible()
  },
}

/** A seller can put a banner above the shelf; there is space between them. */
export const BannerAboveShelf: Story = {
  args: {
    ...content,
    blocks: [storyBlockOf('banner'), ...content.blocks.filter(({ kind }) => kind === 'shelf')],
  },
  parameters: { clock, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Your shelf' })
    const banner = heading.closest('.pb-3')!.querySelector('[data-ink]')!
    const space = heading.closest('section')!.getBoundingClientRect().top - banner.getBoundingClientRect().bottom
    await expect(space).toBeGreaterThanOrEqual(24)
  },
}

/** Four products fill the width: a row that needs no scrolling would end before the page does. */
export const FourBestSellers: Story = {
  args: { bestSellers: ready(cards.slice(0, 4)) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Best Selling Products' })
    const last = within(list).getAllByRole('article').at(-1)!
    await expect(list.getBoundingClientRect().right - last.getBoundingClientRect().right).toBeLessThanOrEqual(1)
  },
}

export const FullPagePhone: Story = {
  args: content,
  globals: { viewport: { value: 'mobile1' } },
  parameters: { clock },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Explore Our Products' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const grid = within(canvas.getByRole('list', { name: 'Explore Our Products' }))
    const [first, second] = grid.getAllByRole('article').map((card) => card.getBoundingClientRect())
    await expect(second!.top).toBe(first!.top)
  },
}

export const FullPageDark: Story = { args: content, globals: { scheme: 'dark' }, parameters: { clock } }
export const FullPageHighContrast: Story = { args: content, globals: { contrast: 'more' }, parameters: { clock } }
export const FullPageRightToLeft: Story = {
  args: content,
  globals: { direction: 'rtl' },
  parameters: { clock },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Explore Our Products' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** The customer is still loading. */
export const NameUnknown: Story = {
  args: { firstName: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/)
  },
}

export const Loading: Story = {
  args: { firstName: null, bestSellers: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products...')
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

const retry = fn()

export const Failed: Story = {
  args: {
    bestSellers: failed(problemOf('load_products'), retry),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load products. Please try again later.')
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The content stays while it is refreshed. */
export const Refreshing: Story = {
  args: { ...content, explore: ready(cards, true) },
  parameters: { clock },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('list', { name: 'Explore Our Products' })
    await expect(grid).toHaveAttribute('aria-busy', 'true')
  },
}

/** A shop that has sold nothing has no best sellers, and no heading for them. */
export const Empty: Story = {
  args: { bestSellers: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Welcome, Anna')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** Each card shows its own purchase. */
export const Buying: Story = {
  args: {
    purchases: {
      stateOf: (variantId) => (variantId === buyable.variantId ? 'added' : 'idle'),
      problemOf: () => null,
    },
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: buyable.title }))
    await expect(card.getByRole('status')).toHaveTextContent('Item added to cart')
    await expect(canvas.getAllByText('Item added to cart')).toHaveLength(1)
  },
}

export const OutOfStock: Story = {
  args: {
    purchases: {
      stateOf: (variantId) => (variantId === buyable.variantId ? 'out_of_stock' : 'idle'),
      problemOf: (variantId) =>
        variantId === buyable.variantId
          ? problemOf('add_to_cart', 'insufficient_inventory', 'Not enough stock.')
          : null,
    },
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: buyable.title }))
    await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('Out of stock'))
  },
}

/** With an open dialog. */
export const WithADialog: Story = {
  args: { dialog: <p role="note">The dialog stands here.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible()
  },
}

/** Long names and titles with markup are shown as text. */
export const LongHostileText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    firstName: `Fjällhjortronvaniljkolasaltlakritspolkagris ${hostileText}`,
    bestSellers: ready([hostileProduct(), longTitleProduct()].map((product) => cardOf(toListItem(product)))),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

const awkward = cardOf(toListItem(awkwardProduct()))
const awkwardShelf = ready([awkward, ...cards.slice(0, 3)])
const awkwardShelfView = {
  ...shelfViewOf(),
  board: shelfViewOf().board.map((place) => ({
    ...place,
    title: awkward.title,
    picture: awkward.picture,
    price: { text: '€9,876,543.21', from: 50 },
  })),
}

/** Shelves have unique names. */
const longBlocks = storyPageWith('home', awkward.title).blocks.map((block, index) =>
  block.kind === 'shelf' ? demo.blocks[index]! : block,
)

/** The longest possible names and figures, no pictures, on the narrowest phone. */
export const EdgeCases: Story = {
  args: {
    ...content,
    firstName: awkward.title.slice(0, 60),
    companyShelf: shelfPart(ready(awkwardShelfView)),
    blocks: longBlocks,
    flashSale: ready({ ...storySale!, cards: [awkward] }),
    bestSellers: awkwardShelf,
    explore: awkwardShelf,
  },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { clock },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Explore Our Products' })
    await canvas.findByRole('list', { name: 'Best Selling Products' })
    await expectRobustLayout(canvasElement)
  },
}

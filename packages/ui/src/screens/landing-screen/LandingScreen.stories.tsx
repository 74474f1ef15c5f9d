import { brand } from '@skafferi/brand'
import { pack } from '@skafferi/brand/content/packs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { emptyPage, failedPage, loadingPage, storyBanners } from '../../internal/stories/story-content'
import { storyPage, storyPageWith, storyPageWithoutFigures } from '../../internal/stories/story-content'
import { LandingScreen } from './LandingScreen'

const demo = storyPage('landing')
const withoutFigures = storyPageWithoutFigures('landing')

const meta = {
  title: 'Screens/Visitors/LandingScreen',
  component: LandingScreen,
  args: { audience: 'visitor', ...demo },
  parameters: { layout: 'fullscreen' },
  // Parts that the screen loads later are loaded before a story starts.
  loaders: [
    async () => void (await import('./LandingRest')),
    async () => void (await import('../../commerce/shelf/shelf-composer')),
  ],
  decorators: [inPage({ width: 'full' }), withShopPaths],
} satisfies Meta<typeof LandingScreen>

export default meta
type Story = StoryObj<typeof meta>

const headline = 'The #1 Wholesale Marketplace for Businesses'

/** What the shop is, and links to sign in and apply. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(document.title).toBe(`${headline} · Skafferi`)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(headline)
    await canvas.findByRole('heading', { name: 'The Perfect Accessories' })
    const ways = canvas.getAllByRole('link', { name: 'Shop Now' })
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(3).fill('/sign-in'))
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Made for how you sell',
      'Top-selling products',
      'Fill the shelf before the weekend',
      'Our Service',
      'Simplifying Your Wholesale Orders',
      'How wholesale works here',
      'The Perfect Accessories',
    ])
    await expect(canvas.getByRole('list', { name: 'The shop in figures' })).toBeVisible()
    await expect(canvas.getByText('Typically 1 to 4 business days.')).toBeVisible()
    await expect(canvas.getByText('for Your Mobile Store,Right This Way.')).toBeVisible()
    await expect(canvas.getByText('Sample prices in US dollars. Sign in to see your own prices.')).toBeVisible()
    await expect(canvas.getAllByText('Sample')).toHaveLength(4)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', pack('saltan-fish'))
    const fish = canvas.getAllByRole('link', { name: 'Sältan Salt Liquorice Fish' })[0]!
    await expect(fish.getAttribute('href')).toMatch(/^\/products\/prod_/)
    await expect(canvas.getByRole('table', { name: 'Articles of the shop' })).toBeVisible()
    await expect((await canvas.findByRole('list', { name: 'Retail' })).children).toHaveLength(16)
  },
}

/** The application leads, because sign-in is for customers. */
export const ApplyLeads: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const apply = canvas.getByRole('link', { name: 'Apply for an account' })
    const [shop] = canvas.getAllByRole('link', { name: 'Shop Now' })
    await expect(apply.compareDocumentPosition(shop!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(apply.closest('[data-scheme]')).toHaveAttribute('data-scheme', 'light')
    await expect(shop!.closest('[data-scheme]')).toHaveAttribute('data-scheme', 'dark')
  },
}

/** A shop without products shows the samples, the pictures of its trades, and no figures of the catalogue. */
export const EmptyShop: Story = {
  ...behaviour,
  args: {
    ...withoutFigures,
    catalogue: { figures: { articles: 0, brands: 0 }, articles: [], listed: [], pictures: [] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Top-selling products' })
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByText('articles')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Take / })).toBeNull()
    await expect(canvas.getAllByText('Sample')).toHaveLength(4)
  },
}

/** For a customer all links lead to the products, and there is none to the application. */
export const Customer: Story = {
  args: { audience: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Top-selling products' })
    const ways = canvas.getAllByRole('link', { name: 'Shop Now' })
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(3).fill('/products'))
    await expect(canvas.queryByRole('link', { name: 'Apply for an account' })).toBeNull()
    await expect(canvas.getByText(/Your own prices are shown on each product\.$/)).toBeVisible()
  },
}

/** A visitor who opened a customers' page returns there after sign-in. */
export const RequestedPage: Story = {
  args: { returnTo: '/products?q=mint' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Top-selling products' })
    for (const way of canvas.getAllByRole('link', { name: 'Shop Now' })) {
      await expect(way).toHaveAttribute('href', '/sign-in?from=%2Fproducts%3Fq%3Dmint')
    }
  },
}

export const OpensATab: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Wholesale' }))
    await expect(canvas.getByRole('heading', { name: 'Distributors that fill a van by noon' })).toBeVisible()
  },
}

/** While the blocks are loading the page has the shop's name; links would move when they arrive. */
export const Loading: Story = {
  args: loadingPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Skafferi')
    await expect(canvas.queryByRole('link', { name: 'Shop Now' })).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

/** If they cannot be loaded, the page says why. */
export const Failed: Story = {
  args: failedPage({ code: 'refused', status: 404, message: 'No banner data found' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Skafferi')
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/sign-in')
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Error loading banner: API Error (404): No banner data found',
    )
  },
}

/** A shop without blocks has its name, what it is, what needs an account and how to get one; sign-in is in the header. */
export const NoBlocks: Story = {
  ...behaviour,
  args: emptyPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Skafferi')
    await expect(canvas.getByText(brand.about)).toBeVisible()
    await expect(canvas.getByText('Products, prices and orders are for approved customers.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

const [demoHero] = demo.blocks.filter((block) => block.kind === 'hero')
const heroWith = (button: { text: string; href: string | null }) => [
  { ...demoHero!, content: { ...demoHero!.content, button } },
]

/** A button of the seller that leads to the application is the only one, with the seller's words. */
export const SellersOwnApplication: Story = {
  ...behaviour,
  args: { blocks: heroWith({ text: 'Become a customer', href: '/sign-up' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Become a customer' })).toHaveAttribute('href', '/sign-up')
    await expect(canvas.queryByRole('link', { name: 'Apply for an account' })).toBeNull()
  },
}

/** A button with the words of the application leads there, and is not shown a second time. */
export const SameWords: Story = {
  ...behaviour,
  args: { blocks: heroWith({ text: 'Apply for an account', href: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
  },
}

/** For a customer, the link of a shop without blocks leads to the products. */
export const NoBlocksForCustomers: Story = {
  ...behaviour,
  args: { ...emptyPage, audience: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByText(/approved customers/)).toBeNull()
  },
}

/** Blocks are shown in their order; a side banner stands beside the main banner before it. */
export const OtherOrder: Story = {
  ...behaviour,
  args: {
    blocks: [
      { id: 'text', kind: 'text', content: { title: 'Closed on Friday', text: 'We move.\nBack on Monday.' } },
      { id: 'main', kind: 'banner', content: storyBanners.main },
      { id: 'side', kind: 'banner', content: storyBanners.side },
      ...demo.blocks.filter(({ kind }) => kind === 'steps' || kind === 'hero'),
    ],
  },
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('heading', { name: storyBanners.side.title })
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Closed on Friday',
      storyBanners.main.title,
      storyBanners.side.title,
      'How wholesale works here',
    ])
    const tops = ['main', 'side'].map((_, index) =>
      canvas.getAllByRole('heading', { level: 2 })[index + 1]!.closest('section')!.getBoundingClientRect(),
    )
    await expect(tops[1]!.top).toBe(tops[0]!.top)
    await expect(tops[1]!.left).toBeGreaterThan(tops[0]!.right)
    await expect(within(side.closest('section')!).getByText('15% off')).toBeVisible()
  },
}

/** Without pictures there are no shelves, and the text is unchanged. */
export const EmptyShelves: Story = {
  args: {
    blocks: demo.blocks.map((block) =>
      block.kind === 'hero' ? { ...block, content: { ...block.content, shelves: [[], [], []] } } : block,
    ),
  },
}

export const LongHostileText: Story = {
  ...behaviour,
  globals: { viewport: { value: 'mobile1' } },
  args: storyPageWith('landing', `${hostileText} ${'x'.repeat(100)}`),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Sample')
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(title.right).toBeLessThanOrEqual(320 - 16)
    const action = canvas.getAllByRole('link', { name: 'Shop Now' })[0]!.getBoundingClientRect()
    await expect(action.bottom).toBeLessThan(innerHeight)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** The shelves extend beyond the left edge, and the page does not scroll sideways. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

import { pack } from '@skafferi/brand/content/packs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import {
  settled,
  storedBanner,
  storedValues,
  storyBanners,
  storySamples,
  storyValues,
  loadingSlot,
} from '../../internal/stories/story-content'
import { storyWorld } from '../../internal/stories/story-world'
import { LandingScreen } from './LandingScreen'

const packs = storyWorld.products.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [{ src: thumbnail }]))

const meta = {
  title: 'Screens/Visitors/LandingScreen',
  component: LandingScreen,
  args: {
    audience: 'visitor',
    shelves: [packs.slice(0, 6), packs.slice(6, 12), packs.slice(12, 18)],
    hero: settled(storyBanners.hero),
    values: settled(storyValues),
    samples: storySamples,
    banner: settled(storyBanners.strip),
    accessories: settled(storyBanners.accessories),
  },
  parameters: { layout: 'fullscreen' },
  // Parts that the screen loads later are loaded before a story starts.
  loaders: [
    async () => {
      await Promise.all([import('./LandingOffers'), import('../../commerce/catalogue/accessories-banner')])
    },
  ],
  decorators: [inPage({ width: 'full' }), withShopPaths],
} satisfies Meta<typeof LandingScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What the shop is, and links to sign in and apply. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Wholesale for Nordic shops · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storyBanners.hero.title)
    await canvas.findByRole('heading', { name: 'Top-selling products' })
    const ways = canvas.getAllByRole('link', { name: 'Shop Now' })
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(4).fill('/sign-in'))
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      storyValues.title,
      'Top-selling products',
      storyBanners.strip.title,
      'Our Service',
      'Simplifying Your Wholesale Orders',
      'How wholesale works here',
      storyBanners.accessories.title,
    ])
    await expect(canvas.getByText('Typically 1 to 4 business days.')).toBeVisible()
  },
}

/** For a customer all links lead to the products, and there is none to the application. */
export const Customer: Story = {
  args: { audience: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Top-selling products' })
    const ways = canvas.getAllByRole('link', { name: 'Shop Now' })
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(4).fill('/products'))
    await expect(canvas.queryByRole('link', { name: 'Apply for an account' })).toBeNull()
    await expect(canvas.getByText(/Your own prices are shown on each product\.$/)).toBeVisible()
  },
}

/** A visitor who opened a customers' page returns there after sign-in. */
export const RequestedPage: Story = {
  args: { returnTo: '/products?q=mint' },
  play: async ({ canvas }) => {
    for (const way of canvas.getAllByRole('link', { name: 'Shop Now' })) {
      await expect(way).toHaveAttribute('href', '/sign-in?from=%2Fproducts%3Fq%3Dmint')
    }
  },
}

/** The operator's content: texts, links, the first pack of the hero, the background of the accessories. */
export const Stored: Story = {
  args: {
    returnTo: '/cart',
    hero: storedBanner('banner_hero', storyBanners.hero),
    values: storedValues,
    accessories: storedBanner('banner_accessories', storyBanners.accessories),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Bulk pricing, fast delivery and trusted suppliers.')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Shop Now' })[0]).toHaveAttribute('href', '/sign-in?from=%2Fcart')
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', pack('saltan-fish'))
  },
}

export const StoredOpensATab: Story = {
  ...Stored,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Grocers' }))
    await expect(canvas.getByRole('heading', { name: 'Haugen Dagligvare AS' })).toBeVisible()
  },
}

/** While banners are loading the default content is shown, except for the accessories. */
export const Loading: Story = {
  args: {
    hero: loadingSlot(storyBanners.hero),
    values: loadingSlot(storyValues),
    accessories: loadingSlot(storyBanners.accessories),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading accessories...')
  },
}

/** If all banners fail the page shows the default content, with the reasons. */
export const Failed: Story = {
  args: {
    hero: settled(storyBanners.hero, { code: 'no_answer' }),
    values: settled(storyValues, { code: 'refused', status: 404, message: 'No banner data found' }),
    accessories: settled(storyBanners.accessories, { code: 'no_id' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/missing ID$/)
    await expect(canvas.getAllByRole('status').map((line) => line.textContent)).toEqual([
      'Error loading banner: Network error: No response from server',
      'Error loading content: API Error (404): No banner data found',
      'Error loading content: Invalid banner data: missing ID',
    ])
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storyBanners.hero.title)
  },
}

/** Only the content of the first render. */
export const Minimal: Story = {
  args: { values: undefined, samples: undefined, banner: undefined, accessories: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/sign-in')
    const steps = within(canvas.getByRole('heading', { name: 'How wholesale works here' }).parentElement!)
    const titles = steps.getAllByRole('listitem').map((step) => step.querySelector('h3')?.textContent)
    await expect(titles).toEqual(['Apply', 'Get approved', 'Order', 'Track'])
  },
}

/** Without pictures the shelves are empty, and the text is unchanged. */
export const EmptyShelves: Story = { args: { shelves: [[], [], []] } }

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

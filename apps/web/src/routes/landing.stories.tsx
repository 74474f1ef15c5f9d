import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brand } from '@skafferi/brand'
import {
  answersWithoutContent,
  blocksWithoutId,
  contentMissing,
  emptyContentAnswers,
  failingContent,
  pagesWithoutBlocks,
  stillLoading,
  unansweredContent,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** The start page of visitors: what the shop is, for whom, and how to get an account. */
const meta = {
  title: 'Pages/Visitors/Landing',
  component: StoryPage,
  args: { address: '/landing', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const title = 'The #1 Wholesale Marketplace for Businesses'

/** Presses the first Shop Now of the page: the hero's. */
async function shopNow(canvasElement: HTMLElement) {
  const page = within(within(canvasElement).getByRole('main'))
  await userEvent.click((await page.findAllByRole('link', { name: 'Shop Now' }))[0]!)
}

/** Without its blocks the page has the shop's name and a link, and a line that says why. */
function expectDefaultContent(why: string): Story['play'] {
  return async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(`Error loading banner: ${why}`)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: brand.name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/sign-in')
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.queryByRole('heading', { level: 2 })).toBeNull()
  }
}

/** A visitor sees the operator's texts; Shop Now leads to sign-in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, title)
    await expect(document.title).toBe(`${title} · Skafferi`)
    await expect(canvas.getByText('Welcome')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    for (const name of ['Sign Up', 'Apply for an account']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/sign-up')
    }
    await expect(await canvas.findAllByRole('tab')).toHaveLength(5)
    await expect(await canvas.findByRole('tab', { name: 'Wholesale' })).toBeVisible()
    await expect(canvas.getAllByText('Sample')).toHaveLength(4)
  },
}

/** The tags in a visitor's footer are loaded on user input, and lead through sign-in to their products. */
export const PopularTags: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Wholesale' })
    await expect(canvas.queryByRole('navigation', { name: 'Popular tags' })).toBeNull()
    document.dispatchEvent(new Event('scroll'))
    const tags = within(await canvas.findByRole('navigation', { name: 'Popular tags' })).getAllByRole('link')
    await expect(tags[0]).toHaveTextContent(storyWorld.tags[0]!)
    const listing = encodeURIComponent(`/products?tags=${encodeURIComponent(storyWorld.tags[0]!)}`)
    await expect(tags[0]).toHaveAttribute('href', `/sign-in?return_to=${listing}`)
  },
}

export const LeadsToSignIn: Story = {
  ...behaviour,
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement } = context
    await shopNow(canvasElement)
    await expectAddress(canvasElement, '/sign-in')
    await expectHeading(canvas, 'Welcome Back')
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
  },
}

/** Each tab shows one type of business, with a link. */
export const BusinessTabs: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Wholesale' }))
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.getByRole('heading', { name: 'Distributors that fill a van by noon' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'See wholesale prices' })).toHaveAttribute('href', '/sign-in')
  },
}

/** A visitor takes an article out and applies with the shelf. */
export const AppliesWithAShelf: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const shelf = await canvas.findByRole('list', { name: 'Retail' })
    const { length } = shelf.children
    await userEvent.click(canvas.getAllByRole('button', { name: /^Take / })[0]!)
    await expect(shelf.children).toHaveLength(length - 1)
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply with this shelf' }))
    await expectAddress(canvasElement, '/sign-up')
    await expect(await canvas.findByText(/^With a shelf of \d+ articles/)).toBeVisible()
  },
}

/** Until the blocks are loaded the page has the shop's name. */
export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expectHeading(canvas, brand.name)
    await expect(canvas.queryByRole('link', { name: 'Shop Now' })).toBeNull()
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument()
  },
}

export const BannersMissing: Story = {
  parameters: network(contentMissing()),
  play: expectDefaultContent('API Error (404): No banner data found'),
}

export const BannersFailed: Story = {
  parameters: network(failingContent()),
  play: expectDefaultContent('API Error (500): Something went wrong on our side.'),
}

export const BannersNoResponse: Story = {
  parameters: network(unansweredContent()),
  play: expectDefaultContent('Network error: No response from server'),
}

export const BannersEmpty: Story = {
  parameters: network(emptyContentAnswers()),
  play: expectDefaultContent('No data received from API'),
}

export const AnswersWithoutBanner: Story = {
  parameters: network(answersWithoutContent()),
  play: expectDefaultContent('No banner data found in response'),
}

export const BannersWithoutId: Story = {
  parameters: network(blocksWithoutId()),
  play: expectDefaultContent('Invalid banner data: missing ID'),
}

/** A shop without blocks has only its name. */
export const NoBlocks: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(pagesWithoutBlocks()) },
  play: async ({ canvas, canvasElement }) => {
    await expectHeading(canvas, brand.name)
    const page = within(within(canvasElement).getByRole('main'))
    await waitFor(() => expect(page.queryByText('Loading...')).toBeNull())
    await expect(page.queryByText(/Error/)).toBeNull()
  },
}

/** A visitor who came from a customers' page returns there after sign-in, by each link. */
export const RequestedCart: Story = {
  args: { address: '/landing?return_to=%2Fcart' },
  play: async ({ canvas }) => {
    for (const name of ['Shop Now', 'Sign In']) {
      const [way] = await canvas.findAllByRole('link', { name })
      await expect(way).toHaveAttribute('href', '/sign-in?return_to=%2Fcart')
    }
  },
}

/** A customer can open it too, below the customer's header. */
export const SignedIn: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
    await expect(await canvas.findByText(/Your own prices are shown on each product\.$/)).toBeVisible()
    const main = within(canvas.getByRole('main'))
    const ways = main.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    await expect(ways.filter((href) => href.startsWith('/sign-'))).toEqual([])
  },
}

export const SignedInLeadsToTheProducts: Story = {
  ...SignedIn,
  ...behaviour,
  play: async (context) => {
    await SignedIn.play!(context)
    const { canvasElement } = context
    await shopNow(canvasElement)
    await expectAddress(canvasElement, '/products')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

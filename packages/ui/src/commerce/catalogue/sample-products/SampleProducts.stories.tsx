import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyCatalogue, storySamples } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { SampleProducts } from './SampleProducts'

const meta = {
  title: 'Commerce/Catalogue/SampleProducts',
  component: SampleProducts,
  args: { content: storySamples, defaultHref: '/sign-in' },
  parameters: guide({
    also: ['demo products', 'examples'],
    use: ['For visitors, who see no prices: four samples of the product range.'],
    avoid: ['Products for sale: use ProductCard.'],
    do: ['Mark each product as a sample.'],
    dont: ['Don’t link a sample: there is no such product.', 'Don’t show samples to customers, who see real prices.'],
    keys: [{ key: 'Enter', does: 'Follows the button, which is the only link.' }],
    parts: [
      { name: 'Picture', is: 'The product picture.', at: 'img' },
      { name: 'Label', is: 'States that it is a sample.', at: 'p span:last-child' },
      { name: 'Price', is: 'The sample price.', at: 'b' },
    ],
    content: ['A note below states that customers see their own prices.'],
    widths: 'Four in a row on wide screens, otherwise two.',
    announces: 'A list with a name.',
    pairs: [
      {
        right: { content: storySamples },
        wrong: { content: { ...storySamples, items: storySamples.items.slice(0, 3) } },
        because: 'Four fill the row, and two rows of two on phones.',
      },
    ],
  }),
  decorators: [withShopPaths],
} satisfies Meta<typeof SampleProducts>

export default meta
type Story = StoryObj<typeof meta>

/** Each is marked as a sample; none can be bought. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample')).toHaveLength(4)
    await expect(canvas.getByText('$13.50')).toBeVisible()
    await expect(within(canvas.getByRole('list')).queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/sign-in')
    await expect(canvas.getByText('Sample prices in US dollars. Sign in to see your own prices.')).toBeVisible()
  },
}

/** With a rule, products of the shop are listed below the samples. */
export const Listed: Story = {
  args: { content: { ...storySamples, rule: 'best_sellers' }, catalogue: storyCatalogue },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
    await expect(canvas.getAllByText('Sample')).toHaveLength(4)
  },
}

export const ListedNewest: Story = {
  args: { content: { ...storySamples, rule: 'newest' }, catalogue: storyCatalogue },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
  },
}

/** Without a rule no product is listed. */
export const NotListed: Story = {
  args: { content: { ...storySamples, rule: 'none' }, catalogue: storyCatalogue },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row')).toBeNull()
    await expect(canvas.getAllByText('Sample')).toHaveLength(4)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  },
}

/** Customers see their own prices on the products. */
export const Customer: Story = {
  ...behaviour,
  args: { audience: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your own prices are shown on each product\.$/)).toBeVisible()
  },
}

/** Two side by side. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    content: {
      ...storySamples,
      items: storySamples.items.map((sample) => ({ ...sample, title: `${sample.title} ${hostileText}` })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
    await expect(first).toBe(second)
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }

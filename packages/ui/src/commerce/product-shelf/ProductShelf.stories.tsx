import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { cardOf } from '../../internal/stories/story-products'
import { storyWorld } from '../../internal/stories/story-world'
import { ProductCard } from '../product-card'
import { withShopPaths } from '../shop-paths/story-paths'
import { ProductShelf } from './ProductShelf'
import { ProductShelfSkeleton } from './ProductShelfSkeleton'

const cards = storyWorld.listItems.slice(0, 6).map(cardOf)
const doNothing = { onAddToCart: fn(), onBuyNow: fn(), onSelectVariant: fn() }

const meta = {
  title: 'Commerce/ProductShelf',
  component: ProductShelf,
  args: {
    label: 'Products',
    children: cards.map((product) => <ProductCard key={product.id} product={product} {...doNothing} />),
  },
  decorators: [withShopPaths],
} satisfies Meta<typeof ProductShelf>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).not.toHaveAttribute('aria-busy')
    await expect(canvas.getAllByRole('article')).toHaveLength(cards.length)
  },
}

/** Old results stay until the new ones are there: the packs pale, the words stay legible. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Loading: Story = {
  render: () => <ProductShelfSkeleton label="Loading products..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products...')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Single: Story = {
  args: { children: <ProductCard product={cards[0]!} {...doNothing} /> },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

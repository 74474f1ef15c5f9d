import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { cardOf } from '../../internal/stories/story-products'
import { storyWorld } from '../../internal/stories/story-world'
import { narrow } from '../../internal/story-frames'
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
  parameters: guide({
    use: ['Product cards in rows: the listing, the grid of the home page.'],
    avoid: ['A row that scrolls sideways: use Carousel.', 'Lines of an order: use a table.'],
    do: ['Show the skeleton before the first products, and keep old ones while newer are on their way.'],
    dont: ['Put gaps between cards: they share the shelf.'],
    keys: [],
  }),
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

/** Four stand side by side on a whole page; the shelf runs on to the end of the row. */
export const FourAcross: Story = {
  args: { across: 'four' },
  play: async ({ canvas }) => {
    const [first, , , fourth, fifth] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top)
    await expect(fourth).toBe(first)
    await expect(fifth).toBeGreaterThan(first!)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(cards.length)
  },
}

export const Narrow: Story = { decorators: [narrow] }

export const Single: Story = {
  args: { children: <ProductCard product={cards[0]!} {...doNothing} /> },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

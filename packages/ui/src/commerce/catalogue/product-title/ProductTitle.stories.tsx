import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bareProduct, hostileProduct, longTitleProduct } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { ProductTitle } from './ProductTitle'

const mint = pageOf(worldProduct('Tjärn Cool Mint pouches'), { options: { Strength: '3', Pack: 'Single can' } })

const meta = {
  title: 'Commerce/Catalogue/ProductTitle',
  component: ProductTitle,
  args: { product: mint, headingLevel: 1 },
  parameters: guide({
    also: ['product name', 'heading'],
    use: ['The heading of a product, at the top of its page or dialog.'],
    avoid: ['A card: ProductCard has its own heading.'],
    do: ['Set the heading level: 1 on the page of the product, 3 in a dialog.'],
    dont: ['Don’t invent a rating or a stock that the store did not provide.'],
    keys: [],
    parts: [
      { name: 'Brand and category', is: 'The brand and the category of the product.', at: 'p' },
      { name: 'Title', is: 'The name of the product.', at: 'h1, h2, h3' },
      { name: 'Rating', is: 'The average rating of buyers.', at: '[role=img]' },
      { name: 'Stock', is: 'The number of pieces in stock.', at: '[data-stock]' },
    ],
    content: ['The title does not repeat the brand or size that are shown beside it.'],
    widths: 'The title wraps. Rating and stock share a line if they fit.',
    announces: 'The title is a heading. The rating is an image with a text alternative.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ProductTitle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: mint.title })).toBeVisible()
    await expect(canvas.getByText(`In Stock · ${mint.stock.text} cans`)).toBeVisible()
    await expect(canvas.getByText('Nicotine Pouches')).toBeVisible()
  },
}

/** Without reviews and SKU nothing is invented. */
export const Minimal: Story = {
  args: { product: pageOf(bareProduct()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible()
  },
}

export const InDialog: Story = { args: { headingLevel: 3 } }
export const LongNarrow: Story = { args: { product: pageOf(longTitleProduct()) }, decorators: [narrow] }
export const HostileText: Story = { args: { product: pageOf(hostileProduct()) } }
/** Four on one page, with the heading level of a dialog. */
export const Themes: Story = { args: { headingLevel: 3 }, decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

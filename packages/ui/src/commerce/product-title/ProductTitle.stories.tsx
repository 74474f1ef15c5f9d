import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bareProduct, hostileProduct, longTitleProduct } from '@skafferi/fixtures/build'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { pageOf, worldProduct } from '../../internal/stories/story-products'
import { ProductTitle } from './ProductTitle'

const mint = pageOf(worldProduct('Tjärn Cool Mint pouches'), { options: { Strength: '3', Pack: 'Single can' } })

const meta = {
  title: 'Commerce/Catalogue/ProductTitle',
  component: ProductTitle,
  args: { product: mint, headingLevel: 1 },
  parameters: guide({
    also: ['product name', 'heading'],
    use: ['Who a product is: above everything that is decided about it, on its page and in the dialog.'],
    avoid: ['On a card: ProductCard has its own order.'],
    do: ['Rank the title as the page needs it: 1 on its own page, 3 in a dialog.'],
    dont: ['Don’t fill in a rating or a stock that the store did not give.'],
    keys: [],
    parts: [
      { name: 'Brand and category', is: 'Where it belongs.', at: 'p' },
      { name: 'Title', is: 'What it is.', at: 'h1, h2, h3' },
      { name: 'Rating', is: 'What buyers think.', at: '[role=img]' },
      { name: 'Stock', is: 'How much there is.', at: '[data-stock]' },
    ],
    content: ['The title stands alone, without brand or size where those are said beside it.'],
    widths: 'Wraps; rating and stock share a line where they fit.',
    announces: 'The title is the heading; the rating is a picture with words.',
    pairs: 'leaves no choice',
  }),
} satisfies Meta<typeof ProductTitle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: mint.title })).toBeVisible()
    await expect(canvas.getByText(`In Stock · ${mint.stock.text} cans`)).toBeVisible()
    await expect(canvas.getByText('Tjärn · Nicotine Pouches')).toBeVisible()
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
/** Four times on one page: the rank of a dialog’s title. */
export const Themes: Story = { args: { headingLevel: 3 }, decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

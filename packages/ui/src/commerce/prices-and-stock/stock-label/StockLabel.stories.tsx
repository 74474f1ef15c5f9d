import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  alwaysAvailableProduct,
  backorderedProduct,
  hugeNumbersProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { pageOf, worldCard, worldProduct } from '../../../internal/stories/story-products'
import { StockLabel } from './StockLabel'

const toffee = worldCard('Sältan Butter Toffee')
const fish = pageOf(worldProduct('Sältan Salt Liquorice Fish'))
const huge = pageOf(hugeNumbersProduct())

const meta = {
  title: 'Commerce/Prices and stock/StockLabel',
  component: StockLabel,
  args: { stock: fish.stock },
  parameters: guide({
    also: ['availability', 'inventory'],
    use: ['To show the availability of a product, beside its rating or its name.'],
    avoid: ['The status of an order: use OrderStatus.', 'A refused purchase: show a message at the button.'],
    do: ['Show the quantity from the store if it is low.', 'Use the full variant only on the page of the product.'],
    dont: ['Don’t show an invented stock.', 'Don’t rely on colour alone; always show the text.'],
    keys: [],
    parts: [{ name: 'Text', is: 'The availability, as text and colour.', at: '[data-stock]' }],
    content: ['“In stock”, “38 left” if it is low, “Out of stock”; “Available to order”, “Back on 12 Jan”.'],
    widths: 'One or two words, which do not wrap.',
    announces: 'Its text.',
    pairs: [
      {
        right: { stock: { state: 'low', quantity: 38, text: '38' } },
        wrong: { stock: { state: 'low', quantity: 3400, text: '3,400' } },
        because: '“Left” creates urgency. Use it only below the limit that the store sets.',
      },
    ],
  }),
} satisfies Meta<typeof StockLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In stock')).toHaveAttribute('data-stock', 'in')
  },
}

/** If few pieces are left, their number is shown. */
export const Low: Story = {
  args: { stock: toffee.stock },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${toffee.stock.text} left`)).toHaveAttribute('data-stock', 'low')
  },
}

export const SoldOut: Story = {
  args: { stock: pageOf(soldOutProduct()).stock },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toHaveAttribute('data-stock', 'out')
  },
}

/** An article that is always available has no count. */
export const AlwaysAvailable: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { variant: 'full', stock: pageOf(alwaysAvailableProduct()).stock },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available to order')).toHaveAttribute('data-stock', 'orderable')
  },
}

/** On backorder without stock: the day on which it ships. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stock: pageOf(backorderedProduct('2027-01-12')).stock },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Back on 12 Jan')).toHaveAttribute('data-stock', 'later')
  },
}

export const BackorderWithoutDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stock: pageOf(backorderedProduct(null)).stock },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available to order')).toBeVisible()
  },
}

export const BackorderDark: Story = { ...Backorder, globals: { scheme: 'dark' } }
export const BackorderHighContrast: Story = { ...Backorder, globals: { contrast: 'more' } }

/** On the product's page: the stock in the product's unit. */
export const Full: Story = {
  args: { variant: 'full', unit: fish.unit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`In Stock · ${fish.stock.text} bags`)).toBeVisible()
  },
}

/** An unknown unit is shown as pieces. */
export const FullUnknownUnit: Story = {
  args: { variant: 'full', stock: huge.stock, unit: 'pallet {count}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock · 98,765,432 pieces')).toBeVisible()
  },
}

/** All three states, in every theme. */
export const Themes: Story = {
  decorators: [themes],
  render: () => (
    <div className="grid justify-items-start gap-2">
      <StockLabel stock={fish.stock} />
      <StockLabel stock={toffee.stock} />
      <StockLabel stock={pageOf(soldOutProduct()).stock} />
    </div>
  ),
}
export const Narrow: Story = { args: { stock: huge.stock, variant: 'full', unit: 'bottle' }, decorators: [narrow] }
export const RightToLeft: Story = { args: { variant: 'full', unit: fish.unit }, globals: { direction: 'rtl' } }

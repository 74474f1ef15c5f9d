import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hugeNumbersProduct } from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { cardOf, worldCard } from '../../../internal/stories/story-products'
import { PriceLabel } from './PriceLabel'

const fish = worldCard('Sältan Salt Liquorice Fish')
const sour = worldCard('Björkö Sour Pears')
const huge = cardOf(toListItem(hugeNumbersProduct()))

const meta = {
  title: 'Commerce/Prices and stock/PriceLabel',
  component: PriceLabel,
  args: { price: fish.price.text, bulkPrice: fish.bulkPrice },
  decorators: [narrow],
  parameters: guide({
    also: ['price tag', 'amount', 'cost'],
    use: ['The price of one piece on a product card.'],
    avoid: [
      'The page of a product: use PurchasePanel, which also shows the unit and VAT.',
      'A row of a table: use BetterPrice for the amount only.',
    ],
    do: [
      'Pass amounts that are formatted for the locale of the user.',
      'Take the sale and the original price from the store, which provides both.',
    ],
    dont: [
      'Don’t show a bulk price that is not lower than the price beside it.',
      'Don’t round amounts to make them fit; they wrap.',
    ],
    keys: [],
    parts: [
      { name: 'Price', is: 'The price of one piece.', at: 'b' },
      { name: 'Original price', is: 'The price without the sale, crossed out.', at: 's', rare: true },
      {
        name: 'Bulk price',
        is: 'The lower price and its minimum quantity, yellow once it is reached.',
        at: '[data-step]',
      },
      { name: 'VAT', is: 'Shown unless the page states it once for all prices.', at: 'span span:last-child' },
    ],
    content: ['Amounts have two decimals, with the currency in front.', '“From” if the prices of the variants differ.'],
    widths: 'Price and bulk price wrap as units: no amount is split.',
    announces: '“Sale price … instead of …”, and the bulk price with its quantity. Nothing depends on colour alone.',
    pairs: [
      {
        right: { bulkPrice: fish.bulkPrice },
        wrong: { bulkPrice: { text: fish.price.text, minQuantity: 50 } },
        because: 'A bulk price is lower than the price of one piece.',
      },
    ],
  }),
} satisfies Meta<typeof PriceLabel>

export default meta
type Story = StoryObj<typeof meta>

const stepOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-step]')!

/** The bulk price is quiet while it can only be reached, and named for screen readers. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('€1.85')).toBeVisible()
    await expect(canvas.getByText('excl. VAT')).toBeVisible()
    await expect(stepOf(canvasElement)).toHaveTextContent('Bulk price €1.4850+')
    await expect(stepOf(canvasElement)).toHaveAttribute('data-step', 'ahead')
  },
}

/** Yellow once the quantity reaches it. */
export const BulkPriceReached: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { quantity: 50 },
  play: async ({ canvasElement }) => {
    await expect(stepOf(canvasElement)).toHaveAttribute('data-step', 'reached')
  },
}

/** In a sale only the price that applies is yellow. */
export const SaleBulkPriceReached: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { price: sour.price.text, sale: sour.sale, bulkPrice: sour.bulkPrice, quantity: 60 },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvas.getByText('€1.79')).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(stepOf(canvasElement)).toHaveAttribute('data-step', 'reached')
  },
}

export const FromSeveralVariants: Story = {
  args: { kind: 'from' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from', { exact: true })).toBeVisible()
  },
}

export const WithoutBulkPrice: Story = {
  args: { bulkPrice: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Bulk price')).toBeNull()
  },
}

/** A bulk price that does not fit wraps. */
export const HugeNumbers: Story = { args: { price: huge.price.text, bulkPrice: huge.bulkPrice } }
/** In a sale: the current price, and the original one crossed out; screen readers get both. */
export const Sale: Story = {
  args: { price: sour.price.text, sale: sour.sale, bulkPrice: sour.bulkPrice },
  play: async ({ canvas }) => {
    const price = canvas.getByText('€1.79')
    await expect(canvas.getByText('€2.10').tagName).toBe('S')
    await expect(price.parentElement).toHaveTextContent('Sale price€1.79instead of€2.1015% less')
    await expect(getComputedStyle(price).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

export const SaleFromSeveralVariants: Story = { args: { ...Sale.args, kind: 'from' } }
export const SaleHugeNumbersNarrow: Story = {
  args: { price: huge.price.text, sale: { original: huge.price.text, percent: '99%' }, bulkPrice: huge.bulkPrice },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Themes: Story = { args: { ...Sale.args }, decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

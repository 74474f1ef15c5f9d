import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hugeNumbersProduct } from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { cardOf, worldCard } from '../../internal/stories/story-products'
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
    use: ['What a piece costs on a product card, wherever the card stands.'],
    avoid: [
      'On the product’s own page: PurchasePanel, which also says the unit and VAT.',
      'In a line of a table: BetterPrice for the amount alone.',
    ],
    do: [
      'Hand over amounts formatted in the reader’s language.',
      'Take the sale from the price without it, as the store gives both.',
    ],
    dont: [
      'Don’t make a price yellow that is not better than another one shown.',
      'Don’t round amounts to make them fit; what does not fit goes below.',
    ],
    keys: [],
    parts: [
      { name: 'Price', is: 'What a piece costs.', at: 'b' },
      { name: 'Before', is: 'What it cost, where it is less now.', at: 's', rare: true },
      { name: 'Bulk price', is: 'From which quantity it is better, in yellow.', at: '.bg-price-better, span + span b' },
      { name: 'VAT', is: 'Where the page does not say it once for all.', at: 'span span:last-child' },
    ],
    content: ['Amounts with two decimals and the currency before them.', '“From” where the variants differ.'],
    widths: 'Price and bulk price wrap as wholes: no amount is broken.',
    announces: '“Sale price … instead of …”, and the bulk price with its quantity: nothing depends on the colour.',
    pairs: [
      {
        right: { bulkPrice: fish.bulkPrice },
        wrong: { bulkPrice: { text: fish.price.text, minQuantity: 50 } },
        because: 'Yellow promises a better price, so it stands beside a higher one or not at all.',
      },
    ],
  }),
} satisfies Meta<typeof PriceLabel>

export default meta
type Story = StoryObj<typeof meta>

/** The bulk price is yellow for the eye and named for readers who listen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1.85')).toBeVisible()
    await expect(canvas.getByText('excl. VAT')).toBeVisible()
    await expect(canvas.getByText('Bulk price').parentElement).toHaveTextContent('Bulk price€1.48from 50')
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

/** What does not fit beside the price is below it. */
export const HugeNumbers: Story = { args: { price: huge.price.text, bulkPrice: huge.bulkPrice } }
/** In a sale: the present price, and the usual one crossed out; screen readers get both. */
export const Sale: Story = {
  args: { price: sour.price.text, sale: sour.sale, bulkPrice: sour.bulkPrice },
  play: async ({ canvas }) => {
    const price = canvas.getByText('€1.79')
    await expect(canvas.getByText('€2.10').tagName).toBe('S')
    await expect(price.parentElement).toHaveTextContent('Sale price€1.79instead of€2.1015% less')
    await expect(getComputedStyle(price).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

/** Beside a button the prices are below each other. */
export const Column: Story = {
  args: { flow: 'column' },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('€1.85').getBoundingClientRect()
    await expect(canvas.getByText('€1.48').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
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

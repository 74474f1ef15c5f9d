import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hugeNumbersProduct } from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { narrow } from '../../internal/story-frames'
import { cardOf, worldCard } from '../../internal/stories/story-products'
import { PriceLabel } from './PriceLabel'

const fish = worldCard('Sältan Salt Liquorice Fish')
const huge = cardOf(toListItem(hugeNumbersProduct()))

const meta = {
  title: 'Commerce/PriceLabel',
  component: PriceLabel,
  args: { price: fish.price.text, bulkPrice: fish.bulkPrice },
  decorators: [narrow],
} satisfies Meta<typeof PriceLabel>

export default meta
type Story = StoryObj<typeof meta>

/** The bulk price is yellow for the eye and named for readers who listen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1.85')).toBeVisible()
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

/** What does not fit beside the price goes below it. */
export const HugeNumbers: Story = { args: { price: huge.price.text, bulkPrice: huge.bulkPrice } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

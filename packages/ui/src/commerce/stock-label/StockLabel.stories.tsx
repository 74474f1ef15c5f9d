import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hugeNumbersProduct, soldOutProduct } from '@skafferi/fixtures/build'
import { pageOf, worldCard, worldProduct } from '../../internal/stories/story-products'
import { StockLabel } from './StockLabel'

const toffee = worldCard('Sältan Butter Toffee')
const fish = pageOf(worldProduct('Sältan Salt Liquorice Fish'))
const huge = pageOf(hugeNumbersProduct())

const meta = {
  title: 'Commerce/StockLabel',
  component: StockLabel,
  args: { stock: fish.stock },
} satisfies Meta<typeof StockLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In stock')).toHaveAttribute('data-stock', 'in')
  },
}

/** Under 50 pieces the number is said. */
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

/** On the product's page: how much there is, in the product's own unit. */
export const Full: Story = {
  args: { look: 'full', unit: fish.unit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`In Stock · ${fish.stock.text} bags`)).toBeVisible()
  },
}

/** A unit the shop has no word for is a unit. */
export const FullUnknownUnit: Story = {
  args: { look: 'full', stock: huge.stock, unit: 'pallet {count}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock · 98,765,432 units')).toBeVisible()
  },
}

export const LowDark: Story = { ...Low, globals: { scheme: 'dark' } }

import { useState } from 'react'
import { createWorld } from '@skafferi/fixtures/world'
import { toTotalsView } from '@skafferi/domain/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { Button } from '../../components/button'
import { OrderTotals } from './OrderTotals'

const { carts } = createWorld()
const totals = toTotalsView(carts.bulk, false, 'en')

const meta = {
  title: 'Commerce/OrderTotals',
  component: OrderTotals,
  args: { totals, stage: 'cart' },
  decorators: [
    (Story) => (
      <div className="max-w-84 rounded-lg border border-line bg-surface p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTotals>

export default meta
type Story = StoryObj<typeof meta>

/** A discount row is there only where there is a discount. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subtotal')).toBeVisible()
    await expect(canvas.getByText('Shipping fee')).toBeVisible()
    await expect(canvas.getByText('VAT, Sweden')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(totals.total)
    await expect(canvas.queryByText('Discount')).toBeNull()
  },
}

export const Checkout: Story = {
  args: { stage: 'checkout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item total')).toBeVisible()
    await expect(canvas.getByText('Shipping')).toBeVisible()
  },
}

export const Discounted: Story = {
  args: { totals: toTotalsView({ ...carts.bulk, discount_total: 159.55 }, false, 'en') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount')).toBeVisible()
  },
}

/** Until the store has answered the figures are marked, and not read out. */
export const Estimated: Story = {
  args: { totals: toTotalsView(carts.bulk, true, 'en') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('estimated')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}

/** A change is read out, and fades in once. */
export const Changing: Story = {
  render: function Render(args) {
    const [changed, setChanged] = useState(false)
    return (
      <div className="grid gap-4">
        <OrderTotals {...args} totals={changed ? toTotalsView(carts.small, false, 'en') : args.totals} />
        <Button variant="secondary" onPress={() => setChanged(true)}>
          Change
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent(toTotalsView(carts.small, false, 'en').total)
  },
}

export const Nothing: Story = { args: { totals: toTotalsView(carts.empty, false, 'en') } }

export const Huge: Story = {
  args: {
    totals: toTotalsView(
      { ...carts.bulk, item_total: 99_999_999_999.99, tax_total: 9_999_999_999.99, total: 109_999_999_999.98 },
      false,
      'en',
    ),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { args: Discounted.args, globals: { scheme: 'dark' } }

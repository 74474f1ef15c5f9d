import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { storyCarts, totalsOf } from '../../internal/stories/story-cart'
import { orderDetailOf, sentOrder } from '../../internal/stories/story-orders'
import { Button } from '../../components/button'
import { OrderTotals } from './OrderTotals'

const totals = totalsOf(storyCarts.bulk)

const meta = {
  title: 'Commerce/OrderTotals',
  component: OrderTotals,
  args: { totals, stage: 'cart' },
  parameters: guide({
    use: ['To say what a cart, a checkout or an order comes to, row by row, with the total on its shelf.'],
    avoid: ['For one price use PriceLabel.', 'For figures about many orders use Stats.'],
    do: [
      'Tell the stage: the specification names the rows differently in the cart, the checkout and the order.',
      'Leave discount and tax out where there are none, so that the rows shown add up to the total.',
      'Name the promo codes beside the discount where they are known.',
      'Mark figures as estimated until the store has answered.',
    ],
    dont: [
      'Do not reckon in the page: amounts come formatted from the domain.',
      'Do not show a shipping fee of 0 where none is known; leave it null and it says N/A.',
    ],
    keys: [],
  }),
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

/** On an order: the names of its page, and no row for what is 0. */
export const Order: Story = {
  args: { stage: 'order', totals: orderDetailOf({ ...sentOrder, discount_total: 0, tax_total: 0 }).totals },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toEqual(['Value of Goods', 'Shipping Fee', 'Total'])
  },
}

/** The store named no shipping fee: that is not the same as none. */
export const ShippingUnknown: Story = {
  args: { stage: 'order', totals: orderDetailOf({ ...sentOrder, shipping_total: null }).totals },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
  },
}

const rowsOf = (canvas: HTMLElement) => [...canvas.querySelectorAll('dt')].map((term) => term.textContent?.trim())

/** The promo code stands beside what it takes off. */
export const Discounted: Story = {
  args: { totals: totalsOf(storyCarts.discounted) },
  play: async ({ canvas, canvasElement }) => {
    await expect(rowsOf(canvasElement)).toContain('Discount WELCOME10')
    await expect(canvas.getByText('WELCOME10')).toBeVisible()
  },
}

/** A discount whose codes are not known stands for itself. */
export const DiscountedByUnknown: Story = {
  args: { totals: { ...totalsOf(storyCarts.discounted), discountCodes: [] } },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toContain('Discount')
  },
}

/** Several codes in the order they were added. The longest break, and the amount stays whole. */
export const LongCodesNarrow: Story = {
  args: { totals: { ...totalsOf(storyCarts.discounted), discountCodes: ['SPRING5', 'KOD'.repeat(13)] } },
  decorators: [narrow],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(rowsOf(canvasElement)).toContain(`Discount SPRING5, ${'KOD'.repeat(13)}`)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByText(args.totals.discount!).getClientRects()).toHaveLength(1)
  },
}

/** Until the store has answered the figures are marked, and not read out. */
export const Estimated: Story = {
  args: { totals: totalsOf(storyCarts.bulk, 'estimated') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('estimated')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}

/** A change is read out, and fades in once. */
export const Changing: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [changed, setChanged] = useState(false)
    return (
      <div className="grid gap-4">
        <OrderTotals {...args} totals={changed ? totalsOf(storyCarts.small) : args.totals} />
        <Button variant="secondary" onPress={() => setChanged(true)}>
          Change
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent(totalsOf(storyCarts.small).total)
  },
}

export const Nothing: Story = { args: { totals: totalsOf(storyCarts.empty) } }

/** At 320 px the largest amounts break rather than leave the card. */
export const HugeAndNarrow: Story = {
  args: {
    totals: totalsOf({
      ...storyCarts.bulk,
      item_total: 99_999_999_999.99,
      tax_total: 9_999_999_999.99,
      total: 109_999_999_999.98,
    }),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { args: Discounted.args, decorators: [themes] }

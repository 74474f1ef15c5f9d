import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { orderDetailOf, partlyRefundedOrder, refundedOrder } from '../../../internal/stories/story-orders'
import { narrow, themes } from '../../../internal/story-frames'
import { RefundList } from './RefundList'

const { refunds } = orderDetailOf(partlyRefundedOrder)
const [pieces, amount] = refunds

const meta = {
  title: 'Commerce/Orders/RefundList',
  component: RefundList,
  args: { refunds },
  decorators: [(Story) => <div className="max-w-84">{Story()}</div>],
  parameters: guide({
    also: ['credit notes', 'money back'],
    use: ['To show the refunds of an order with reason and pieces.'],
    avoid: ['An order without refunds: omit the list.', 'The sum of all refunds: use OrderSummary.'],
    do: ['Show it on the order page and in print, below the parcels.'],
    dont: ['Do not show the sum of the refunds here: OrderSummary has it.'],
    keys: [],
    parts: [
      { name: 'Amount', is: 'The refunded amount with VAT.', at: 'li b' },
      { name: 'Reason', is: 'The reason entered by the seller.', at: 'li p' },
      { name: 'Pieces', is: 'The refunded pieces; omitted if an amount was refunded.', at: 'ul ul' },
    ],
    content: ['Amounts have two decimals. Dates are written out.'],
    widths: 'One refund per row.',
    announces: 'A list. The pieces of each refund are a list that is named by its amount.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof RefundList>

export default meta
type Story = StoryObj<typeof meta>

/** A refund of pieces names them, a refund of an amount has only its reason. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${pieces!.amount} credited`)).toBeVisible()
    const lines = within(canvas.getByRole('list', { name: `Pieces of the credit of ${pieces!.amount}` }))
    await expect(lines.getByRole('listitem')).toHaveTextContent(/ 3$|3$/)
    await expect(canvas.getByText(amount!.reason!)).toBeVisible()
    await expect(canvas.getAllByRole('list')).toHaveLength(2)
  },
}

/** The complete order was refunded at once. */
export const FullyRefunded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { refunds: orderDetailOf(refundedOrder).refunds },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${orderDetailOf(refundedOrder).totals.total} credited`)).toBeVisible()
  },
}

/** A removed reason leaves no gap. */
export const WithoutReason: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { refunds: [{ ...amount!, reason: null }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(`${amount!.amount} credited`)).toBeVisible()
    await expect(canvasElement.querySelector('li p')).toBeNull()
  },
}

/** Hostile text is shown as text and stays in the card. */
export const LongHostileTextNarrow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [narrow],
  args: {
    refunds: [
      { ...pieces!, reason: hostileText },
      { ...amount!, reason: 'Transportschaden'.repeat(12) },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { decorators: [themes], parameters: { chromatic: { disableSnapshot: true } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fulfillmentStatusValues, orderStatusValues, paymentStatusValues } from '@skafferi/api/limits'
import { OrderStatus } from './OrderStatus'

const meta = {
  title: 'Commerce/OrderStatus',
  component: OrderStatus,
  args: { kind: 'order', status: 'pending' },
} satisfies Meta<typeof OrderStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every status the contract names has a word of its own. */
export const EveryStatus: Story = {
  render: () => (
    <div className="grid gap-3">
      <Row kind="order" statuses={orderStatusValues} />
      <Row kind="fulfillment" statuses={fulfillmentStatusValues} />
      <Row kind="payment" statuses={paymentStatusValues} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(
      orderStatusValues.length + fulfillmentStatusValues.length + paymentStatusValues.length,
    )
    await expect(canvas.getByText('Not Fulfilled')).toBeVisible()
    await expect(canvas.getByText('Requires action')).toBeVisible()
  },
}

export const Plain: Story = { args: { look: 'plain' } }

/** A status from the store that this shop has no word for: neutral, in the store's own words. */
export const Unknown: Story = {
  args: { kind: 'payment', status: 'partially_refunded' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Partially refunded')
    await expect(badge).toHaveAttribute('data-tone', 'neutral')
  },
}

function Row({ kind, statuses }: { kind: 'order' | 'fulfillment' | 'payment'; statuses: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {statuses.map((status) => (
        <OrderStatus key={status} kind={kind} status={status} />
      ))}
    </div>
  )
}

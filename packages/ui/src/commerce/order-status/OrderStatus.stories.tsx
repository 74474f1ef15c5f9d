import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fulfillmentStatusValues, orderStatusValues, paymentStatusValues } from '@skafferi/api/limits'
import { hostileText } from '@skafferi/fixtures/build'
import { narrow } from '../../internal/story-frames'
import { OrderStatus } from './OrderStatus'

const meta = {
  title: 'Commerce/OrderStatus',
  component: OrderStatus,
  args: { kind: 'order', status: 'pending' },
} satisfies Meta<typeof OrderStatus>

export default meta
type Story = StoryObj<typeof meta>

/** Sign, word and tone say the same. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Pending')
    await expect(badge).toHaveAttribute('data-tone', 'caution')
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

const everyStatus = [
  ...orderStatusValues.map((status) => ({ kind: 'order', status }) as const),
  ...fulfillmentStatusValues.map((status) => ({ kind: 'fulfillment', status }) as const),
  ...paymentStatusValues.map((status) => ({ kind: 'payment', status }) as const),
]

/** Every status the contract names has a word of its own: none falls back to the sign of the unknown. */
export const EveryStatus: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {everyStatus.map((each) => (
        <OrderStatus key={`${each.kind} ${each.status}`} {...each} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const badges = [...canvasElement.querySelectorAll('[data-tone]')]
    const looks = badges.map((badge) => `${badge.textContent} ${badge.getAttribute('data-tone')}`)
    await expect(looks).toEqual([
      'Pending caution',
      'Shipping info',
      'Delivered positive',
      'Completed positive',
      'Canceled critical',
      'Requires action caution',
      'Not Fulfilled neutral',
      'Fulfilled positive',
      'Shipping info',
      'Delivered positive',
      'Awaiting caution',
      'Authorized positive',
      'Captured positive',
      'Refunded neutral',
    ])
  },
}

/** In narrow lists: no ground. */
export const Plain: Story = {
  args: { look: 'plain' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Pending')).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}

/** A status that this shop has no word for: neutral, in the store's own words. */
export const Unknown: Story = {
  args: { kind: 'payment', status: 'partially_refunded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Partially refunded')).toHaveAttribute('data-tone', 'neutral')
  },
}

/** What every object knows is not a status. */
export const InheritedName: Story = {
  args: { status: 'constructor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Constructor')).toHaveAttribute('data-tone', 'neutral')
  },
}

/** A status of another kind is not known here. */
export const OfAnotherKind: Story = {
  args: { kind: 'payment', status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toHaveAttribute('data-tone', 'neutral')
  },
}

/** Whatever the store says is text. */
export const Hostile: Story = {
  args: { status: hostileText },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement).toHaveTextContent(hostileText.trim())
  },
}

export const RightToLeft: Story = { ...EveryStatus, globals: { direction: 'rtl' } }
export const Dark: Story = { ...EveryStatus, globals: { scheme: 'dark' } }

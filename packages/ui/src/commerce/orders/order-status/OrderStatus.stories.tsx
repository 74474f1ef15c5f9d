import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fulfillmentStatusValues, orderStatusValues, paymentStatusValues } from '@skafferi/api/limits'
import { hostileText } from '@skafferi/fixtures/build'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { NamedOrderStatus } from './NamedOrderStatus'
import { OrderStatus } from './OrderStatus'
import { ShipmentState } from './ShipmentState'

const meta = {
  title: 'Commerce/Orders/OrderStatus',
  component: OrderStatus,
  args: { kind: 'order', status: 'pending' },
  parameters: guide({
    also: ['badge', 'order state', 'fulfilment status', 'payment status'],
    use: ['To show one of the three statuses of an order: order, fulfilment or payment.'],
    avoid: ['Stock: use StockLabel.', 'Any other state: use Badge with its own icon and text.'],
    do: [
      'Pass the status code of the store. Icon, text and tone follow from it.',
      'Name the kind in the column header, or use NamedOrderStatus: “Delivered” occurs in two kinds.',
      'Use the plain variant in narrow lists.',
    ],
    dont: [
      'Do not map statuses to colours yourself: all pages must use the same ones.',
      'Do not hide an unknown status; its code is shown as text.',
    ],
    keys: [],
    parts: [
      { name: 'Icon', is: 'A different one for each status.', at: 'svg' },
      { name: 'Text', is: 'The status, with the same text in the whole shop.', at: '[data-tone]' },
    ],
    content: ['The terms of the specification. An unknown status is shown as the code of the store.'],
    widths: 'As wide as its text.',
    announces: 'Its text.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof OrderStatus>

export default meta
type Story = StoryObj<typeof meta>

/** Icon, text and tone agree. */
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

/** Every status of the contract has its own text. */
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
      'Paid positive',
      'Refunded neutral',
    ])
  },
}

/** In narrow lists: no background. */
export const Plain: Story = {
  args: { variant: 'plain' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Pending')).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}

/** The three statuses of an order without columns: two have the same text, so each names its kind. */
export const Named: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <NamedOrderStatus kind="order" status="shipping" />
      <NamedOrderStatus kind="fulfillment" status="shipped" />
      <NamedOrderStatus kind="payment" status="captured" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, status] of [
      ['Order Status', 'Shipping'],
      ['Fulfillment Status', 'Shipping'],
      ['Payment Status', 'Paid'],
    ] as const) {
      const label = canvas.getByText(name)
      await expect(label.getBoundingClientRect().width).toBeGreaterThan(1)
      await expect(label.nextElementSibling).toHaveTextContent(status)
    }
  },
}

/** If the context is clear, its name is only announced. */
export const NamedForReaders: Story = {
  render: () => <NamedOrderStatus kind="order" status="pending" nameVisibility="hidden" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Order StatusPending')
    await expect(canvas.getByText('Order Status').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

/** An unknown status is neutral, and its code is shown as text. */
export const Unknown: Story = {
  args: { kind: 'payment', status: 'partially_refunded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Partially refunded')).toHaveAttribute('data-tone', 'neutral')
  },
}

/** Inherited properties of objects are not statuses. */
export const InheritedName: Story = {
  args: { status: 'constructor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Constructor')).toHaveAttribute('data-tone', 'neutral')
  },
}

/** A status of another kind is unknown. */
export const OtherKind: Story = {
  args: { kind: 'payment', status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toHaveAttribute('data-tone', 'neutral')
  },
}

/** Text of the store is shown as text. */
export const HostileText: Story = {
  args: { status: hostileText },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement).toHaveTextContent(hostileText.trim())
  },
}

const states = ['none', 'partial', 'all', 'delivered'] as const

/** The shipped pieces are beside the status, which keeps its specified text. */
export const Shipments: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ul className="grid gap-3">
      {states.map((state) => (
        <li key={state}>
          <ShipmentState
            shipment={{
              state,
              shipped: state === 'partial' ? '1,767' : '1,803',
              pieces: '1,803',
              isComplete: state !== 'partial',
            }}
          />
        </li>
      ))}
      <li>
        <ShipmentState
          shipment={{ state: 'all', shipped: '1,767', pieces: '1,803', isComplete: false }}
          when="partial"
        />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nothing shipped yet',
      'Partly shipped · 1,767 of 1,803',
      'Shipped · 1,803 of 1,803',
      'Delivered · 1,803 of 1,803',
      'Shipped · 1,767 of 1,803',
    ])
  },
}

/** In a list it is shown only if it adds to the status. */
export const ShipmentsInAList: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ul className="grid gap-3">
      {states.map((state) => (
        <li key={state}>
          {state}{' '}
          <ShipmentState
            when="partial"
            shipment={{
              state,
              shipped: state === 'none' ? '0' : '9',
              pieces: '9',
              isComplete: state !== 'none' && state !== 'partial',
            }}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())
    await expect(texts).toEqual(['none', 'partial Partly shipped · 9 of 9', 'all', 'delivered'])
  },
}

export const Narrow: Story = { ...EveryStatus, decorators: [narrow] }

export const Themes: Story = { ...EveryStatus, decorators: [themes], play: undefined }
export const RightToLeft: Story = { ...EveryStatus, globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../internal/stories/in-page'
import { storyFixedDelivery } from '../../internal/stories/story-cart'
import { problemOf } from '../../internal/stories/story-load'
import { storyWorld } from '../../internal/stories/story-world'
import { withShopPaths } from '../../commerce/shop-paths/story-paths'
import { ThanksScreen } from './ThanksScreen'

const [{ order }] = storyWorld.orders as [(typeof storyWorld.orders)[number]]
const displayId = String(order.display_id)

const meta = {
  title: 'Screens/ThanksScreen',
  component: ThanksScreen,
  args: {
    confirmation: {
      status: 'ready',
      view: { orderId: order.id, displayId, deliveryDate: storyFixedDelivery.end },
      refreshing: false,
    },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof ThanksScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order Details')
    await expect(canvas.getByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
    const number = canvas.getByRole('link', { name: `Order number ${displayId}` })
    await expect(number).toHaveTextContent(displayId)
    await expect(number).toHaveAttribute('href', `/profile/order/${order.id}`)
    await expect(canvas.getByText(storyFixedDelivery.end)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Make Another Order' })).toHaveAttribute('href', '/products')
    await expect(canvas.getByRole('link', { name: 'Order history' })).toHaveAttribute('href', '/profile')
  },
}

/** Opened without an order. */
export const Unknown: Story = {
  args: { confirmation: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
    await expect(canvas.queryByText('The order is in your order history.')).toBeNull()
  },
}

/** The order is placed, even where it cannot be shown. */
export const Failed: Story = {
  args: {
    confirmation: {
      status: 'failed',
      problem: problemOf('load_orders'),
      retry: () => {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
    await expect(canvas.getByText('The order is in your order history.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { confirmation: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the order...')).toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    confirmation: {
      status: 'ready',
      view: { orderId: order.id, displayId: '9'.repeat(60), deliveryDate: 'Wednesday, the thirtieth of September 2026' },
      refreshing: false,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { awkwardOrder } from '@skafferi/fixtures/build'
import { behaviour } from '../../internal/stories/behaviour'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { inPage } from '../../internal/stories/in-page'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import { orderDetailOf, placedOrder } from '../../internal/stories/story-orders'
import { storyWorld } from '../../internal/stories/story-world'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { ThanksScreen } from './ThanksScreen'

const order = orderDetailOf(placedOrder)
const retry = fn()

const meta = {
  title: 'Screens/Cart and checkout/ThanksScreen',
  component: ThanksScreen,
  args: { order: ready(order) },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof ThanksScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The order document, with the next steps and their dates beside it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order Details')
    await expect(canvas.getByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()

    await step('the receipt animates once, and not under reduced motion', async () => {
      const receipt = canvasElement.querySelector('[data-receipt]')!
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      await expect(getComputedStyle(receipt).transitionProperty).toBe(isStill ? 'none' : 'opacity, translate')
    })

    await step('the order number links to the order', async () => {
      const number = canvas.getByRole('link', { name: `Order number ${order.displayId}` })
      await expect(number).toHaveTextContent(order.displayId)
      await expect(number).toHaveAttribute('href', `/profile/order/${order.id}`)
      const sheet = within(canvas.getByRole('article', { name: `Order ${order.displayId}` }))
      await expect(within(sheet.getByRole('table')).getAllByRole('row')).toHaveLength(order.items.length + 1)
    })

    await step('the next steps', async () => {
      const heading = canvas.getByRole('heading', { name: 'What happens next' })
      const steps = [...heading.parentElement!.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
      await expect(steps).toEqual([
        `${order.date}Order confirmation by e-mail to ${order.email}`,
        `${order.arrival!.text}The goods arrive at ${order.arrival!.place}`,
        `${order.terms!.due}The invoice of ${order.totals.total} is due`,
      ])
      await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Make Another Order' })).toHaveAttribute('href', '/products')
      await expect(canvas.getByRole('link', { name: 'Order History' })).toHaveAttribute('href', '/profile')
      await expect(canvasElement).not.toHaveTextContent('N/A')
    })
  },
}

/** A colleague placed the order from the same cart, so the user is not thanked. */
export const PlacedByColleague: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: ready({ ...order, placedBy: { name: 'Björn Ek', isYou: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `Order ${order.displayId} was placed by Björn Ek` })).toBeVisible()
    await expect(canvas.queryByText('Thanks for Ordering')).toBeNull()
  },
}

/** The data of the user who placed it was erased. */
export const PlacedByUnknown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: ready({ ...order, placedBy: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `Order ${order.displayId} has been placed` })).toBeVisible()
  },
}

/** An older order without delivery promise and terms: one month, and no due date. */
export const LittleData: Story = {
  args: { order: ready(orderDetailOf({ ...placedOrder, delivery: null, payment: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^By \d/).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/is due$/)).toBeNull()
  },
}

/** Opened without an order. */
export const WithoutOrder: Story = {
  args: { order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Make Another Order' })).toHaveAttribute('href', '/products')
  },
}

/** The order does not exist: no thanks, and no number. */
export const NotFound: Story = {
  args: { order: failed(problemOf('load_order', 'order_not_found'), retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible()
    await expect(canvas.getByText('Every order of your company is in the order history.')).toBeVisible()
    await expect(canvas.queryByText('Thanks for Ordering')).toBeNull()
    await expect(canvas.queryByText('N/A')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Order History' })).toBeVisible()
  },
}

/** The connection was lost: the order may exist. */
export const Failed: Story = {
  args: { order: failed(problemOf('load_order'), retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The order could not be loaded' })).toBeVisible()
    await expect(canvas.getByText(/Every order that was placed is in your order history/)).toBeVisible()
    await expect(canvas.queryByText('N/A')).toBeNull()
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { order: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order Details')
    await expect(canvas.getByText('Loading the order...')).toBeInTheDocument()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { order: ready({ ...order, displayId: '9'.repeat(60), email: `${'a'.repeat(80)}@example.example` }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

/** The longest possible names, figures and addresses, no pictures, on the narrowest phone. */
export const EdgeCases: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { order: ready(orderDetailOf(awkwardOrder(storyWorld))) },
  play: ({ canvasElement }) => expectRobustLayout(canvasElement),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfficePage, officeNetwork, storyWorld } from './OfficePage'

const addressOf = (status: string) =>
  `/office/orders/${storyWorld.orders.find(({ order }) => order.status === status)!.order.id}`

/** One order over mocked calls, in the frame of the office. */
const meta = {
  title: 'Pages/Office/Order',
  component: OfficePage,
  args: { address: addressOf('pending') },
  parameters: { layout: 'fullscreen', ...officeNetwork() },
} satisfies Meta<typeof OfficePage>

export default meta
type Story = StoryObj<typeof meta>

/** A new order: it can be packed, shipped, changed or canceled. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect((await canvas.findAllByText('To pack'))[0]).toBeInTheDocument()
  },
}

export const Delivered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { address: addressOf('delivered') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Delivered'))[0]).toBeInTheDocument()
  },
}

export const Refunded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { address: addressOf('canceled') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Canceled'))[0]).toBeInTheDocument()
  },
}

export const NotFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { address: '/office/orders/order_unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The order could not be loaded')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { OfficePage, officeNetwork, storyWorld } from './OfficePage'

/** The list of orders over mocked calls, in the frame of the office. */
const meta = {
  title: 'Pages/Office/Orders',
  component: OfficePage,
  args: { address: '/office/orders' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, ...officeNetwork() },
} satisfies Meta<typeof OfficePage>

export default meta
type Story = StoryObj<typeof meta>

const [newest] = storyWorld.orders.toSorted((one, other) => other.order.display_id - one.order.display_id)
const onHold = storyWorld.orders.filter(({ order }) => order.status === 'requires_action')

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    // The newest order, and the page of the list.
    await expect(await canvas.findByRole('link', { name: new RegExp(String(newest!.order.display_id)) })).toBeVisible()
    await expect(canvas.getByText(new RegExp(`of ${storyWorld.orders.length}`))).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { address: '/office/orders?q=saffron' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No orders/)).toBeVisible()
  },
}

/** An order of the list opens, and its address is that of the order. */
export const OpensAnOrder: Story = {
  ...behaviour,
  args: { address: '/office/orders?status=requires_action' },
  play: async ({ canvas }) => {
    const [first] = onHold
    const number = String(first!.order.display_id)
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(number) }))
    await expect(await canvas.findByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible()
  },
}

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { scheme: 'dark' },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'mobile2' } },
}

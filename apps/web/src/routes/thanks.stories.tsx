import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  failingOrderDetail,
  failingShippingDate,
  orderNotFound,
  stillLoading,
  unauthorized,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const newest = storyWorld.orders.find(({ company_id }) => company_id === storyWorld.companies.kiosk.id)!.order
const another = storyWorld.orders.find(({ company_id }) => company_id === storyWorld.companies.grocer.id)!.order

const meta = {
  title: 'Pages/Thanks',
  component: StoryPage,
  tags: ['!autodocs'],
  args: { address: `/thanks?order=${newest.id}`, who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The order's number and day are fetched by the address, so that a reload shows them again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(String(newest.display_id))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
    await expect(canvas.getByText('19 Dec 2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Make Another Order' })).toHaveAttribute('href', '/products')
  },
}

export const LeadsToTheOrder: Story = {
  ...behaviour,
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('link', { name: `Order number ${newest.display_id}` }))
    await expectAddress(canvasElement, `/profile/order/${newest.id}`)
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the order...')).toBeInTheDocument()
    await expect(canvas.queryByText('N/A')).toBeNull()
  },
}

/** Opened without an order: no number is made up. */
export const WithoutOrder: Story = {
  args: { address: '/thanks' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(2)
  },
}

export const OrderNotFound: Story = {
  parameters: network(orderNotFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(2)
  },
}

/** The order is placed, also where it cannot be shown: no number is made up, and the history has it. */
export const Failed: Story = {
  parameters: network(failingOrderDetail()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(2)
    await expect(canvas.getByText('The order is in your order history.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Order history' })).toHaveAttribute('href', '/profile')
  },
}

/** Where the store cannot tell the day, it is one month after the order. */
export const DateUnknown: Story = {
  parameters: network(failingShippingDate()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('19 Dec 2026')).toBeVisible()
  },
}

/** Another company's order is nobody else's business. */
export const AnotherCompanysOrder: Story = {
  args: { address: `/thanks?order=${another.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(2)
    await expect(canvas.queryByText(String(another.display_id))).toBeNull()
  },
}

export const SignedOut: Story = {
  args: { who: null },
  play: ({ canvasElement }) =>
    expectAddress(canvasElement, `/landing?return_to=${encodeURIComponent(`/thanks?order=${newest.id}`)}`),
}

export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) =>
    expectAddress(canvasElement, `/landing?return_to=${encodeURIComponent(`/thanks?order=${newest.id}`)}`),
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(String(newest.display_id))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

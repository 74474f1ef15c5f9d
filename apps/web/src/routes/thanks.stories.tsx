import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createHandlers } from '@skafferi/fixtures/msw'
import { failingOrderDetail, orderNotFound, stillLoading, unauthorized } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const newest = storyWorld.orders.find(({ company_id }) => company_id === storyWorld.companies.kiosk.id)!.order
const otherCompanysOrder = storyWorld.orders.find(
  ({ company_id }) => company_id === storyWorld.companies.grocer.id,
)!.order

/** The confirmation of an order, also after a reload. */
const meta = {
  title: 'Pages/Cart and checkout/Thanks',
  component: StoryPage,
  args: { address: `/thanks?order=${newest.id}`, who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const findOrderDocument = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('article', { name: `Order ${newest.display_id}` })

/** The order in the URL is loaded with one request, so that a reload shows it again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const sheet = within(await findOrderDocument(canvas))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
    await expect(within(sheet.getByRole('table')).getAllByRole('row')).toHaveLength(newest.items.length + 1)
    await expect(canvas.getByText(`Order confirmation by e-mail to ${newest.email}`)).toBeVisible()
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

/** Opened without an order: number and date are unknown. */
export const WithoutOrder: Story = {
  args: { address: '/thanks' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(2)
  },
}

/** The order does not exist: the user is not thanked. */
export const OrderNotFound: Story = {
  parameters: network(orderNotFound()),
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Order not found')
    await expect(canvas.queryByText('Thanks for Ordering')).toBeNull()
  },
}

/** The order cannot be loaded: nothing else is shown. Try Again shows it. */
export const Failed: Story = {
  parameters: network(failingOrderDetail()),
  play: async ({ canvas, msw }) => {
    await expectHeading(canvas, 'The order could not be loaded')
    await expect(canvas.getByRole('link', { name: 'Order History' })).toHaveAttribute('href', '/profile')
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await findOrderDocument(canvas)).toBeVisible()
  },
}

/** Nothing is shown of another company's order. */
export const AnotherCompanysOrder: Story = {
  args: { address: `/thanks?order=${otherCompanysOrder.id}` },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Order not found')
    await expect(canvas.queryByText(String(otherCompanysOrder.display_id))).toBeNull()
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
    expectAddress(canvasElement, `/sign-in?return_to=${encodeURIComponent(`/thanks?order=${newest.id}`)}`),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await findOrderDocument(canvas)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { adminHttp } from '@skafferi/fixtures/msw'
import { storyBase } from '@skafferi/fixtures/world'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { fail, OfficePage, officeNetwork, storyWorld } from './OfficePage'

const orderOf = (status: string) => storyWorld.orders.find(({ order }) => order.status === status)!.order

const addressOf = (status: string) => `/office/orders/${orderOf(status).id}`

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

/** The frame reads its counts from these. The story shows none. */
const counted = [
  '/admin/applications',
  '/admin/mails',
  '/admin/complaints',
  '/admin/messages',
  '/admin/reviews',
] as const

/** A note that is not sent stays while the operator reads another page. */
export const StoresNote: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...officeNetwork(
      adminHttp.get('/admin/session', ({ response }) =>
        response(200).json({
          operator: {
            id: 'op_02',
            email: 'support@skafferi.example',
            name: 'Tove Lund',
            role: 'support',
            disabled_at: null,
            created_at: storyBase.toISOString(),
            version: 1,
          },
          expires_at: new Date(storyBase.getTime() + 12 * 3_600_000).toISOString(),
          may: ['see', 'service'],
        }),
      ),
      ...counted.map((path) => adminHttp.get(path, ({ response }) => response.untyped(fail()))),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Ring first.')
    await userEvent.click(canvas.getAllByRole('link', { name: /^Orders/ })[0]!)
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(`${orderOf('pending').display_id}`) }))
    const field = await canvas.findByRole('textbox', { name: 'Note' })
    await expect(field).toHaveValue('Ring first.')
    await userEvent.clear(field)
  },
}

import type { DeliveriesView, OfficeState } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { DeliveryLog } from './DeliveryLog'

const log: DeliveriesView = {
  count: 214,
  deliveries: [
    {
      id: 'd_1',
      type: 'webhook.test',
      state: 'pending',
      attempts: 0,
      status: null,
      failure: null,
      created: 'Mon, 23 Nov, 08:31',
      next: null,
    },
    {
      id: 'd_2',
      type: 'order.placed',
      state: 'delivered',
      attempts: 1,
      status: 204,
      failure: null,
      created: 'Mon, 23 Nov, 08:12',
      next: null,
    },
    {
      id: 'd_3',
      type: 'order.canceled',
      state: 'pending',
      attempts: 2,
      status: 503,
      failure: 'Answered with 503',
      created: 'Mon, 23 Nov, 08:02',
      next: 'Mon, 23 Nov, 08:37',
    },
    {
      id: 'd_4',
      type: 'stock.low',
      state: 'failed',
      attempts: 10,
      status: null,
      failure: 'Cannot be reached',
      created: 'Fri, 20 Nov, 16:02',
      next: null,
    },
  ],
}

const ready = (view: DeliveriesView): OfficeState<DeliveriesView> => ({ status: 'ready', refreshing: false, view })

const meta = {
  title: 'Office/Screens/DeliveryLog',
  component: DeliveryLog,
  decorators: [inOffice('team')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    url: 'https://warehouse.example/skafferi',
    log: ready(log),
    sending: [],
    problem: null,
    canResend: true,
    onResend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeliveryLog>

export default meta
type Story = StoryObj<typeof meta>

/** A pending, a delivered, a retried and a failed delivery. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The newest 4 of 214, of the last 30 days.')).toBeVisible()
    await expect(canvas.getByText('2 attempts · next attempt Mon, 23 Nov, 08:37')).toBeVisible()
  },
}

export const Resending: Story = { args: { sending: ['d_4'] } }
export const FullLog: Story = { args: { log: ready({ ...log, count: 4 }) } }
export const Disabled: Story = { args: { canResend: false } }
export const ResendRefused: Story = {
  args: { problem: 'Nothing is sent to this address while it is switched off. Switch it on first.' },
}
export const Empty: Story = { args: { log: ready({ count: 0, deliveries: [] }) } }
export const Loading: Story = { args: { log: { status: 'loading' } } }
export const Failed: Story = { args: { log: { status: 'failed', request: null, code: 'network', retry: fn() } } }

/** A failed delivery is sent again with the keyboard; a pending one has no button. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Send again: Low stock, Fri, 20 Nov, 16:02' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenLastCalledWith({ id: 'd_4' })
    await expect(canvas.queryByRole('button', { name: /Send again: Order cancelled/ })).toBeNull()
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

import type { WebhookView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { DeliveryLog } from './DeliveryLog'
import { WebhooksSection } from './WebhooksSection'

const webhooks: WebhookView[] = [
  {
    id: 'wh_1',
    url: 'https://warehouse.example/skafferi',
    events: ['order.placed', 'order.canceled', 'stock.low'],
    state: 'on',
    since: '20 Nov 2026',
    responsible: 'Maja Holm',
  },
  {
    id: 'wh_2',
    url: 'https://books.example/hooks',
    events: ['order.shipped', 'order.refunded', 'application.received', 'application.decided'],
    state: 'failing',
    since: 'Mon, 23 Nov, 08:02',
    responsible: null,
  },
  {
    id: 'wh_3',
    url: 'https://old.example/a/very/long/path/that/goes/on/and/on/and/on',
    events: ['complaint.received', 'mail.failed'],
    state: 'off',
    since: 'Tue, 3 Nov, 12:00',
    responsible: 'Johan Berg',
  },
]

const renderLog = (webhook: WebhookView, onClose: () => void) => (
  <DeliveryLog
    url={webhook.url}
    log={{ status: 'ready', refreshing: false, view: { count: 0, deliveries: [] } }}
    sending={[]}
    problem={null}
    canResend
    onResend={fn()}
    onClose={onClose}
  />
)

const meta = {
  title: 'Office/Screens/WebhooksSection',
  component: WebhooksSection,
  decorators: [inOffice('team')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    webhooks: { status: 'ready', refreshing: false, view: webhooks },
    created: null,
    busy: false,
    problem: null,
    onAdd: fn(async () => true),
    onChange: fn(async () => true),
    onAction: fn(async () => true),
    onReset: fn(),
    renderLog,
  },
} satisfies Meta<typeof WebhooksSection>

export default meta
type Story = StoryObj<typeof meta>

/** An active, a failing and a disabled webhook. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Webhooks' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByText('Every attempt has failed since Mon, 23 Nov, 08:02')).toBeVisible()
  },
}

/** The secret of a new webhook is shown only once. */
export const WebhookCreated: Story = {
  args: { created: { url: 'https://warehouse.example/skafferi', secret: 'whsec_7f3K9QmW2hXbVtR8cLp4Zs6N' } },
}
export const Empty: Story = { args: { webhooks: { status: 'ready', refreshing: false, view: [] } } }
export const Loading: Story = { args: { webhooks: { status: 'loading' } } }
export const Failed: Story = {
  args: { webhooks: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}
export const ActionRefused: Story = { args: { problem: 'Nothing is sent to this webhook. Enable it first.' } }

const menuOf = (url: string) => ({ name: `Actions for ${url}` })

async function choose(canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>, url: string, item: string) {
  await userEvent.click(canvas.getByRole('button', menuOf(url)))
  await userEvent.click(await canvas.findByRole('menuitem', { name: item }))
}

/** The delivery log is opened and closed. */
export const OpensLog: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await choose(canvas, webhooks[0]!.url, 'Delivery log...')
    const sheet = within(await canvas.findByRole('dialog', { name: `Delivery log of ${webhooks[0]!.url}` }))
    await userEvent.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** A test is sent, and the log opens with its result. */
export const SendsTest: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await choose(canvas, webhooks[0]!.url, 'Send a test')
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'wh_1', action: 'test' })
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

/** A webhook is enabled, and removed after a confirmation. */
export const EnablesAndRemoves: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await choose(canvas, webhooks[2]!.url, 'Switch on')
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'wh_3', action: 'enable' })
    await choose(canvas, webhooks[2]!.url, 'Remove...')
    await expect(args.onAction).toHaveBeenCalledOnce()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove webhook' }))
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'wh_3', action: 'remove' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** The input is kept after a refusal, and the reason is shown at the URL. */
export const InvalidUrl: Story = {
  ...behaviour,
  args: {
    onAdd: fn(async () => false),
    problem: 'Some values are not allowed.',
    urlProblem: 'leads to a private network',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New webhook...' }))
    const address = await canvas.findByRole('textbox', { name: 'Address' })
    await userEvent.type(address, 'https://10.0.0.1/hooks')
    await userEvent.click(canvas.getByRole('button', { name: 'Create webhook' }))
    await expect(args.onAdd).toHaveBeenCalledWith({ url: 'https://10.0.0.1/hooks', events: ['order.placed'] })
    await expect(address).toHaveValue('https://10.0.0.1/hooks')
    await expect(address).toHaveAccessibleDescription(/leads to a private network/)
  },
}

/** A webhook is created with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'New webhook...' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Address' }), 'https://warehouse.example/in')
    canvas.getByRole('checkbox', { name: 'Low stock' }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('button', { name: 'Create webhook' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith({
      url: 'https://warehouse.example/in',
      events: ['order.placed', 'stock.low'],
    })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const Phone: Story = {
  ...onAPhone,
  // At the end of the page the fixed navigation does not partly cover a control.
  play: () => globalThis.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

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

const logOf = (webhook: WebhookView, onClose: () => void) => (
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
  title: 'Office/Pages/WebhooksSection',
  component: WebhooksSection,
  decorators: [inOffice('team')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    webhooks: { status: 'ready', refreshing: false, view: webhooks },
    made: null,
    busy: false,
    problem: null,
    onAdd: fn(async () => true),
    onChange: fn(async () => true),
    onDo: fn(async () => true),
    onForget: fn(),
    logOf,
  },
} satisfies Meta<typeof WebhooksSection>

export default meta
type Story = StoryObj<typeof meta>

/** One that takes what it is told, one that fails, one that is switched off. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Webhooks' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByText('Every attempt has failed since Mon, 23 Nov, 08:02')).toBeVisible()
  },
}

/** A webhook was made; its secret is shown this once. */
export const Made: Story = {
  args: { made: { url: 'https://warehouse.example/skafferi', secret: 'whsec_7f3K9QmW2hXbVtR8cLp4Zs6N' } },
}
export const Empty: Story = { args: { webhooks: { status: 'ready', refreshing: false, view: [] } } }
export const Loading: Story = { args: { webhooks: { status: 'loading' } } }
export const Failing: Story = {
  args: { webhooks: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}
export const Refused: Story = { args: { problem: 'Nothing is sent to this webhook. Enable it first.' } }

const menuOf = (url: string) => ({ name: `Actions for ${url}` })

async function choose(canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>, url: string, item: string) {
  await userEvent.click(canvas.getByRole('button', menuOf(url)))
  await userEvent.click(await canvas.findByRole('menuitem', { name: item }))
}

/** What one was sent is looked at, and left again. */
export const LooksAtTheLog: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await choose(canvas, webhooks[0]!.url, 'Delivery log...')
    const sheet = within(await canvas.findByRole('dialog', { name: `Delivery log of ${webhooks[0]!.url}` }))
    await userEvent.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** A test is sent, and what comes of it stands in the log. */
export const SendsATest: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await choose(canvas, webhooks[0]!.url, 'Send a test')
    await expect(args.onDo).toHaveBeenCalledWith({ id: 'wh_1', action: 'test' })
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

/** One is switched on again; another is removed after a question. */
export const SwitchesAndRemoves: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await choose(canvas, webhooks[2]!.url, 'Switch on')
    await expect(args.onDo).toHaveBeenLastCalledWith({ id: 'wh_3', action: 'enable' })
    await choose(canvas, webhooks[2]!.url, 'Remove...')
    await expect(args.onDo).toHaveBeenCalledOnce()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove webhook' }))
    await expect(args.onDo).toHaveBeenLastCalledWith({ id: 'wh_3', action: 'remove' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** What was typed stays where the store refuses it, and the address says why. */
export const RefusedAddress: Story = {
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

/** An address is told of what it is for, with keys alone. */
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

export const OnAPhone: Story = {
  ...onAPhone,
  // At the foot of the page, where the fixed navigation covers no control by half.
  play: () => globalThis.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

import type { ApiKeyView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { ApiKeysSection } from './ApiKeysSection'

const keys: ApiKeyView[] = [
  {
    id: 'apk_1',
    title: 'Warehouse',
    redacted: 'ak_7f3K9…',
    scopes: ['see', 'orders'],
    state: 'active',
    created: '20 Nov 2026',
    by: 'Maja Holm',
    takenOverBy: 'Elsa Nyström',
    used: 'Mon, 23 Nov, 08:02',
    until: '20 Nov 2027',
  },
  {
    id: 'apk_2',
    title: 'Accountant',
    redacted: 'ak_Qm2hX…',
    scopes: ['see'],
    state: 'active',
    created: '20 Nov 2026',
    by: null,
    takenOverBy: null,
    used: null,
    until: null,
  },
  {
    id: 'apk_3',
    title: 'Old till',
    redacted: 'ak_bVtR8…',
    scopes: ['catalogue'],
    state: 'revoked',
    created: '2 Nov 2026',
    by: 'Maja Holm',
    takenOverBy: null,
    used: 'Tue, 3 Nov, 12:00',
    until: null,
  },
]

const meta = {
  title: 'Office/Screens/ApiKeysSection',
  component: ApiKeysSection,
  decorators: [inOffice('team')],
  parameters: { layout: 'fullscreen' },
  args: {
    keys: { status: 'ready', refreshing: false, view: keys },
    created: null,
    busy: false,
    problem: null,
    onCreate: fn(async () => true),
    onRevoke: fn(async () => true),
    onReset: fn(),
  },
} satisfies Meta<typeof ApiKeysSection>

export default meta
type Story = StoryObj<typeof meta>

/** Expired and revoked keys stay in the list without a button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'API keys' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.queryByRole('button', { name: /Old till/ })).toBeNull()
  },
}

/** A new key is shown only once. */
export const KeyCreated: Story = {
  args: { created: { title: 'Warehouse', token: 'ak_7f3K9QmW2hXbVtR8cLp4Zs6N' } },
}

export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { keys: { status: 'ready', refreshing: false, view: [] } },
}

export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { keys: { status: 'loading' } },
}

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { keys: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** A key is created with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'New key...' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Program' }), 'Warehouse')
    canvas.getByRole('checkbox', { name: 'Change, ship and refund orders' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Expires after' }), '90 days')
    canvas.getByRole('button', { name: 'Create key' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith({ title: 'Warehouse', scopes: ['see', 'orders'], days: 90 })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** A key is revoked after a confirmation. */
export const Revokes: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the key of Warehouse...' }))
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke key' }))
    await expect(args.onRevoke).toHaveBeenCalledWith({ id: 'apk_1' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

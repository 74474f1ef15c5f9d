import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { storyPurposes } from './story-purposes'
import { TeamScreen } from './TeamScreen'

const meta = {
  title: 'Office/Screens/TeamScreen',
  component: TeamScreen,
  decorators: [inOffice('team')],
  parameters: { layout: 'fullscreen' },
  args: {
    team: {
      status: 'ready',
      refreshing: false,
      view: {
        members: [
          {
            id: '1',
            name: 'Maja Holm',
            email: 'maja@skafferi.example',
            role: 'owner',
            disabled: null,
            since: 'Fri, 20 Nov, 09:00',
            version: 1,
            isSelf: true,
            integrations: [],
          },
          {
            id: '2',
            name: 'Johan Berg',
            email: 'johan@skafferi.example',
            role: 'orders',
            disabled: null,
            since: 'Fri, 20 Nov, 09:12',
            version: 1,
            isSelf: false,
            integrations: [
              { id: 'apk_1', kind: 'api_key', title: 'Warehouse', used: 'Mon, 23 Nov, 08:02' },
              { id: 'apk_2', kind: 'api_key', title: 'Accountant', used: null },
              { id: 'webhook_1', kind: 'webhook', title: 'https://warehouse.example/skafferi', used: null },
            ],
          },
          {
            id: '3',
            name: 'Petter Aas',
            email: 'petter@regnskap.example',
            role: 'reader',
            disabled: 'Mon, 23 Nov, 08:00',
            since: 'Fri, 20 Nov, 09:20',
            version: 1,
            isSelf: false,
            integrations: [],
          },
        ],
        invites: [
          {
            id: '4',
            name: 'Elsa Nyström',
            email: 'elsa@skafferi.example',
            role: 'catalogue',
            until: 'Mon, 30 Nov, 08:14',
          },
          { id: '5', name: 'Tove Lund', email: 'tove@skafferi.example', role: 'support', until: 'Mon, 30 Nov, 08:20' },
        ],
        purposes: storyPurposes,
      },
    },
    created: null,
    roleChange: null,
    isOnlyOwner: false,
    inviting: { busy: false, problem: null },
    disabling: { busy: false, problem: null },
    changing: { busy: false, problem: null },
    problem: null,
    busy: null,
    onInvite: fn(async () => true),
    onWithdraw: fn(),
    onRole: fn(async () => true),
    onUndo: fn(),
    onPutAway: fn(),
    onReset: fn(),
    onAction: fn(),
    onDisable: fn(async () => true),
  },
} satisfies Meta<typeof TeamScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No snapshot: its parts have their own. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

/** A new link is shown only once. */
export const LinkCreated: Story = {
  args: { created: { name: 'Elsa Nyström', url: 'https://shop.example/office/welcome#oi_7f3K9QmW2hXbVtR8cLp4Zs6N' } },
}

/** A choice of a role can be saved or canceled; moving through the options changes nothing. */
export const SavesRole: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const role = canvas.getByRole('combobox', { name: 'Role of Johan Berg' })
    role.focus()
    await userEvent.selectOptions(role, 'Owner')
    await userEvent.selectOptions(role, 'Support')
    await expect(args.onRole).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(role).toHaveValue('orders')
    await expect(canvas.queryByRole('button', { name: 'Save role' })).toBeNull()
    await userEvent.selectOptions(role, 'Support')
    await userEvent.click(canvas.getByRole('button', { name: 'Save role' }))
    await expect(args.onRole).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Change role' }))
    await expect(args.onRole).toHaveBeenCalledOnce()
    await expect(args.onRole).toHaveBeenCalledWith({ id: '2', role: 'support', from: 'orders', version: 1 })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** A role is chosen and not saved. */
export const UnsavedRole: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role of Johan Berg' }), 'Support')
    await expect(canvas.getByRole('button', { name: 'Save role' })).toBeVisible()
  },
}

/** An operator's role is changed and another operator is invited; operators cannot change themselves. */
export const Invites: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Role of Maja Holm' })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role of Johan Berg' }), 'Support')
    await userEvent.click(canvas.getByRole('button', { name: 'Save role' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Change role' }))
    await expect(args.onRole).toHaveBeenCalledWith({ id: '2', role: 'support', from: 'orders', version: 1 })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a colleague...' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'siri@skafferi.example')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Siri Dahl')
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }))
    await expect(args.onInvite).toHaveBeenCalledWith({
      email: 'siri@skafferi.example',
      name: 'Siri Dahl',
      role: 'orders',
    })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** An operator is deactivated after a confirmation with a choice of integrations to keep. */
export const Deactivates: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Johan Berg' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Deactivate...' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Keep key Accountant, never used' }))
    await expect(args.onDisable).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await expect(args.onDisable).toHaveBeenCalledWith({ id: '2', keep: ['apk_2'] })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** The only owner learns what happens if they lose their phone. */
export const OnlyOwner: Story = {
  args: { isOnlyOwner: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are the only owner.')).toBeVisible()
    await expect(canvas.getByText(/make a colleague below an owner/)).toBeVisible()
  },
}

/** The only owner invites another one, or puts the notice away. */
export const InvitesOwner: Story = {
  ...behaviour,
  args: { isOnlyOwner: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite an owner...' }))
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveValue('owner')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onPutAway).toHaveBeenCalledOnce()
  },
}

/** A changed role can be changed back. */
export const RoleChanged: Story = {
  args: { roleChange: { id: '2', name: 'Johan Berg', role: 'orders', from: 'support', version: 2 } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The change is undone, or its message closed. */
export const UndoesRole: Story = {
  ...behaviour,
  args: RoleChanged.args,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Johan Berg now has the role Orders.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledWith(args.roleChange)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText('Johan Berg now has the role Orders.')).toBeNull()
  },
}

/** The failure of an earlier dialog is cleared before another one opens. */
export const ClearsFailure: Story = {
  ...behaviour,
  args: { changing: { busy: false, problem: 'A colleague has changed this operator in the meantime.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a colleague...' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** Operators can reset their own sign-in, but not deactivate themselves. */
export const OwnActions: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Maja Holm' }))
    await expect(canvas.queryByRole('menuitem', { name: 'Deactivate...' })).toBeNull()
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Reset sign-in' }))
    await expect(args.onAction).toHaveBeenCalledWith({ id: '1', action: 'renew' })
  },
}

/** On a phone the operators are a list, with their actions on the screen. */
export const Phone: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await onAPhone.play()
    const menus = within(canvas.getByRole('list', { name: 'Operators' })).getAllByRole('button', { name: /^Actions/ })
    for (const menu of menus) await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    // Here all of them are between the sticky header and bar, which partly cover them elsewhere.
    menus[1]?.scrollIntoView({ block: 'center' })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

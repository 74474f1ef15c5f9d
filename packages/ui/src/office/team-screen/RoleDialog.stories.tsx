import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { RoleDialog } from './RoleDialog'
import { storyPurposes } from './story-purposes'

const johan = {
  id: '2',
  name: 'Johan Berg',
  email: 'johan@skafferi.example',
  role: 'orders',
  disabled: null,
  since: 'Fri, 20 Nov, 09:12',
  version: 3,
  isSelf: false,
  integrations: [],
} as const

const meta = {
  title: 'Office/Screens/RoleDialog',
  component: RoleDialog,
  decorators: [inOffice('team')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    member: johan,
    role: 'catalogue',
    purposes: storyPurposes,
    busy: false,
    problem: null,
    onRole: fn(async () => true),
    onClose: fn(),
  },
} satisfies Meta<typeof RoleDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The new role adds something and takes something away. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Change the role of Johan Berg?' }))
    await expect(dialog.getByText('Orders becomes Catalogue.')).toBeVisible()
    const [adds, takes] = dialog.getAllByRole('list')
    await expect(adds).toHaveTextContent('Change products, prices, stock and promotions')
    await expect(takes).toHaveTextContent(/^Change, ship and refund orders.*Decide on applications/)
    await expect(dialog.getByText(/is signed out everywhere and signs in again/)).toBeVisible()
  },
}

/** The new role takes nothing away. */
export const Promotion: Story = {
  args: { role: 'owner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Manage operators, API keys and webhooks')).toBeVisible()
    await expect(canvas.queryByText('Johan Berg can no longer:')).toBeNull()
  },
}

/** A former owner also loses invitations they sent. */
export const FormerOwner: Story = {
  args: { member: { ...johan, role: 'owner' }, role: 'reader' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Johan Berg can then also:')).toBeNull()
    await expect(canvas.getByText(/Links they sent stop working/)).toBeVisible()
  },
}

export const Changing: Story = { args: { busy: true } }

export const Refused: Story = {
  args: { problem: 'A colleague has changed this operator in the meantime. The page shows them as they are now.' },
}

/** With the keyboard; the displayed role and version are sent. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Change role' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRole).toHaveBeenCalledWith({ id: '2', role: 'catalogue', from: 'orders', version: 3 })
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** After a refusal, the dialog stays open. */
export const StaysOpenAfterRefusal: Story = {
  ...behaviour,
  args: { onRole: fn(async () => false) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change role' }))
    await expect(args.onRole).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

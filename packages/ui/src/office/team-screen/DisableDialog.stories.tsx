import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { DisableDialog } from './DisableDialog'

const johan = {
  id: '2',
  name: 'Johan Berg',
  email: 'johan@skafferi.example',
  role: 'owner',
  disabled: null,
  since: 'Fri, 20 Nov, 09:12',
  version: 1,
  isSelf: false,
  integrations: [
    { id: 'apk_1', kind: 'api_key', title: 'Warehouse', used: 'Mon, 23 Nov, 08:02' },
    { id: 'apk_2', kind: 'api_key', title: 'Accountant', used: null },
    {
      id: 'webhook_1',
      kind: 'webhook',
      title: 'https://warehouse.example/a/very/long/path/that/goes/on/and/on/and/on',
      used: null,
    },
  ],
} as const

const meta = {
  title: 'Office/Screens/DisableDialog',
  component: DisableDialog,
  decorators: [inOffice('team')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { member: johan, busy: false, problem: null, onDisable: fn(async () => true), onClose: fn() },
} satisfies Meta<typeof DisableDialog>

export default meta
type Story = StoryObj<typeof meta>

/** No integration is kept by default. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Deactivate Johan Berg?' })).toBeVisible()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await expect(
      canvas.getByRole('checkbox', { name: 'Keep key Warehouse, last used Mon, 23 Nov, 08:02' }),
    ).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Keep key Accountant, never used' })).toBeVisible()
  },
}

/** The operator is responsible for no key or webhook. */
export const WithoutIntegrations: Story = {
  args: { member: { ...johan, integrations: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const Deactivating: Story = { args: { busy: true } }

export const Refused: Story = { args: { problem: 'The shop needs an owner. Make another person an owner first.' } }

/** One key is kept; with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: /Keep key Warehouse/ }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('button', { name: 'Deactivate' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDisable).toHaveBeenCalledWith({ id: '2', keep: ['apk_1'] })
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** After a refusal, the dialog stays open with its choices. */
export const StaysOpenAfterRefusal: Story = {
  ...behaviour,
  args: { onDisable: fn(async () => false) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Keep webhook/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await expect(args.onDisable).toHaveBeenCalledWith({ id: '2', keep: ['webhook_1'] })
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox', { name: /Keep webhook/ })).toBeChecked()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

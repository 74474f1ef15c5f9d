import type { ListedSharedShelvesView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { SettingsLayout } from '../settings-layout'
import { inOffice } from '../story-frame'
import { SharedShelvesScreen } from './SharedShelvesScreen'

const noPicture = { chromatic: { disableSnapshot: true } }

const page = (count: number) => ({ page: 1, pageCount: 1, from: count > 0 ? 1 : 0, to: count, count })

const view: ListedSharedShelvesView = {
  ...page(3),
  rows: [
    {
      id: 'shelf_3',
      title: 'Kiosk by the station',
      href: '/shelf/c3',
      company: null,
      articles: 12,
      shared: '27 Nov 2026',
      expires: '25 Feb 2027',
      state: 'title_waiting',
    },
    {
      id: 'shelf_2',
      title: '',
      href: '/shelf/c2',
      company: { name: 'Annas Kiosk AB', href: '/office/companies/comp_1' },
      articles: 24,
      shared: '20 Nov 2026',
      expires: '20 Nov 2027',
      state: 'shared',
    },
    {
      id: 'shelf_1',
      title: 'Summer bar',
      href: null,
      company: { name: 'Hamnbaren AB', href: '/office/companies/comp_2' },
      articles: 1,
      shared: '2 Jun 2026',
      expires: '2 Jun 2027',
      state: 'revoked',
    },
  ],
}

const path = '/office/settings/shelves'

const meta = {
  title: 'Office/Screens/SharedShelvesScreen',
  component: SharedShelvesScreen,
  decorators: [
    (Story) => (
      <SettingsLayout
        sections={[
          { href: '/office/settings/profile', label: 'Shop profile' },
          { href: path, label: 'Shared shelves' },
        ]}
        current={path}
      >
        <Story />
      </SettingsLayout>
    ),
    inOffice('settings'),
  ],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: {
    shelves: { status: 'ready', refreshing: false, view },
    views: [
      { id: 'all', href: path, count: 3 },
      { id: 'title_waiting', href: `${path}?state=title_waiting`, count: 1 },
      { id: 'revoked', href: `${path}?state=revoked`, count: 1 },
    ],
    view: 'all',
    hrefFor: (next) => `${path}?page=${next}`,
    editable: true,
    busy: false,
    problem: null,
    onAction: fn(async () => true),
    onReset: fn(),
  },
} satisfies Meta<typeof SharedShelvesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A removed link leads nowhere and has no actions. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kiosk by the station' })).toHaveAttribute('href', '/shelf/c3')
    await expect(canvas.getByRole('link', { name: 'Annas Kiosk AB' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Summer bar' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Change Summer bar' })).toBeNull()
  },
}

export const Loading: Story = { args: { shelves: { status: 'loading' } } }

export const Empty: Story = {
  args: { shelves: { status: 'ready', refreshing: false, view: { ...page(0), rows: [] } } },
}

export const Failed: Story = {
  args: { shelves: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** Without the permission, there are no actions. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Change / })).toBeNull()
  },
}

/** A link is removed after a confirmation; the focus stays inside the dialog until it is closed. */
export const Revoking: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Without a title' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this link?' }))
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove link' }))
    await expect(args.onAction).toHaveBeenCalledWith({ do: 'revoke', id: 'shelf_2' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A refusal is shown in the dialog, which stays open. */
export const RevokeFails: Story = {
  ...behaviour,
  args: { problem: 'The shelf is gone.', onAction: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Without a title' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this link?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove link' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('The shelf is gone.')
  },
}

/** A title is allowed with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Change Kiosk by the station' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Show title' })
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Show “Kiosk by the station” to everyone?' }))
    dialog.getByRole('button', { name: 'Show title' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith({ do: 'allow', id: 'shelf_3' })
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BoxIcon, UserIcon } from '../icon'
import { Menu } from './Menu'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'My account',
    icon: <UserIcon />,
    heading: { title: 'Anna Lind', detail: 'Kiosk Hörnan AB' },
    items: [
      { id: 'profile', label: 'Profile', href: '/profile', icon: <UserIcon size="sm" /> },
      { id: 'orders', label: 'Orders', href: '/profile#orders', icon: <BoxIcon size="sm" /> },
      { id: 'signOut', label: 'Sign out' },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'My account' })
    const item = (name: string) => canvas.getByRole('menuitem', { name })

    await step('Enter opens it and leads to its first item', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(item('Profile')).toHaveFocus())
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })

    await step('arrows go round, a letter leads to the item it begins', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('Sign out')).toHaveFocus()
      await userEvent.keyboard('o')
      await expect(item('Orders')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(item('Sign out')).toHaveFocus()
    })

    await step('an action is reported, the menu closes, the focus is back on the button', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith({ id: 'signOut' })
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
      await expect(button).toHaveFocus()
    })
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const first = canvas.getByRole('menuitem', { name: 'Profile' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom)
  },
}

/** At the end of a row it hangs from its button's end, inside the window. */
export const AtTheEnd: Story = {
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    const menu = canvas.getByRole('menu').getBoundingClientRect()
    await expect(menu.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(menu.left).toBeGreaterThanOrEqual(0)
  },
}

export const WithWords: Story = {
  args: { label: 'All Category', icon: undefined, heading: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'All Category' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}

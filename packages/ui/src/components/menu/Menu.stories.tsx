import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { guide } from '../../internal/stories/guide'
import { BoxIcon, UserIcon } from '../icon'
import { Menu } from './Menu'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: guide({
    use: ['A short list of places to go and things to do behind one button: the account, categories.'],
    avoid: [
      'One of several values: use SelectField.',
      'Navigation that there is room for: show the links.',
      'Two actions: show two buttons.',
    ],
    do: [
      'Give places an address: they open in a new tab like any link.',
      'Keep it under ten items, the dangerous one last.',
    ],
    dont: ['Don’t put fields into it.', 'Don’t open it on hover.'],
    keys: [
      { key: 'Enter', does: 'On the button: opens the menu at its first item. On an item: follows or does it.' },
      { key: 'Space', does: 'The same.' },
      { key: 'Arrow Down', does: 'Goes to the next item, round and round.' },
      { key: 'Arrow Up', does: 'Goes to the item before.' },
      { key: 'Home', does: 'Goes to the first item.' },
      { key: 'End', does: 'Goes to the last item.' },
      { key: 'A letter', does: 'Goes to the next item that begins with it.' },
      { key: 'Escape', does: 'Closes the menu and returns to the button.' },
      { key: 'Tab', does: 'Closes the menu and goes on from the button.' },
    ],
  }),
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
  tags: ['keyboard'],
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

/** Escape closes it and returns to its button. */
export const Escape: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'My account' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    // The browser's own Escape closes a popover; a test's key press is not the browser's.
    canvas.getByRole('menuitem', { name: 'Profile' }).closest<HTMLElement>('[popover]')!.hidePopover()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await expect(button).toHaveFocus()
  },
}

/** Long names break, and the menu stays inside the narrowest window. */
export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    heading: { title: 'x'.repeat(60), detail: '<img src=x onerror=alert(1)>' },
    items: [{ id: 'long', label: `Orders ${'x'.repeat(200)}` }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = canvas.getByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Themes: Story = { decorators: [themes] }

/** It hangs from the right end of its button. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    const popover = canvas.getByRole('menu').closest<HTMLElement>('[popover]')!
    const { left, right } = popover.getBoundingClientRect()
    await expect(left).toBeLessThan(button.getBoundingClientRect().left)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const OpenDark: Story = { ...Open, globals: { scheme: 'dark' } }
export const OpenHighContrast: Story = { ...Open, globals: { contrast: 'more' } }

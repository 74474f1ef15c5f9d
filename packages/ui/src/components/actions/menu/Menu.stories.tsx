import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressKeys } from '../../../internal/stories/press-keys'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Button } from '../button'
import { BoxIcon, UserIcon } from '../../content/icon'
import { Menu } from './Menu'

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: guide({
    also: ['dropdown', 'context menu', 'popover', 'account menu'],
    use: ['A short list of links and actions behind one button: the account, categories.'],
    avoid: [
      'Selecting a value: use SelectField.',
      'Navigation with enough space: show the links.',
      'Two actions: show two buttons.',
    ],
    do: [
      'Use `href` for pages: they can be opened in a new tab like any link.',
      'Use fewer than ten items, with the destructive one last.',
    ],
    dont: ['Don’t put form fields in it.', 'Don’t open it on hover.'],
    keys: [
      {
        key: 'Enter',
        does: 'On the button: opens the menu and focuses its first item. On an item: follows the link or runs the action.',
      },
      { key: 'Space', does: 'Same as Enter.' },
      { key: 'Arrow Down', does: 'Moves to the next item and wraps around.' },
      { key: 'Arrow Up', does: 'Moves to the previous item.' },
      { key: 'Home', does: 'Moves to the first item.' },
      { key: 'End', does: 'Moves to the last item.' },
      { key: 'A letter', does: 'Moves to the next item that begins with it.' },
      { key: 'Escape', does: 'Closes the menu and returns to the button.' },
      { key: 'Tab', does: 'Closes the menu and moves on from the button.' },
    ],
    parts: [{ name: 'Button', is: 'Describes the menu; it does not move.', at: 'button' }],
    content: ['Items are verbs or pages, one line each.', 'Items that end something, such as “Sign out”, are last.'],
    widths: '208 to 288 px wide, below its button, or above it if there is no space below.',
    announces:
      'The button is announced as expanded or collapsed. Arrow keys move between the items; Escape closes the menu and returns to the button.',
    pairs: 'takes the window',
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

/** Keeps the button away from the window's edges, which a menu avoids. */
const inset: Decorator = (Story) => (
  <div className="px-8">
    <Story />
  </div>
)

/** The position of the open menu. */
const menuBoxOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('menu').closest('[popover]')!.getBoundingClientRect()

export const Default: Story = { ...inStates }

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'My account' })
    const item = (name: string) => canvas.getByRole('menuitem', { name })

    await step('Enter opens it and focuses its first item', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(item('Profile')).toHaveFocus())
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })

    await step('arrows wrap around, a letter moves to the next item with it', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('Sign out')).toHaveFocus()
      await userEvent.keyboard('o')
      await expect(item('Orders')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(item('Sign out')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Profile')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Orders')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(item('Profile')).toHaveFocus()
      await userEvent.keyboard('s')
      await expect(item('Sign out')).toHaveFocus()
    })

    await step('an action is reported, the menu closes, and the button has the focus', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith({ id: 'signOut' })
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
      await expect(button).toHaveFocus()
    })
  },
}

/** Aligned to the left end of its button, where lines start. */
export const Open: Story = {
  tags: ['reaches'],
  decorators: [inset],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const first = canvas.getByRole('menuitem', { name: 'Profile' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom)
    await expect(menuBoxOf(canvasElement).left).toBeCloseTo(button.getBoundingClientRect().left, 0)
  },
}

/** At the end of a row it is aligned to the end of its button, inside the window. */
export const AtTheEnd: Story = {
  tags: ['reaches'],
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
    inset,
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    const { left, right } = menuBoxOf(canvasElement)
    await expect(right).toBeCloseTo(button.getBoundingClientRect().right, 0)
    await expect(left).toBeGreaterThanOrEqual(0)
  },
}

export const WithWords: Story = {
  args: { label: 'All Category', icon: undefined, heading: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All Category' })).toHaveAttribute('aria-haspopup', 'menu')
  },
}

/** Escape closes it from any item and focuses its button. */
export const Escape: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'My account' })
    await pressKeys('{Tab}', () => button.focus())
    await expect(button).toHaveFocus()
    await pressKeys(' ', () => button.click())
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await pressKeys('{ArrowDown}', () => canvas.getByRole('menuitem', { name: 'Orders' }).focus())
    await expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus()
    await pressKeys('{Escape}', () => canvas.getByRole('menu').closest<HTMLElement>('[popover]')!.hidePopover())
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(button).toHaveFocus()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

/** Tab closes it and moves on from its button. */
export const TabLeaves: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button variant="secondary">After it</Button>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'My account' })
    const after = canvas.getByRole('button', { name: 'After it' })
    button.focus()
    await pressKeys('{Enter}', () => button.click())
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await pressKeys('{Tab}', () => userEvent.tab())
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await expect(after).toHaveFocus()
  },
}

/** Long names wrap, and the menu stays inside the narrowest window. */
export const LongTextNarrow: Story = {
  tags: ['reaches'],
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

export const States: Story = {
  render: (args) => (
    <StatesMatrix part={Menu} args={args} variants={{ sign: {}, words: { label: 'All Category', icon: undefined } }} />
  ),
}

export const Themes: Story = { ...inStates, decorators: [themes] }

/** Aligned to the right end of its button, where lines start. */
export const RightToLeft: Story = {
  tags: ['reaches'],
  decorators: [inset],
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    const { left, right } = menuBoxOf(canvasElement)
    await expect(right).toBeCloseTo(button.getBoundingClientRect().right, 0)
    await expect(left).toBeLessThan(button.getBoundingClientRect().left)
  },
}

export const OpenDark: Story = { ...Open, globals: { scheme: 'dark' } }
export const OpenHighContrast: Story = { ...Open, globals: { contrast: 'more' } }

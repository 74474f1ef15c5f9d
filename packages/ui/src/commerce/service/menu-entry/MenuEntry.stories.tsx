import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { CartIcon } from '../../../components/content/icon'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { narrow, themes } from '../../../internal/story-frames'
import { MenuEntry, type MenuEntryProps } from './MenuEntry'

const OwnList = (args: MenuEntryProps) => (
  <ul>
    <MenuEntry {...args} />
  </ul>
)

const meta = {
  title: 'Commerce/Service/MenuEntry',
  component: MenuEntry,
  args: { href: '/cart', label: 'Cart, 3 items', icon: <CartIcon />, onActivate: fn() },
  parameters: guide({
    also: ['nav item', 'menu item'],
    use: ['For links in the menu sheet on phones.'],
    avoid: ['For a list of links on the page: Link with the muted variant.', 'For an action: Button.'],
    do: ['Include a count in the label; a menu has room for it.', 'Close the menu in onActivate.'],
    dont: ['Do not mix entries with and without an icon in one list.'],
    keys: [
      { key: 'Tab', does: 'Moves to the next entry.' },
      { key: 'Enter', does: 'Follows the link and closes the menu.' },
    ],
    parts: [
      { name: 'Icon', is: 'Decorative.', at: 'svg' },
      { name: 'Label', is: 'The title of the page.', at: 'a' },
    ],
    content: ['One or two words.'],
    widths: 'The full width of the menu, at least 44 px high.',
    announces: 'A link; the current page is marked as current.',
    pairs: [
      {
        right: { label: 'Cart, 3 items' },
        wrong: { label: 'Click here to go to your cart' },
        because: 'Name the page. A link does not have to say that it can be clicked.',
      },
    ],
  }),
  render: (args) => (
    <ul>
      <MenuEntry {...args} />
    </ul>
  ),
} satisfies Meta<typeof MenuEntry>

export default meta
type Story = StoryObj<typeof meta>

/** It has the link's target and reports its activation; the touch target is large enough. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart, 3 items' })
    await expect(link).toHaveAttribute('href', '/cart')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart, 3 items' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onActivate).toHaveBeenCalledOnce()
  },
}

/** The current category is bold and marked as current. */
export const Current: Story = {
  args: { label: 'Phones', icon: undefined, current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}

export const LongTextNarrow: Story = { args: { label: hostileText.repeat(3) }, decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={OwnList}
      args={args}
      variants={{ words: { icon: undefined }, sign: {}, current: { current: true } }}
      cell={12}
    />
  ),
}

export const Themes: Story = { ...inStates, decorators: [themes] }

import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { CartIcon, HeartFilledIcon, HeartIcon, UserIcon } from '../../content/icon'
import { IconButton } from './IconButton'
import { IconLink } from './IconLink'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: guide({
    also: ['icon', 'tool button', 'toolbar button'],
    use: [
      'An action with a widely known icon: close, heart, cart, plus.',
      'IconLink for the same icon as a link to a page.',
    ],
    avoid: ['An icon that needs an explanation: use Button with a label.', 'The primary action of a page.'],
    do: [
      'Label it with the action; the label is the accessible name and the tooltip.',
      'Include the count in the label ("Cart, 12 items"): the visible number is not read.',
      'Keep the label of a toggle the same; only the pressed state changes.',
    ],
    dont: [
      'Don’t add a Tooltip that repeats its label.',
      'Don’t disable a button that has just reached its end: state `ended` keeps the focus.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the button.' },
      { key: 'Enter', does: 'Presses it.' },
      { key: 'Space', does: 'Presses it; turns a toggle on or off.' },
    ],
    parts: [
      { name: 'Icon', is: 'A widely known icon.', at: 'svg' },
      { name: 'Target', is: '40 px, 44 px on touch screens, whatever the size of the icon.', at: 'button' },
    ],
    content: ['Use the label of a text button: “Add to cart”.', 'Keep the label short: it is shown as a tooltip.'],
    widths: 'Fixed size.',
    announces: 'Its label, as a button; include a count in the label (“Cart, 12 items”).',
    pairs: [
      {
        right: { label: 'Add to cart' },
        wrong: { label: 'Cart icon' },
        because: 'The label describes the action, not the icon.',
      },
    ],
  }),
  args: { label: 'Add to cart', icon: <CartIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const PressEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Outlined: Story = { args: { variant: 'outlined' } }
export const Filled: Story = { args: { variant: 'filled' } }
export const Small: Story = { args: { variant: 'outlined', size: 'sm' } }

/** A toggle button keeps its name; only its pressed state and icon change. */
export const Pressed: Story = {
  tags: ['reaches'],
  render: function Render() {
    const [saved, setSaved] = useState(false)
    return (
      <IconButton
        label="Wishlist"
        icon={saved ? <HeartFilledIcon /> : <HeartIcon />}
        pressed={saved}
        onPress={() => setSaved(!saved)}
      />
    )
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
  },
}

export const Added: Story = { args: { variant: 'outlined', state: 'added', label: 'Added' } }

export const Busy: Story = {
  args: { variant: 'outlined', state: 'busy' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const BusyBlocksActions: Story = {
  ...Busy,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { variant: 'outlined', disabled: true } }

/** The number is visible, and the label includes it. */
export const WithCount: Story = {
  args: { label: 'Cart, 12 items', count: '12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Cart, 12 items')
  },
}

export const AsLink: Story = {
  render: () => (
    <nav aria-label="Account" className="flex gap-1">
      <IconLink href="/cart" label="Cart, 128 items" icon={<CartIcon />} count="99+" />
      <IconLink href="/profile" label="My account" icon={<UserIcon />} current="page" />
    </nav>
  ),
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name: 'Cart, 128 items' })
    await expect(cart).toHaveAttribute('href', '/cart')
    await expect(cart.getBoundingClientRect().width).toBe(40)
  },
}

export const RightToLeft: Story = { ...WithCount, globals: { direction: 'rtl' } }

/** At the end the button is disabled but keeps the focus. */
export const Ended: Story = {
  args: { variant: 'outlined', state: 'ended', label: 'Show next' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show next' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const EndedBlocksActions: Story = {
  ...Ended,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show next' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

const states = (
  <div className="flex flex-wrap gap-2">
    <IconButton label="Add to cart" icon={<CartIcon />} />
    <IconButton label="Wishlist" icon={<HeartFilledIcon />} pressed />
    <IconButton label="Add to cart" icon={<CartIcon />} variant="outlined" />
    <IconButton label="Added" icon={<CartIcon />} variant="outlined" state="added" />
    <IconButton label="Adding" icon={<CartIcon />} variant="outlined" state="busy" />
    <IconButton label="Add to cart" icon={<CartIcon />} variant="outlined" disabled />
    <IconButton label="Cart, 12 items" icon={<CartIcon />} count="12" />
  </div>
)

/** It stays square in a narrow container. */
export const Narrow: Story = {
  render: () => states,
  decorators: [narrow],
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width)
    await expect(widths).toEqual(widths.map(() => 40))
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={IconButton}
      args={args}
      variants={{
        plain: {},
        outlined: { variant: 'outlined' },
        filled: { variant: 'filled' },
        on: { icon: <HeartFilledIcon />, label: 'Wishlist', pressed: true },
        counted: { count: '12' },
      }}
      states={{
        disabled: { disabled: true },
        busy: { state: 'busy' },
        added: { state: 'added' },
        ended: { state: 'ended' },
      }}
      cell={5}
    />
  ),
}

export const Themes: Story = { ...inStates, render: () => states, decorators: [themes] }

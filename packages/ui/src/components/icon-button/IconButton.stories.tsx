import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CartIcon, HeartFilledIcon, HeartIcon, UserIcon } from '../icon'
import { IconButton } from './IconButton'
import { IconLink } from './IconLink'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Add to cart', icon: <CartIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Outlined: Story = { args: { look: 'outlined' } }
export const Small: Story = { args: { look: 'outlined', size: 'sm' } }

/** A toggle keeps its name; what changes is whether it is pressed, and the filled sign. */
export const Pressed: Story = {
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

export const Added: Story = { args: { look: 'outlined', state: 'added', label: 'Added' } }

export const Busy: Story = {
  args: { look: 'outlined', state: 'busy' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { look: 'outlined', disabled: true } }

/** The number is drawn; the label says it. */
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

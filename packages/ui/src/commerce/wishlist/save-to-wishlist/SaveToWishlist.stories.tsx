import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { SaveToWishlist } from './SaveToWishlist'

const meta = {
  title: 'Commerce/Wishlist/SaveToWishlist',
  component: SaveToWishlist,
  args: { state: 'idle', onSave: fn() },
  parameters: guide({
    also: ['save for later', 'favourites', 'heart'],
    use: ['Beside the title of the cart, to save all its products at once.'],
    avoid: ['A single product: use the wishlist button of its card.', 'An empty cart: omit it.'],
    do: ['Reset the state to `idle` when the cart changes, so that the label is correct.'],
    dont: ['Do not use a red heart here: it marks a saved product.', 'Do not empty the cart after saving.'],
    keys: [{ key: 'Enter, Space', does: 'Saves the cart.' }],
    parts: [{ name: 'Button', is: 'Saves all products of the cart, and confirms it.', at: 'button' }],
    content: ['“Save cart to wishlist”, “Saving...”, “Products saved without quantities”.'],
    widths: 'As wide as its label.',
    announces: 'Success is a status.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof SaveToWishlist>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PressEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save cart to wishlist' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
}

export const Saving: Story = { args: { state: 'saving' } }

export const SavingBlocksActions: Story = {
  ...Saving,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving\.\.\./ }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  args: { state: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Products saved without quantities')
  },
}

/** It is announced once, and a changed cart can be saved again. */
export const SavedAgain: Story = {
  ...Saved,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Products saved without quantities' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { args: { state: 'saving' }, decorators: [narrow] }
export const RightToLeft: Story = { args: { state: 'saved' }, globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }

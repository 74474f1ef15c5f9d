import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { PlaceOrderButton } from './PlaceOrderButton'

const bothNeeded = 'Please add both delivery and billing addresses before placing the order.'

const meta = {
  title: 'Commerce/PlaceOrderButton',
  component: PlaceOrderButton,
  args: { state: 'idle', missing: null, onPlaceOrder: fn() },
  decorators: [narrow],
} satisfies Meta<typeof PlaceOrderButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
  },
}

/** Without both addresses it cannot be pressed, and says why. */
export const AddressMissing: Story = {
  args: { missing: 'billing' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(bothNeeded)
    await expect(canvas.getByText(bothNeeded)).toBeVisible()
    await userEvent.click(button)
    await expect(args.onPlaceOrder).not.toHaveBeenCalled()
  },
}

/** Where its place says why, it does not say it again. */
export const ReasonElsewhere: Story = {
  args: { missing: 'both', reason: 'elsewhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeDisabled()
    await expect(canvas.queryByText(bothNeeded)).toBeNull()
  },
}

/** An order is not placed twice by pressing twice. */
export const Placing: Story = {
  args: { state: 'placing' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Placing Order\.\.\./ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onPlaceOrder).not.toHaveBeenCalled()
  },
}

export const Placed: Story = {
  args: { state: 'placed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Order Placed' })).toBeDisabled()
  },
}

export const RightToLeft: Story = { ...AddressMissing, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Placed, globals: { scheme: 'dark' } }

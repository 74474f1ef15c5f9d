import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { PlaceOrderButton } from './PlaceOrderButton'

const bothNeeded = 'Please add both delivery and billing addresses before placing the order.'

const meta = {
  title: 'Commerce/PlaceOrderButton',
  component: PlaceOrderButton,
  args: { state: 'idle', missing: null, onPlaceOrder: fn() },
  parameters: guide({
    use: ['Once in the checkout’s summary, and once in the bar at the foot of a phone.'],
    avoid: ['To go on to the checkout: a Button, Proceed to Checkout.', 'For anything that can be pressed twice.'],
    do: [
      'Say what is missing twice: in its section and under the button.',
      'Keep it disabled once the order is placed; the page then leads to the thanks.',
    ],
    dont: ['Do not hide it while something is missing.', 'Do not ask “are you sure”: the page is the question.'],
    keys: [{ key: 'Enter, Space', does: 'places the order; while it cannot be pressed, says why and keeps the focus' }],
  }),
  decorators: [narrow],
} satisfies Meta<typeof PlaceOrderButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One press is one order. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
  },
}

/** Without both addresses it cannot be pressed, and says why. */
export const AddressMissingNarrow: Story = {
  args: { missing: 'billing' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(bothNeeded)
    await expect(canvas.getByText(bothNeeded)).toBeVisible()
  },
}

export const AddressMissingHoldsBack: Story = {
  ...AddressMissingNarrow,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
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

export const Placing: Story = {
  args: { state: 'placing' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Placing Order\.\.\./ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** An order is not placed twice by pressing twice. */
export const PlacingHoldsBack: Story = {
  ...Placing,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Placing Order\.\.\./ })
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

export const RightToLeft: Story = { ...AddressMissingNarrow, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { missing: 'both' }, decorators: [themes] }

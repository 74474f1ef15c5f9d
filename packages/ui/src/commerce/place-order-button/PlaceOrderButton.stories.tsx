import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { PlaceOrderButton } from './PlaceOrderButton'

const meta = {
  title: 'Commerce/Checkout/PlaceOrderButton',
  component: PlaceOrderButton,
  args: { state: 'idle', onPlaceOrder: fn() },
  parameters: guide({
    also: ['buy', 'submit order', 'pay'],
    use: ['Once in the checkout’s summary, and once in the bar at the foot of a phone.'],
    avoid: ['To go on to the checkout: a Button, Proceed to Checkout.', 'For anything that can be pressed twice.'],
    do: [
      'Say what is missing after the press, once, at its place, and lead the focus there.',
      'Keep it disabled once the order is placed; the page then leads to the thanks.',
    ],
    dont: [
      'Do not hide or disable it while something is missing.',
      'Do not ask “are you sure”: the page is the question.',
    ],
    keys: [{ key: 'Enter, Space', does: 'places the order, or leads to what it lacks' }],
    parts: [{ name: 'Label', is: 'Places the order; says so while and after it does.', at: 'button' }],
    content: ['“Place Order”, “Placing Order...”, “Order Placed”.'],
    widths: 'The whole width of its column.',
    announces: 'Busy while it is placed, and keeps the focus. What is missing is said at its place after the press.',
    pairs: 'leaves no choice',
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

export const Placing: Story = {
  args: { state: 'placing' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Placing Order\.\.\./ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** An order is not placed twice by pressing twice. */
export const PlacingBlocksActions: Story = {
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

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }

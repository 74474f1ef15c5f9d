import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { PlaceOrderButton, type PlaceOrderButtonProps } from './PlaceOrderButton'

const meta = {
  title: 'Commerce/Checkout/PlaceOrderButton',
  component: PlaceOrderButton,
  args: { state: 'idle', onPlaceOrder: fn() },
  parameters: guide({
    also: ['buy', 'submit order', 'pay'],
    use: ['In the summary of the checkout, and in the bottom bar on phones.'],
    avoid: ['To open the checkout: use a Button, “Proceed to Checkout”.', 'Any action that can be repeated.'],
    do: [
      'After a press, show what is missing at its field, and move the focus there.',
      'Keep it disabled after the order is placed; the page then opens the confirmation.',
    ],
    dont: [
      'Do not hide or disable it while something is missing.',
      'Do not ask for a confirmation: the checkout page is one.',
    ],
    keys: [{ key: 'Enter, Space', does: 'Places the order, or moves the focus to what is missing.' }],
    parts: [{ name: 'Label', is: 'The action, its progress, and its result.', at: 'button' }],
    content: ['“Place Order”, “Placing Order...”, “Order Placed”.'],
    widths: 'The full width of its column.',
    announces:
      'Busy while the order is placed. It keeps the focus, also afterwards. Missing input is announced at its field after a press.',
    pairs: 'not applicable',
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
    await expect(canvas.getByRole('button', { name: 'Order Placed' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The button that was pressed keeps the focus, and another press does nothing. */
export const PlacedKeepsTheFocus: Story = {
  ...behaviour,
  render: function Render({ onPlaceOrder }) {
    const [state, setState] = useState<PlaceOrderButtonProps['state']>('idle')
    function place() {
      onPlaceOrder()
      setState('placed')
    }
    return <PlaceOrderButton state={state} onPlaceOrder={place} />
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Order Placed' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }

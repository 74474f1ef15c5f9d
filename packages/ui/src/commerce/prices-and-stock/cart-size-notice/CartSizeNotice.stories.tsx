import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { CartSizeNotice } from './CartSizeNotice'

const full = { left: 0, maximum: 1_500 }
const nearlyFull = { left: 40, maximum: 1_500 }

const meta = {
  title: 'Commerce/Prices and stock/CartSizeNotice',
  component: CartSizeNotice,
  args: { size: full },
  parameters: guide({
    also: ['cart limit', 'line limit'],
    use: ['Above the lines of a cart, and where many lines are added at once.'],
    avoid: ['For one refused line among several: the report gives each reason.'],
    do: ['Show it before an add is refused.', 'Say what still works: more pieces of the lines in the cart.'],
    dont: ['Don’t show it if there is room for many more lines.'],
    keys: [],
    parts: [
      { name: 'Icon', is: 'The icon of BannerMessage: info or caution.', at: 'svg' },
      { name: 'Text', is: 'The maximum number of lines, and what to do.', at: '[data-tone] > div' },
    ],
    content: ['State the limit first, then what to do.'],
    widths: 'A few sentences that wrap.',
    announces: 'The text, politely.',
    pairs: [
      {
        right: { size: full },
        wrong: { size: { left: 1_480, maximum: 1_500 } },
        because: 'If there is room for hundreds of lines, the limit is irrelevant.',
      },
    ],
  }),
} satisfies Meta<typeof CartSizeNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The cart is full: it holds at most 1,500 lines\. Place this order/)).toBeVisible()
  },
}

/** A hundred lines are left, or fewer. */
export const NearlyFull: Story = {
  args: { size: nearlyFull },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A cart holds at most 1,500 lines. There is room for 40 more lines.')).toBeVisible()
  },
}

export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = {
  render: () => (
    <div className="grid gap-3">
      <CartSizeNotice size={full} />
      <CartSizeNotice size={nearlyFull} />
    </div>
  ),
  decorators: [themes],
}

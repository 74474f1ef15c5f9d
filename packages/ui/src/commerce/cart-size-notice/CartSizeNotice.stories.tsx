import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { CartSizeNotice } from './CartSizeNotice'

const full = { left: 0, most: 1_500 }
const nearlyFull = { left: 40, most: 1_500 }

const meta = {
  title: 'Commerce/Prices and stock/CartSizeNotice',
  component: CartSizeNotice,
  args: { size: full },
  parameters: guide({
    also: ['cart limit', 'line limit'],
    use: ['Above the lines of a cart, and where many lines are about to be added to it.'],
    avoid: ['For a refused line among several: the report names each with its reason.'],
    do: ['Show it before something is refused.', 'Say what still works: more pieces of what is in the cart.'],
    dont: ['Don’t show it while there is room for many more lines.'],
    keys: [],
    parts: [
      { name: 'Sign', is: 'BannerMessage’s, for news or for something to look at.', at: 'svg' },
      { name: 'Words', is: 'How many lines a cart holds, and what to do.', at: '[data-tone] > div' },
    ],
    content: ['Says the limit first, then what to do about it.'],
    widths: 'A few sentences, which wrap.',
    announces: 'Its words, when the reader pauses.',
    pairs: [
      {
        right: { size: full },
        wrong: { size: { left: 1_480, most: 1_500 } },
        because: 'With room for hundreds of lines nobody needs to know the limit.',
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { AgeLimit } from './AgeLimit'

const meta = {
  title: 'Commerce/Prices and stock/AgeLimit',
  component: AgeLimit,
  args: { years: 18 },
  parameters: guide({
    also: ['adults only', 'minimum age', '18+'],
    use: ['Below a line of the cart, the checkout, an order, a pick list or a packing slip.'],
    avoid: ['The product page, which has a sentence about it.'],
    do: ['Pass null if the product has no age limit; nothing is shown then.'],
    dont: ['Don’t show it once for all lines: the packer needs it at the article.'],
    keys: [],
    parts: [{ name: 'Text', is: 'The years and a plus.', at: 'span' }],
    content: ['The years as a number.'],
    widths: 'One line.',
    announces: 'Its text.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof AgeLimit>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18+')).toBeVisible()
  },
}

/** Nothing is shown for a product without an age limit. */
export const None: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { years: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\+/)).toBeNull()
  },
}

export const Narrow: Story = { decorators: [narrow], parameters: { chromatic: { disableSnapshot: true } } }
export const Themes: Story = { decorators: [themes], parameters: { chromatic: { disableSnapshot: true } } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
}

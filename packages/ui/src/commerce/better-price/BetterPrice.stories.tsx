import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { BetterPrice } from './BetterPrice'

const meta = {
  title: 'Commerce/Prices and stock/BetterPrice',
  component: BetterPrice,
  args: { children: '€2.72' },
  parameters: guide({
    also: ['discount', 'offer price', 'yellow price'],
    use: ['One amount that is better than the usual one: a line’s tier, a discount, a sale.'],
    avoid: [
      'For a price with its bulk price: PriceLabel.',
      'For what is merely important: bold figures, without a ground.',
    ],
    do: ['Show the usual amount near by, struck or in the line above.'],
    dont: ['Don’t use yellow for a button, a warning or a highlight: it says “better price” and nothing else.'],
    keys: [],
    parts: [{ name: 'Amount', is: 'On yellow, which says this and nothing else.', at: 'span' }],
    content: [
      'An amount with its currency, nothing else.',
      'Never a word such as “Sale”: the yellow says that it is better.',
    ],
    widths: 'As wide as its figures; it does not break.',
    announces: 'Nothing of the yellow. Whoever uses it says what the price is better than.',
    pairs: [
      {
        right: { children: '€2.41' },
        wrong: { children: 'SALE' },
        because: 'Yellow is a better price. A word on yellow is an advertisement.',
      },
    ],
  }),
} satisfies Meta<typeof BetterPrice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('€2.72')).fontVariantNumeric).toContain('tabular-nums')
  },
}

export const HugeAmount: Story = { args: { children: '€9,999,999,999,999,999,999,999,999.99' }, decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Narrow: Story = { decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }

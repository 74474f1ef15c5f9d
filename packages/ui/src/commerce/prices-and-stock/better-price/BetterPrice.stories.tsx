import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { BetterPrice } from './BetterPrice'

const meta = {
  title: 'Commerce/Prices and stock/BetterPrice',
  component: BetterPrice,
  args: { children: '€2.72' },
  parameters: guide({
    also: ['discount', 'offer price', 'yellow price'],
    use: ['For one amount that is better than the usual one: a price tier, a discount, a sale.'],
    avoid: ['For a price with its bulk price: PriceLabel.', 'For an important amount: bold text without a background.'],
    do: ['Show the usual amount nearby, struck through or in the line above.'],
    dont: ['Don’t use yellow for buttons, warnings or highlights: it means “better price” only.'],
    keys: [],
    parts: [{ name: 'Amount', is: 'On a yellow background, which is used for nothing else.', at: 'span' }],
    content: [
      'An amount with its currency only.',
      'Don’t add a word such as “Sale”: yellow already means a better price.',
    ],
    widths: 'As wide as its amount; it does not wrap in ordinary columns.',
    announces: 'The amount only. The component around it has to say what the price is better than.',
    pairs: [
      {
        right: { children: '€2.41' },
        wrong: { children: 'SALE' },
        because: 'Yellow means a better price. A word on yellow looks like an advertisement.',
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

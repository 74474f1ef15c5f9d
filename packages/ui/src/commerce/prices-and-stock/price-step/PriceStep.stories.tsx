import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { PriceStep } from './PriceStep'

const meta = {
  title: 'Commerce/Prices and stock/PriceStep',
  component: PriceStep,
  args: { price: '€1.48', from: '50+', label: 'Bulk price' },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['price tier', 'bulk price', 'volume discount'],
      use: ['A lower price by quantity beside another price: on a card, in a row, on a shelf.'],
      avoid: ['All prices of a product: use TierTable.', 'A saving or a sale price without a quantity: BetterPrice.'],
      do: ['Set `reached` as soon as the quantity in the field is high enough.'],
      dont: ['Don’t make a price yellow that the buyer does not get yet.'],
      keys: [],
      parts: [
        { name: 'Price', is: 'The lower price, bold.', at: 'b' },
        { name: 'Quantity', is: 'From which it applies.', at: 'b + span' },
      ],
      content: ['The quantity is “50+”, in a sentence “from 50”.'],
      widths: 'In one line; long amounts wrap before the quantity.',
      announces: 'Its label, the price and the quantity.',
      pairs: [
        {
          right: { state: 'ahead' },
          wrong: { state: 'reached' },
          because: 'Yellow says that the price applies. It is quiet while it can only be reached.',
        },
      ],
    }),
  },
} satisfies Meta<typeof PriceStep>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1.48').parentElement).toHaveTextContent('Bulk price €1.4850+')
  },
}
export const Reached: Story = { args: { state: 'reached' } }
export const HugeAmount: Story = { args: { price: '€9,999,999,999,999,999,999,999,999.99' }, decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Narrow: Story = { decorators: [narrow] }
export const Themes: Story = { args: { state: 'reached' }, decorators: [themes] }

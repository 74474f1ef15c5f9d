import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { themes } from '../../../internal/story-frames'
import { DiscountStep } from './DiscountStep'

const meta = {
  title: 'Commerce/Catalogue/DiscountStep',
  component: DiscountStep,
  args: { step: { min_quantity: 50, percent: 8 } },
  parameters: {
    ...guide({
      also: ['bulk discount', 'quantity break', 'tier'],
      use: ['For visitors, who see no prices: how much less a piece costs from a quantity on.'],
      avoid: ['Customers: use TierTable or LargerQuantity, which have prices.'],
      do: ['Show at most two.'],
      dont: ['Don’t show it without a lower price.'],
      keys: [],
      parts: [
        { name: 'Discount', is: 'On the price of one piece, in whole per cent.', at: 'b' },
        { name: 'Quantity', is: 'From which it applies.', at: 'b + span' },
      ],
      content: ['No text of its own.'],
      widths: 'One line at all widths.',
      announces: '“−8% 50+”.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof DiscountStep>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−8%50+')
  },
}

export const LargeQuantity: Story = { args: { step: { min_quantity: 12000, percent: 100 } } }
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const Themes: Story = { decorators: [themes] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { LargerQuantity } from './LargerQuantity'

const meta = {
  title: 'Commerce/Prices and stock/LargerQuantity',
  component: LargerQuantity,
  args: {
    larger: { quantity: 50, more: 2, saved: '€14.80' },
    title: 'Sältan Salt Liquorice Fish, 120 g · bag',
    onTake: fn(),
  },
  parameters: guide({
    also: ['bulk price hint', 'volume discount hint', 'upsell'],
    use: ['Beside a quantity that costs more than a larger one.'],
    avoid: ['A lower price of one piece at which the line costs more: use PriceStep.'],
    do: ['Move the focus to the quantity after the press: the button is gone then.'],
    dont: [
      'Don’t change the quantity without a press.',
      'Don’t put it into a live region: it changes with every typed digit.',
    ],
    keys: [{ key: 'Enter, Space', does: 'On the button: takes the larger quantity.' }],
    parts: [
      { name: 'Text', is: 'How many more pieces cost how much less.', at: 'b' },
      { name: 'Button', is: 'Takes the larger quantity.', at: 'button' },
    ],
    content: ['The difference in pieces and in money, and the quantity that the button takes.'],
    widths: 'One line; the button wraps below the text.',
    announces: 'Nothing by itself. The text describes the button, whose name contains the article.',
    pairs: [
      {
        right: { larger: { quantity: 50, more: 2, saved: '€14.80' } },
        wrong: { larger: { quantity: 50, more: 2, saved: '€0.00' } },
        because: 'A quantity that costs the same saves nothing.',
      },
    ],
  }),
} satisfies Meta<typeof LargerQuantity>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: `Take 50 of ${args.title!}` })
    await expect(button).toHaveAccessibleDescription('2 more and you pay €14.80 less')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTake).toHaveBeenCalledWith({ quantity: 50 })
  },
}

export const HugeNumbersNarrow: Story = {
  args: { larger: { quantity: 100_000, more: 99_999, saved: '€1,234,567,890.00' } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }

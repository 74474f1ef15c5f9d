import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { PriceRail } from './PriceRail'

const meta = {
  title: 'Commerce/Shelf/PriceRail',
  component: PriceRail,
  args: { rail: { fill: 0.89, step: 0.62, reached: true } },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['price step', 'tier bar'],
      use: ['Under a place of a ShelfBoard.'],
      avoid: ['A table of prices: use TierTable.', 'An offer in a sentence: use LargerQuantity.'],
      do: ['Show how far the quantity is from the next lower price.'],
      dont: ['Don’t use it without the price beside it: it is hidden from screen readers.'],
      keys: [],
      parts: [
        { name: 'Bar', is: 'The quantity; yellow if it reaches the lower price.', at: 'span > span' },
        { name: 'Mark', is: 'The quantity of the lower price.', at: 'span > span:last-child' },
      ],
      content: ['No text.'],
      widths: 'As wide as its container, 6 px high.',
      announces: 'Nothing: it is decorative.',
      pairs: 'not applicable',
    }),
  },
  decorators: [(Story) => <div className="w-38 bg-surface pb-3">{Story()}</div>],
} satisfies Meta<typeof PriceRail>

export default meta
type Story = StoryObj<typeof meta>

/** The quantity reaches the lower price. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [rail, bar] = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden], [aria-hidden] > span')]
    await expect(bar!.getBoundingClientRect().width / rail!.getBoundingClientRect().width).toBeCloseTo(0.89, 2)
  },
}

export const NotReached: Story = { args: { rail: { fill: 0.6, step: 0.89, reached: false } } }
export const NoStep: Story = { args: { rail: { fill: 0.89, step: null, reached: false } } }

/** Nothing to fill: the space is kept. */
export const Empty: Story = {
  args: { rail: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect().height).toBe(6)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

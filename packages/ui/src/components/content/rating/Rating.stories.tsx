import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { Rating } from './Rating'

const meta = {
  title: 'Components/Content/Rating',
  component: Rating,
  parameters: guide({
    also: ['stars', 'score', 'review average'],
    use: ['The average rating of a product, read-only.'],
    avoid: ['Giving a rating: use RatingChoice.', 'A product without reviews: say so in text.'],
    do: ['Give the rating and the number of reviews in words in `label`.'],
    dont: ['Don’t colour the stars: yellow is reserved for better prices.', 'Don’t round to full stars.'],
    keys: [],
    parts: [
      { name: 'Stars', is: 'Filled to a tenth.', at: 'svg' },
      { name: 'Numbers', is: 'The average and the number of reviews.', at: '.num' },
    ],
    content: [
      'One decimal, then the number of reviews in brackets.',
      'Give the same in words for screen readers: “4.6 of 5, 38 reviews”.',
    ],
    widths: 'Stars never wrap; the numbers move below them if there is no space.',
    announces: 'An image with that label.',
    pairs: [
      {
        right: { fraction: 0.92, text: '4.6 (38)', label: '4.6 of 5, 38 reviews' },
        wrong: { fraction: 0.92, text: '92 %', label: '92 %' },
        because: 'The rating is out of five, and an average needs the number of reviews.',
      },
    ],
  }),
  args: { fraction: 0.92, text: '4.6 (38)', label: '4.6 of 5, 38 reviews' },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.6 of 5, 38 reviews' })).toBeVisible()
  },
}

export const Fractions: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Rating fraction={0} text="0.0 (1)" label="0 of 5, 1 review" />
      <Rating fraction={0.5} text="2.5 (4)" label="2.5 of 5, 4 reviews" />
      <Rating fraction={1} text="5.0 (12)" label="5 of 5, 12 reviews" />
    </div>
  ),
}

export const StarsOnly: Story = { args: { text: undefined } }
export const RightToLeft: Story = { ...Fractions, globals: { direction: 'rtl' } }
export const HugeNumberNarrow: Story = {
  decorators: [narrow],
  args: { text: '4.9 (1,234,567)', label: '4.9 of 5, 1,234,567 reviews' },
}

export const Themes: Story = { ...Fractions, decorators: [themes] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { reviewsOf } from '../../../internal/stories/story-reviews'
import { narrow } from '../../../internal/story-frames'
import { ReviewSummary } from './ReviewSummary'

const { rating, stars } = reviewsOf('Sältan Salt Liquorice Fish')

const meta = {
  title: 'Commerce/Reviews/ReviewSummary',
  component: ReviewSummary,
  args: { rating, stars },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    also: ['rating breakdown', 'histogram'],
    use: ['To summarise the reviews of one product, beside its ReviewList.'],
    avoid: ['A card or a title: show only the rating, as ProductCard does.'],
    do: ['Take average and counts from the store: they cover approved reviews only.'],
    dont: [
      'Don’t compute the average from the displayed page.',
      'Don’t colour the stars: yellow is reserved for better prices.',
    ],
    keys: [],
    parts: [
      { name: 'Average', is: 'The average rating out of five.', at: 'b' },
      { name: 'Bar', is: 'The number of reviews with this rating.', at: 'progress' },
    ],
    content: ['The average has one decimal.'],
    widths: 'The average is above the bars. Stars, bar and count are in one row at every width.',
    announces: 'A section with a name. Each bar is named by its stars and its count.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ReviewSummary>

export default meta
type Story = StoryObj<typeof meta>

/** The average, and the number of reviews by stars, as numbers and bars. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rating!.text)).toBeVisible()
    await expect(canvas.getByText(`${rating!.count} reviews`)).toBeVisible()
    const bars = canvas.getAllByRole<HTMLProgressElement>('progressbar')
    await expect(bars.map((bar) => bar.value)).toEqual(stars.map(({ count }) => count))
    await expect(bars[0]).toHaveAccessibleName(`5 stars, ${stars[0]!.count} reviews`)
  },
}

/** Without reviews there is no summary. */
export const NoReviews: Story = {
  args: { rating: null, stars: stars.map((each) => ({ ...each, count: 0, countText: '0' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Single: Story = {
  args: {
    rating: { value: 2, text: '2.0', count: 1 },
    stars: stars.map((each) => ({ ...each, count: Number(each.stars === 2), countText: each.stars === 2 ? '1' : '0' })),
  },
}

export const HugeNumbersNarrow: Story = {
  args: {
    rating: { value: 4.9, text: '4.9', count: 1_234_567 },
    stars: stars.map((each) => ({ ...each, count: 246_913, countText: '246,913' })),
  },
  decorators: [narrow],
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

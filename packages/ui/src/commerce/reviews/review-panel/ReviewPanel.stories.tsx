import { reviewLimits } from '@skafferi/domain/shop/reviews'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { noDraft } from '../../../internal/stories/story-draft'
import { ready } from '../../../internal/stories/story-load'
import { reviewsOf } from '../../../internal/stories/story-reviews'
import { narrow } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ReviewPanel } from './ReviewPanel'

const reviews = reviewsOf('Tjärn Cool Mint pouches')

const meta = {
  title: 'Commerce/Reviews/ReviewPanel',
  component: ReviewPanel,
  args: {
    productHref: '/products/prod_01tjarnmint',
    reviews: {
      load: ready(reviews),
      author: 'Anna Lindqvist',
      draft: noDraft,
      limits: reviewLimits,
      faults: {},
      sending: false,
      problem: null,
      onPageChange: fn(),
      onSubmit: fn(() => Promise.resolve(true)),
      onDialogClose: fn(),
    },
  },
  decorators: [withShopPaths],
  parameters: {
    ...guide({
      also: ['reviews tab', 'ratings and reviews'],
      use: ['As the Review tab of a product page.'],
      avoid: ['The reviews alone: use ReviewList.'],
      do: ['Load it when the tab is first opened: most buyers never open it.'],
      dont: ['Don’t let visitors write: they are led to the sign-in.'],
      keys: [],
      parts: [
        { name: 'Summary', is: 'The average, and the number of reviews by stars.', at: 'section' },
        { name: 'Write a review', is: 'Opens the dialog; visitors have a link to sign in.', at: 'button' },
      ],
      content: ['After sending, it says that the review is published once approved.'],
      widths: 'From 1024 px on, the summary is beside the reviews; below that, above them.',
      announces: 'The message after sending is a status.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof ReviewPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The summary, the reviews, and the button to write one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'All reviews together' })).toBeVisible()
    await expect(canvas.getByRole('article', { name: reviews.reviews[0]!.title })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Write a review' })).toBeVisible()
  },
}

/** Visitors read reviews, and sign in to write one. */
export const Visitor: Story = {
  ...behaviour,
  args: { reviews: { ...meta.args.reviews, author: null } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign in to write a review' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('/sign-in'))
    await expect(canvas.queryByRole('button', { name: 'Write a review' })).toBeNull()
  },
}

export const Narrow: Story = { decorators: [narrow] }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

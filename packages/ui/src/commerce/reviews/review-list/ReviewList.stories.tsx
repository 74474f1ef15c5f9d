import { hostileText } from '@skafferi/fixtures/build'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { reviewsOf } from '../../../internal/stories/story-reviews'
import { narrow, themes } from '../../../internal/story-frames'
import { ReviewList } from './ReviewList'

const FISH = 'Sältan Salt Liquorice Fish'
const firstPage = reviewsOf(FISH)
const retry = fn()

const meta = {
  title: 'Commerce/Reviews/ReviewList',
  component: ReviewList,
  args: { reviews: ready(firstPage), onPageChange: fn() },
  // The list is below a heading of the page.
  decorators: [
    (Story) => (
      <div>
        <h2 className="sr-only">Reviews</h2>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    also: ['comments', 'testimonials'],
    use: ['To show the reviews of one product by page, including loading, empty and error states.'],
    avoid: ['Figures about all reviews: use ReviewSummary.', 'A complaint about an order: use ComplaintDialog.'],
    do: [
      'Show the newest reviews first, with name and date.',
      'Place it below a heading of level 2; reviews have headings of level 3.',
    ],
    dont: ['Don’t show a review that is not approved.', 'Don’t show an e-mail address as a name.'],
    keys: [
      { key: 'Tab', does: 'Moves to the pagination below the list.' },
      { key: 'Enter', does: 'Opens the page. The list is scrolled to its top and focused.' },
    ],
    parts: [
      { name: 'Order', is: 'Sort order and star filter, if the page offers them.', at: 'select', rare: true },
      { name: 'Review', is: 'Stars, title, text, author and date.', at: 'li' },
      { name: 'Pages', is: 'Pagination, if there are several pages.', at: 'nav' },
    ],
    content: ['Reviews are shown as they were written.'],
    widths: 'One column, at most as wide as is readable.',
    announces: 'The range of reviews is a status. The list is focused when its page changes.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const [review] = firstPage.reviews
    await step('the authors, texts and dates', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(firstPage.reviews.length)
      await expect(canvas.getByRole('article', { name: review!.title })).toHaveTextContent(
        `${review!.author} · ${review!.date}`,
      )
    })
    await step('the position in the list', async () => {
      await expect(canvas.getByText(`Showing 1–10 of ${firstPage.page.countText}`)).toBeVisible()
    })
  },
}

/** With controls for order and stars. */
export const Ordered: Story = {
  args: { order: { sort: 'highest', stars: null }, onOrderChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort reviews' })).toHaveValue('highest')
  },
}

export const Pages: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('another page starts at its top, also for the keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
      await expect(args.onPageChange).toHaveBeenCalledWith({ page: 2 })
      await expect(canvas.getByRole('list', { name: 'Reviews' })).toHaveFocus()
    })
  },
}

const total = firstPage.page.total

export const LastPage: Story = {
  args: { reviews: ready(reviewsOf(FISH, total)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Page ${total}` })).toHaveAttribute('aria-current', 'page')
  },
}

export const Loading: Story = {
  args: { reviews: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading reviews...')
  },
}

/** While the next page is loading, the current one stays visible. */
export const Refreshing: Story = {
  args: { reviews: ready(firstPage, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Reviews' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading reviews...')
  },
}

/** Without reviews there is a message. */
export const Empty: Story = {
  args: {
    reviews: ready({
      ...firstPage,
      rating: null,
      reviews: [],
      page: { current: 1, total: 1, from: 0, to: 0, count: 0, countText: '0' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    await expect(canvas.getByText('No one has reviewed this product yet.')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    reviews: failed(problemOf('load_reviews'), retry),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch product reviews')
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Hostile text is shown as text, without overflow. */
export const HostileTextNarrow: Story = {
  args: {
    reviews: ready({
      ...firstPage,
      reviews: [
        {
          id: 'hostile',
          author: hostileText,
          title: `${hostileText} ${'Saltlakrits'.repeat(18)}`,
          text: `${hostileText}\n\n${'x'.repeat(200)}`,
          rating: 1,
          date: '20 Nov 2026',
        },
      ],
    }),
  },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    const review = canvas.getByRole('article')
    await expect(review.scrollWidth).toBeLessThanOrEqual(review.clientWidth)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Prev/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 2 })
    await expect(canvas.getByRole('list', { name: 'Reviews' })).toHaveFocus()
  },
}

export const Themes: Story = {
  args: {
    reviews: ready({
      ...firstPage,
      reviews: firstPage.reviews.slice(0, 2),
      page: { ...firstPage.page, total: 1 },
    }),
  },
  decorators: [themes],
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

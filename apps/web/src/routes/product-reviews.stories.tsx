import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  alreadyReviewed,
  failingReview,
  failingReviews,
  noReviews,
  offline,
  reviewRefusalWithoutMessage,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const mint = storyWorld.products.find(({ title }) => title === 'Tjärn Cool Mint pouches')!

/** The reviews of a product, and the form to write one. */
const meta = {
  title: 'Pages/Shopping/Product reviews',
  component: StoryPage,
  args: { address: `/products/${mint.id}`, who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const requestedPage = fn()

/** Opens the Review tab; the reviews are loaded now. */
async function openReviews(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('tab', { name: /^Review/ }))
  return canvas
}

/** Fills in a review and sends it. */
async function review(canvasElement: HTMLElement) {
  const canvas = await openReviews(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Write a review' }))
  await userEvent.click(await dialog.findByRole('radio', { name: '5 of 5' }))
  await userEvent.type(dialog.getByLabelText('Title'), 'Sells by itself')
  await userEvent.type(dialog.getByLabelText('Description'), 'Our regulars ask for it.')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
  return dialog
}

/** Sends a review and expects the reason of the failure; the input stays. */
function expectSendFailure(text: string): Story['play'] {
  return async ({ canvasElement }) => {
    const dialog = await review(canvasElement)
    await expect(await dialog.findByText(text)).toBeVisible()
    await expect(dialog.getByLabelText('Description')).toHaveValue('Our regulars ask for it.')
  }
}

/** Ten reviews on a page, newest first, with the summary beside them. */
export const Default: Story = {
  parameters: network([
    http.untyped.get('*/store/products/:id/reviews', ({ request }) => {
      requestedPage(new URL(request.url).searchParams.get('offset'))
    }),
  ]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: mint.title })
    await expect(requestedPage).not.toHaveBeenCalled()
  },
}

export const NextPage: Story = {
  ...Default,
  ...behaviour,
  parameters: { ...Default.parameters, ...behaviour.parameters },
  play: async ({ canvasElement }) => {
    requestedPage.mockClear()
    const canvas = await openReviews(canvasElement)
    await expect(await canvas.findByRole('region', { name: 'All reviews together' })).toBeVisible()
    const first = (await canvas.findAllByRole('article'))[0]!.textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).not.toHaveTextContent(first))
    await expect(requestedPage.mock.calls).toEqual([['0'], ['10']])
  },
}

/** A visitor can read reviews, and has to sign in to write one. */
export const Visitor: Story = {
  tags: ['reaches'],
  args: { who: null },
  play: async ({ canvasElement }) => {
    const canvas = await openReviews(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Sign in to write a review' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Write a review' })).toBeNull()
  },
}

/** A review is accepted, and shown once the shop has approved it. */
export const Writing: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    await review(canvasElement)
    await expect(
      await canvas.findByText('Review submitted successfully. It will be shown once approved.'),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['reaches'],
  parameters: network([http.untyped.get('*/store/products/:id/reviews', () => new Promise<Response>(() => undefined))]),
  play: async ({ canvasElement }) => {
    const canvas = await openReviews(canvasElement)
    await expect(await canvas.findByText('Loading reviews...')).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['reaches'],
  parameters: network(noReviews()),
  play: async ({ canvasElement }) => {
    const canvas = await openReviews(canvasElement)
    await expect((await canvas.findAllByText('No reviews yet'))[0]).toBeVisible()
  },
}

/** The reviews cannot be loaded; Try Again shows them. */
export const Failed: Story = {
  parameters: network(failingReviews()),
  play: async ({ canvasElement, msw }) => {
    const canvas = await openReviews(canvasElement)
    const again = await canvas.findByRole('button', { name: 'Try Again' })
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(again)
    await expect(await canvas.findByRole('region', { name: 'All reviews together' })).toBeVisible()
  },
}

/** Nothing is sent while a required field is empty. */
export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const canvas = await openReviews(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Write a review' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Submit review' }))
    await expect(await dialog.findByText('Please fill all fields and select a rating between 1 and 5.')).toBeVisible()
  },
}

export const AlreadyReviewed: Story = {
  tags: ['reaches'],
  parameters: network(alreadyReviewed()),
  play: expectSendFailure('You have reviewed this product already.'),
}

export const Refused: Story = {
  tags: ['reaches'],
  parameters: network(failingReview()),
  play: expectSendFailure('Something went wrong on our side.'),
}

export const RefusedWithoutMessage: Story = {
  tags: ['reaches'],
  parameters: network(reviewRefusalWithoutMessage()),
  play: expectSendFailure('Failed to submit review. Please try again.'),
}

/** No response: the review can be sent again. */
export const NoResponse: Story = {
  tags: ['reaches'],
  play: async (context) => {
    const { canvasElement, msw } = context
    await openReviews(canvasElement)
    msw.use(...offline())
    const dialog = await review(canvasElement)
    await expect(await dialog.findByText('Failed to submit review. Please try again.')).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['reaches'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = await openReviews(canvasElement)
    await canvas.findByRole('region', { name: 'All reviews together' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

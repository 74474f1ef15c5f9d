import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { inOffice } from '../story-frame'
import { ReviewsScreen } from './ReviewsScreen'
import { storySections } from './story-inbox'

const time = { text: 'Fri, 20 Nov, 09:30', dateTime: '2026-11-20T09:30:00+01:00' }

const meta = {
  title: 'Office/Screens/ReviewsScreen',
  component: ReviewsScreen,
  decorators: [inOffice('inbox')],
  parameters: { layout: 'fullscreen' },
  args: {
    sections: storySections,
    reviews: {
      status: 'ready',
      refreshing: false,
      view: {
        count: 2,
        rows: [
          {
            id: 'rev_1',
            product: { title: 'Ljung Dark Chocolate 70 %', href: '/office/products/1' },
            author: 'Anna Lindqvist',
            company: 'Kiosk & Co AB',
            title: 'Goes fast',
            text: 'Goes faster than the milk one since the new wrapper. The case of 24 fits the counter.',
            stars: 5,
            time,
          },
          {
            id: 'rev_2',
            product: { title: 'Källa Lemon Water', href: '/office/products/2' },
            author: 'Nils Öberg',
            company: null,
            title: 'Never tried it',
            text: 'The label is ugly.',
            stars: 1,
            time,
          },
        ],
      },
    },
    pending: [],
    problem: null,
    onDecide: fn(),
  },
} satisfies Meta<typeof ReviewsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** One review is being approved; another operator has already decided about another. */
export const Default: Story = {
  args: { pending: [{ id: 'rev_1', do: 'approve' }], problem: 'Tove Lund has already decided.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { reviews: { status: 'ready', refreshing: false, view: { rows: [], count: 0 } } },
}

/** Each decision is sent with the id of its review. */
export const Decides: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Approve the review of Ljung Dark Chocolate 70 % by Anna Lindqvist' }),
    )
    await expect(args.onDecide).toHaveBeenCalledWith({ id: 'rev_1', do: 'approve' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reject the review of Källa Lemon Water by Nils Öberg' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith({ id: 'rev_2', do: 'reject' })
  },
}

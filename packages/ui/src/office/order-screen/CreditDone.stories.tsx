import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { narrow } from '../../internal/story-frames'
import { MailWaitsProvider } from '../mail-waits'
import { CreditDone } from './CreditDone'

const meta = {
  title: 'Office/Parts/CreditDone',
  component: CreditDone,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    order: {
      buyer: 'Anna Lindqvist',
      amountDue: '€1,130.68',
      payment: 'unpaid',
      refunds: [
        {
          id: 'ref_1',
          isReversal: false,
          time: { text: 'Sat 21 Nov, 10:20', dateTime: '2026-11-21T10:20:00+01:00' },
          person: 'Tove Lund',
          amount: '€8.91',
          pieces: 5,
          reason: 'Broken.',
        },
      ],
    },
    credit: { index: 0, isPaid: true },
    onClose: fn(),
  },
} satisfies Meta<typeof CreditDone>

export default meta
type Story = StoryObj<typeof meta>

/** The order was paid: the money is still to be transferred. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Left to do: transfer €8\.91 to the buyer\./)).toBeVisible()
  },
}

/** The order was not paid: the amount due is lower, and nothing is left to do. */
export const NotPaid: Story = {
  args: { credit: { index: 0, isPaid: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Amount due: €1,130\.68\. Nothing is left to do\./)).toBeVisible()
  },
}

/** Without a mail server the success says the same as the sheet before: the e-mail waits. */
export const MailWaits: Story = {
  decorators: [(render) => <MailWaitsProvider value>{render()}</MailWaitsProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The e-mail to Anna Lindqvist waits/)).toBeVisible()
    await expect(canvas.queryByText(/notified/)).toBeNull()
  },
}

/** The order was paid after the credit, so that its amount due is old. */
export const PaidSince: Story = {
  args: { credit: { index: 0, isPaid: false }, order: { ...meta.args.order, payment: 'paid' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

export const Closes: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

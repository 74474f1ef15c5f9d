import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { MailProblem } from './MailProblem'

const meta = {
  title: 'Office/Parts/MailProblem',
  component: MailProblem,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { mail: { kind: 'no_server', unsent: 2 }, href: '/office/inbox/mail?view=all' },
} satisfies Meta<typeof MailProblem>

export default meta
type Story = StoryObj<typeof meta>

/** A server without a mail server, with e-mails that wait. */
export const Default: Story = {
  play: async ({ canvas }) => {
    // The second text is the line of a phone.
    await expect(canvas.getAllByText(/sets SMTP_URL and MAIL_FROM.* 2 unsent e-mails wait/)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the e-mails' })).toBeVisible()
  },
}

/** Nothing was written yet, so there is nothing to see. */
export const NothingWritten: Story = {
  args: { mail: { kind: 'no_server', unsent: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See the e-mails' })).toBeNull()
    await expect(canvas.queryByText(/wait/)).toBeNull()
  },
}

/** The mail server takes no e-mails. */
export const Failing: Story = { args: { mail: { kind: 'failing', unsent: 1 } } }

/** On the page of the e-mails, and for operators who may not see them. */
export const WithoutLink: Story = { args: { href: undefined } }

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

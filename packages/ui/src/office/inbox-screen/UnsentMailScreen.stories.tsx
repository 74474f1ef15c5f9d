import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { inOffice } from '../story-frame'
import { UnsentMailScreen } from './UnsentMailScreen'
import { storySections } from './story-inbox'

const time = { text: 'Mon, 23 Nov, 07:58', dateTime: '2026-11-23T07:58:00+01:00' }

const meta = {
  title: 'Office/Screens/UnsentMailScreen',
  component: UnsentMailScreen,
  decorators: [inOffice('inbox')],
  parameters: { layout: 'fullscreen' },
  args: {
    sections: storySections,
    state: 'failed',
    stateHrefs: {
      all: '/office/inbox/mail?view=all',
      failed: '/office/inbox/mail',
      waiting: '/office/inbox/mail?view=waiting',
    },
    mails: {
      status: 'ready',
      refreshing: false,
      view: {
        count: 1,
        rows: [
          {
            id: 'mail_1',
            kind: 'order_shipped',
            recipient: 'nordlys@mat.example',
            href: '/office/orders/1',
            tries: 3,
            failure: 'Mailbox full (552)',
            written: time,
            next: time,
          },
        ],
      },
    },
    pending: [],
    problem: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof UnsentMailScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The recipient, the reason of the failure, and a button to retry. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mailbox full (552)')).toBeVisible()
  },
}

export const Waiting: Story = { args: { state: 'waiting' } }

/** Without a mail server each e-mail says why it waits, and a retry is not offered. */
export const NoMailServer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: 'waiting',
    hasNoServer: true,
    onRetry: fn(),
    mails: {
      status: 'ready',
      refreshing: false,
      view: {
        count: 1,
        rows: [
          {
            id: 'mail_2',
            kind: 'application_approved',
            recipient: 'nordlys@mat.example',
            href: '/office/applications/1',
            tries: 0,
            failure: null,
            written: time,
            next: time,
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No mail server is set')).toBeVisible()
    await expect(canvas.queryByText(time.text)).toBeNull()
    const retry = canvas.getByRole('button', { name: /^Try the e-mail/ })
    await expect(retry).toHaveAccessibleDescription('A mail server must be set first.')
  },
}

export const Empty: Story = {
  args: { mails: { status: 'ready', refreshing: false, view: { rows: [], count: 0 } } },
}

/** On a phone the button to retry is in view. */
export const PhoneRetries: Story = {
  ...behaviour,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: /^Try the e-mail/ }).getBoundingClientRect()
    await expect(retry.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The button to retry names the recipient. */
export const Retries: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try the e-mail to nordlys@mat.example again' }))
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'mail_1' })
  },
}

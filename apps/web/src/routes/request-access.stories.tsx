import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { http } from '@skafferi/fixtures/msw'
import {
  accessRequestRefused,
  failingAccessRequest,
  offline,
  stillLoading,
  tooManyRegistrations,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { applicant } from '../stories/story-application'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** A request for an account with five fields, without a complete application. */
const meta = {
  title: 'Pages/Visitors/RequestAccess',
  component: StoryPage,
  args: { address: '/request-access', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const requiredFields = {
  'Company name': applicant.companyName,
  'Full name': applicant.fullName,
  Email: applicant.email,
} as const

/** Fills in the form and sends it. */
async function sendRequest(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  for (const [label, text] of Object.entries(requiredFields))
    await userEvent.type(await canvas.findByLabelText(label), text)
  await userEvent.type(canvas.getByLabelText(/^Message/), 'We open in spring.')
  await userEvent.click(canvas.getByRole('button', { name: 'Request access' }))
}

/** Sends the form and expects the reason of the failure; the input stays. */
function expectSendFailure(text: string): Story['play'] {
  return async ({ canvas, canvasElement }) => {
    await sendRequest(canvasElement)
    await expect((await canvas.findByRole('alert')).textContent).toBe(text)
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('We open in spring.')
    await expect(canvas.getByRole('button', { name: 'Request access' })).toBeEnabled()
  }
}

/** Three fields are required. The confirmation replaces the form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Request access')
    await expect(document.title).toBe('Request access · Skafferi')
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
  },
}

export const Asks: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await sendRequest(canvasElement)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Thank You!' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('Your request has been received')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Landing Page' }))
    await expectAddress(canvasElement, '/landing')
  },
}

/** The first empty field gets the focus, and nothing is sent. */
export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Request access' })
    for (const [label, name] of [
      ['Company name', 'company name'],
      ['Full name', 'full name'],
      ['Email', 'email'],
    ] as const) {
      await userEvent.click(button)
      const field = canvas.getByLabelText(label)
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveAccessibleDescription(`Please fill in the ${name} field.`)
      await userEvent.type(field, requiredFields[label])
    }
  },
}

export const Loading: Story = {
  tags: ['reaches'],
  parameters: network(stillLoading()),
  play: async ({ canvas, canvasElement }) => {
    await sendRequest(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The store's error is also shown at its field. */
export const EmailRefused: Story = {
  tags: ['reaches'],
  parameters: network(accessRequestRefused()),
  play: async (context) => {
    await expectSendFailure('Invalid registration data')!(context)
    const field = context.canvas.getByLabelText('Email')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Please check the email field.')
  },
}

/** Too many from one network: the store states the waiting time. */
export const TooMany: Story = {
  tags: ['reaches'],
  parameters: network(tooManyRegistrations()),
  play: expectSendFailure('Too many tries. Please wait 60 minutes.'),
}

export const Failed: Story = {
  tags: ['reaches'],
  parameters: network(failingAccessRequest()),
  play: expectSendFailure('Something went wrong on our side.'),
}

export const FailedWithoutMessage: Story = {
  tags: ['reaches'],
  parameters: network([
    http.untyped.post('*/customer-request/register', () => Response.json({ message: '' }, { status: 500 })),
  ]),
  play: expectSendFailure('Server error'),
}

/** No response. */
export const Offline: Story = {
  tags: ['reaches'],
  parameters: network(offline()),
  play: expectSendFailure('Server error'),
}

/** Signed-in users have access. */
export const SignedIn: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/')
    await expect(canvas.queryByRole('heading', { name: 'Request access' })).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Request access' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

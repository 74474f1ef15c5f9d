import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failingMessage, messageRefused, offline, stillLoading, tooManyMessages } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectHeading, StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** The contact form, and the shop's phone number, e-mail and postal address. */
const meta = {
  title: 'Pages/Service/Contact',
  component: StoryPage,
  args: { address: '/contact-us', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const messageFields = { 'Your name': 'Sofie Holm', Email: 'sofie@nyhavn.example', Subject: 'Pallets' }

/** Fills in the form and sends it. */
async function sendMessage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  for (const [label, text] of Object.entries(messageFields)) {
    const field = await canvas.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await userEvent.type(canvas.getByLabelText('Message'), 'Do you deliver on pallets?')
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
}

/** Sends a message and expects the reason of the failure; the input stays. */
function expectSendFailure(text: string): Story['play'] {
  return async ({ canvas, canvasElement }) => {
    await sendMessage(canvasElement)
    await expect((await canvas.findByRole('alert')).textContent).toBe(text)
    await expect(canvas.getByLabelText('Message')).toHaveValue('Do you deliver on pallets?')
  }
}

/** The shop's own form: no sign-in is required, and the response confirms the message. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Contact Us')
    await expect(document.title).toBe('Contact Us · Skafferi')
  },
}

export const Sends: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await sendMessage(canvasElement)
    await expect(await canvas.findByText('Thank you. Your message has been sent.')).toBeVisible()
    await expect(canvas.getByLabelText('Message')).toHaveValue('')
  },
}

/** A customer's data is filled in. */
export const Customer: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('anna@kiosk.example')).toBe(canvas.getByLabelText('Email'))
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Anna Lindqvist')
  },
}

/** Nothing is sent while a field is invalid; the first one gets the focus. */
export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'sofie')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByLabelText('Your name')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
  },
}

export const Loading: Story = {
  tags: ['reaches'],
  parameters: network(stillLoading()),
  play: async ({ canvas, canvasElement }) => {
    await sendMessage(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The store's error is shown at its field. */
export const EmailRefused: Story = {
  tags: ['reaches'],
  parameters: network(messageRefused()),
  play: async ({ canvas, canvasElement }) => {
    await sendMessage(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const TooMany: Story = {
  tags: ['reaches'],
  parameters: network(tooManyMessages()),
  play: expectSendFailure('Too many tries. Please wait 60 minutes.'),
}

export const Failed: Story = {
  tags: ['reaches'],
  parameters: network(failingMessage()),
  play: expectSendFailure('Something went wrong on our side.'),
}

/** No response. */
export const Offline: Story = {
  tags: ['reaches'],
  parameters: network(offline()),
  play: expectSendFailure('Failed to send your message. Please try again.'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact Us' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

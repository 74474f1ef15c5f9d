import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failingCodeRequest, offline, stillLoading } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { askForCode, email } from '../stories/story-access'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** Sends a code to users who have forgotten the password, or have none yet. */
const meta = {
  title: 'Pages/Visitors/ForgotPassword',
  component: StoryPage,
  args: { address: '/forgot-password', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The response is the same for every e-mail, and the next page accepts the code. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Forgot your password?')
    await expect(document.title).toBe('Forgot your password? · Skafferi')
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/sign-in')
  },
}

export const SendsACode: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement)
    await expectAddress(canvasElement, '/otp')
    await expectHeading(canvas, 'Enter your code')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
    await expect(canvas.getByText(/^If there is an account for /)).toHaveTextContent(email)
  },
}

/** The approval e-mail leads here: one press, without input. */
export const FirstVisit: Story = {
  args: { address: '/forgot-password?first=1&email=maja%2Bshop%40havhimmel.example' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Welcome to Skafferi')
    await expect(canvas.getByLabelText('Email')).toHaveValue('maja+shop@havhimmel.example')
  },
}

export const FirstVisitSends: Story = {
  ...FirstVisit,
  ...behaviour,
  play: async (context) => {
    await FirstVisit.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expectAddress(canvasElement, '/otp')
    await expect(await canvas.findByText(/maja\+shop@havhimmel\.example/)).toBeVisible()
  },
}

export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }))
    const field = canvas.getByLabelText('Email')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Please fill in the email field.')
    await expectAddress(canvasElement, '/forgot-password')
  },
}

export const Loading: Story = {
  tags: ['reaches'],
  parameters: network(stillLoading()),
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Requests a code and expects the reason of the failure; the input stays. */
async function expectRefusal(canvasElement: HTMLElement, text: string) {
  await askForCode(canvasElement)
  const canvas = within(canvasElement)
  await expect((await canvas.findByRole('alert')).textContent).toBe(text)
  await expect(canvas.getByLabelText('Email')).toHaveValue(email)
  await expectAddress(canvasElement, '/forgot-password')
}

/** Someone who requested the code elsewhere continues with the entered e-mail. */
export const HasACode: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), email)
    await userEvent.click(canvas.getByRole('link', { name: 'I have a code' }))
    await expectAddress(canvasElement, '/otp')
    await expect(await canvas.findByLabelText('Email')).toHaveValue(email)
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
  },
}

export const Failed: Story = {
  tags: ['reaches'],
  parameters: network(failingCodeRequest()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Something went wrong on our side.'),
}

/** No response. */
export const Offline: Story = {
  tags: ['reaches'],
  parameters: network(offline()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Failed to send the code. Please try again.'),
}

/** Signed-in users have a password. */
export const SignedIn: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/')
    await expect(canvas.queryByRole('heading', { name: 'Forgot your password?' })).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

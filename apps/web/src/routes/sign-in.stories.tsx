import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers } from '@skafferi/fixtures/msw'
import {
  failingSignIn,
  offline,
  stillLoading,
  tokenMissing,
  tooManySignIns,
  unauthorized,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** Signs customers in, and keeps them signed in on request. */
const meta = {
  title: 'Pages/Visitors/SignIn',
  component: StoryPage,
  args: { address: '/sign-in', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const anna = storyWorld.customers.kiosk

/** Enters e-mail and password, and signs in. */
async function signIn(canvasElement: HTMLElement, password = anna.password, { email } = anna.customer) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

/** Signs in and expects the reason of the failure. */
async function expectRefusal(canvasElement: HTMLElement, text: string, password?: string) {
  await signIn(canvasElement, password)
  const alert = await within(canvasElement).findByRole('alert')
  await expect(alert).toHaveTextContent(text)
  await expect(alert.textContent).toBe(text)
  await expect(within(canvasElement).getByLabelText('Password')).not.toHaveValue('')
  await expect(within(canvasElement).getByRole('textbox', { name: 'Email' })).toHaveValue(anna.customer.email)
  await expectAddress(canvasElement, '/sign-in')
}

/** The customer is signed in and goes to the start page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Welcome Back')
    await expect(document.title).toBe('Sign in · Skafferi')
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
  },
}

export const SignsIn: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement)
    await expectAddress(canvasElement, '/')
    await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
  },
}

/** A user who requested a page returns to it. */
export const RequestedProfile: Story = {
  ...behaviour,
  args: { address: '/sign-in?return_to=%2Fprofile%3Fpage%3D2' },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expectAddress(canvasElement, '/profile?page=2')
  },
}

/** The session ended by itself: that is shown, and signing in returns to the same place. */
export const SessionEnded: Story = {
  ...behaviour,
  args: { address: '/profile?page=2', who: 'kiosk' },
  parameters: { ...behaviour.parameters, ...network(unauthorized()) },
  play: async ({ canvas, canvasElement, msw }) => {
    await expectAddress(canvasElement, '/sign-in?return_to=%2Fprofile%3Fpage%3D2')
    await expect(await canvas.findByText('You were signed out. Sign in to go on.')).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await signIn(canvasElement)
    await expectAddress(canvasElement, '/profile?page=2')
  },
}

/** Another user signs in instead, and gets the home page. */
export const AnotherUserSignsIn: Story = {
  ...SessionEnded,
  play: async ({ canvas, canvasElement, msw }) => {
    await expect(await canvas.findByText('You were signed out. Sign in to go on.')).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    const { customer, password } = storyWorld.customers.grocer
    await signIn(canvasElement, password, customer)
    await expectAddress(canvasElement, '/')
  },
}

/** A return URL of another site is ignored. */
export const RequestedAnotherSite: Story = {
  ...behaviour,
  args: { address: '/sign-in?return_to=%2F%2Fevil.example%2Fcart' },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expectAddress(canvasElement, '/')
  },
}

/** Signed-in users are redirected. */
export const AlreadySignedIn: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/')
    await expect(canvas.queryByRole('heading', { name: 'Welcome Back' })).toBeNull()
  },
}

export const Loading: Story = {
  tags: ['reaches'],
  parameters: network(stillLoading()),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByRole('alert').textContent).toBe('Please fill in all fields.')
  },
}

/** A wrong password; the next attempt can be right. */
export const WrongPassword: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await expectRefusal(canvasElement, 'Invalid credentials', 'not-the-password')
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeInvalid()
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.clear(canvas.getByLabelText('Password'))
    await userEvent.type(canvas.getByLabelText('Password'), `${anna.password}{Enter}`)
    await expectAddress(canvasElement, '/')
  },
}

export const NoTokenReceived: Story = {
  tags: ['reaches'],
  parameters: network(tokenMissing()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'No token received'),
}

/** The store's message, if there is one. */
export const TooManyAttempts: Story = {
  tags: ['reaches'],
  parameters: network(tooManySignIns()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Too many tries. Please wait 15 minutes.'),
}

export const ServerFault: Story = {
  tags: ['reaches'],
  parameters: network(failingSignIn()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'Something went wrong on our side.'),
}

/** No response. */
export const Offline: Story = {
  tags: ['reaches'],
  parameters: network(offline()),
  play: ({ canvasElement }) => expectRefusal(canvasElement, 'An error occurred during login.'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Back' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

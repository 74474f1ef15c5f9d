import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { signInRequestLimits } from '@skafferi/api/limits'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { problemOf } from '../../internal/stories/story-load'
import { storyShelves } from '../../internal/stories/story-shelves'
import { storyWorld } from '../../internal/stories/story-world'
import { SignInScreen } from './SignInScreen'

const { customer, password } = storyWorld.customers.kiosk

const meta = {
  title: 'Screens/Visitors/SignInScreen',
  component: SignInScreen,
  args: {
    limits: { email: signInRequestLimits.email.maxLength, password: signInRequestLimits.password.maxLength },
    busy: false,
    problem: null,
    shelves: storyShelves,
    onSignIn: fn(async () => true),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ width: 'full' }), withShopPaths],
} satisfies Meta<typeof SignInScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The form, with a link to the landing page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Sign in · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back')
    await expect(canvas.getByRole('link', { name: 'Skafferi, home' })).toHaveAttribute('href', '/landing')
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
    await expect(canvas.getByRole('link', { name: 'I have a code' })).toHaveAttribute('href', '/otp')
  },
}

/** A shop that is closed to visitors takes no applications. */
export const ClosedShop: Story = {
  args: { canApply: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Apply for an account' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'I have a code' })).toBeVisible()
  },
}

export const SignsIn: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), customer.email)
    await userEvent.type(canvas.getByLabelText('Password'), password)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: customer.email, password, remember: false })
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The store's message is shown. */
export const Refused: Story = {
  args: { problem: problemOf('sign_in', 'invalid_credentials', 'Invalid credentials') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Invalid credentials$/)
  },
}

/** The session has ended, in another tab or by expiry. */
export const SignedOut: Story = {
  args: { isEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You were signed out\. Sign in to go on\.$/)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** No response. */
export const NoResponse: Story = {
  args: { problem: problemOf('sign_in') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^An error occurred during login\.$/)
  },
}

/** On a phone one shelf is above the form, which fits into 320 px. */
export const Phone: Story = {
  ...Refused,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const packsShown = [...canvasElement.querySelectorAll('img[src*="/packshots/"]')].filter((pack) =>
      pack.checkVisibility(),
    )
    await expect(packsShown).toHaveLength(4)
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(packsShown[0]!.getBoundingClientRect().bottom).toBeLessThan(heading.top)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { ...Refused, globals: { direction: 'rtl' }, play: undefined }
export const Dark: Story = { ...Refused, globals: { scheme: 'dark' }, play: undefined }
export const HighContrast: Story = { ...Refused, globals: { contrast: 'more' }, play: undefined }

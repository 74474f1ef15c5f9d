import type { Meta, StoryObj } from '@storybook/react-vite'
import { codeEmailLimit, codeEmailPattern } from '@skafferi/domain/shop/password-reset'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { problemOf } from '../../internal/stories/story-load'
import { storyShelves } from '../../internal/stories/story-shelves'
import { storyWorld } from '../../internal/stories/story-world'
import { tabTo } from '../../internal/stories/tab-to'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

const { email } = storyWorld.customers.kiosk.customer

const meta = {
  title: 'Screens/Visitors/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  args: {
    reason: 'forgotten',
    email: '',
    limit: codeEmailLimit,
    pattern: codeEmailPattern,
    busy: false,
    problem: null,
    shelves: storyShelves,
    onRequest: fn(),
    onTypeEmail: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ width: 'full' }), withShopPaths],
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The response does not reveal whether a code was sent, so the page always says what to do. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If no e-mail arrives, use the latest code or try again in an hour.')).toBeVisible()
  },
}

/** By keyboard. An e-mail is required, and sent trimmed. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByLabelText('Email')
    await step('without input', async () => {
      await expect(document.title).toBe('Forgot your password? · Skafferi')
      await tabTo(field)
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveAccessibleDescription('Please fill in the email field.')
      await expect(args.onRequest).not.toHaveBeenCalled()
    })
    await step('with an e-mail', async () => {
      await userEvent.keyboard(` ${email}`)
      await expect(field).not.toBeInvalid()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRequest).toHaveBeenCalledWith({ email })
    })
    await step('an earlier code can still be entered', async () => {
      await expect(canvas.getByRole('link', { name: 'I have a code' })).toHaveAttribute('href', '/otp')
    })
  },
}

/** A text that is too long stays with an error, and is not sent. */
export const TooLong: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Email')
    await userEvent.click(field)
    await userEvent.paste('a'.repeat(codeEmailLimit + 1))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('1 character too many (limit 60)')
    await expect(args.onTypeEmail).toHaveBeenLastCalledWith({ email: 'a'.repeat(codeEmailLimit + 1) })
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}

/** An invalid e-mail address stays with an error, and is not sent. */
export const NoAddress: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Email')
    await userEvent.type(field, 'nope{Enter}')
    await expect(field).toHaveAccessibleDescription('Please enter an e-mail address, such as anna@kiosk.example.')
    await expect(field).toHaveValue('nope')
    await expect(field).toHaveFocus()
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}

/** Opened from the approval e-mail: a welcome, and one press sends the code. */
export const FirstVisit: Story = {
  args: { reason: 'first', email },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Skafferi')
    await expect(canvas.getByLabelText('Email')).toHaveValue(email)
  },
}

export const FirstVisitSends: Story = {
  ...FirstVisit,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onRequest).toHaveBeenCalledWith({ email })
  },
}

export const Sending: Story = { args: { busy: true, email } }

export const SendingBlocksActions: Story = {
  ...Sending,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }))
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}

export const NoResponse: Story = {
  args: { email, problem: problemOf('request_code') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send the code. Please try again.')
  },
}

/** Anyone can set the URL's parameters, so they are shown as text. */
export const HostileTextPhone: Story = {
  args: { reason: 'first', email: hostileText },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue(hostileText)
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { args: NoResponse.args, globals: { direction: 'rtl' } }
export const Dark: Story = { args: NoResponse.args, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: NoResponse.args, globals: { contrast: 'more' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { codeLength, toCodeView } from '@skafferi/domain/access'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { PageLayout } from '../../components/page-layout'
import { withShopPaths } from '../../commerce/shop-paths/story-paths'
import { storyShelves } from '../../internal/stories/story-shelves'
import { storyWorld } from '../../internal/stories/story-world'
import { tabTo } from '../../internal/stories/tab-to'
import { CodeScreen } from './CodeScreen'

const { email } = storyWorld.customers.kiosk.customer

/** A code that was asked for so many seconds ago. */
const secondsAgo = (seconds: number) =>
  toCodeView({ askedAt: 0, resendAfter: 60, expiresIn: 600 }, seconds * 1000)

const meta = {
  title: 'Screens/CodeScreen',
  component: CodeScreen,
  args: {
    ...secondsAgo(18),
    email,
    length: codeLength,
    busy: null,
    sent: 'once',
    problem: null,
    shelves: storyShelves,
    onVerify: fn(),
    onResend: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageLayout width="full">
        <Story />
      </PageLayout>
    ),
    withShopPaths,
  ],
} satisfies Meta<typeof CodeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Just sent. It says the same whether or not there is an account; by keyboard alone. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas }) => {
    await expect(document.title).toBe('Enter your code · Skafferi')
    await expect(canvas.getByText(/^If there is an account for /)).toHaveTextContent(email)
    await expect(canvas.getByText('Possible in 42 seconds.')).toBeVisible()
    const code = canvas.getByLabelText('Code')
    await tabTo(code)
    await userEvent.keyboard('40718{Enter}')
    await expect(args.onVerify).toHaveBeenCalledWith({ code: '40718' })
  },
}

/** Opened by itself: nobody knows of a code, so one can be asked for. */
export const WithoutEmail: Story = {
  args: { ...toCodeView(null, 0), email: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter the 5 digits from our e-mail.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Use another e-mail' })).toHaveAttribute('href', '/forgot-password')
  },
}

export const MayBeSentAgain: Story = {
  args: secondsAgo(61),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sent OTP Again' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const SentAgain: Story = { args: { ...secondsAgo(2), sent: 'again' } }
export const Verifying: Story = { args: { busy: 'verifying' } }
export const Resending: Story = { args: { busy: 'resending' } }

export const Expired: Story = {
  args: secondsAgo(601),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This code has run out. Please ask for another one.')).toBeVisible()
  },
}

export const WrongCode: Story = {
  args: {
    problem: {
      action: 'verify_code',
      code: 'invalid_code',
      message: 'This code does not work. Please check it, or ask for another one.',
      fields: {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This code does not work\./)
  },
}

/** Too many wrong codes: the store says how long to wait. */
export const Limited: Story = {
  args: {
    problem: {
      action: 'verify_code',
      code: 'too_many_attempts',
      message: 'Too many tries. Please wait 15 minutes.',
      fields: {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait 15 minutes.')
  },
}

export const Unanswered: Story = {
  args: { problem: { action: 'verify_code', code: 'network', message: null, fields: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to check the code. Please try again.')
  },
}

export const ResendFailed: Story = {
  args: { ...secondsAgo(61), problem: { action: 'request_code', code: 'network', message: null, fields: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send the code. Please try again.')
  },
}

export const HostileOnAPhone: Story = {
  args: { email: hostileText + 'x'.repeat(200) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { args: WrongCode.args, globals: { direction: 'rtl' } }
export const Dark: Story = { args: WrongCode.args, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: WrongCode.args, globals: { contrast: 'more' } }

import { pack } from '@skafferi/brand/content/packs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storyCodes } from '../recovery-codes/story-codes'
import { WelcomeScreen } from './WelcomeScreen'

const offer = {
  name: 'Johan Berg',
  email: 'johan@skafferi.example',
  role: 'orders' as const,
  authenticator: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Skafferi%20Office:johan?secret=JBSWY3DP',
  },
}

const accepted = {
  operator: { name: 'Johan Berg', email: 'johan@skafferi.example', role: 'orders' as const },
  recoveryCodes: storyCodes,
}

const meta = {
  title: 'Office/Screens/WelcomeScreen',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    invitation: { status: 'ready', view: offer, refreshing: false },
    accepted: undefined,
    shelves: [[{ src: pack('saltan-fish') }, { src: pack('kvarn-rye') }]],
    officeHref: '/office',
    busy: false,
    problem: null,
    faults: {},
    onAccept: fn(),
  },
} satisfies Meta<typeof WelcomeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No snapshot: its parts have their own. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

/** The first owner enters name and e-mail; the password is rejected as too easy to guess. */
export const FirstOwner: Story = {
  args: {
    invitation: { status: 'ready', view: { ...offer, name: null, email: null, role: 'owner' }, refreshing: false },
    problem: 'Please choose a password that is harder to guess.',
    faults: { password: { code: 'weak_password', message: 'is easy to guess' } },
  },
}

/** The link is used or expired. */
export const InvalidLink: Story = { args: { invitation: { status: 'ready', view: null, refreshing: false } } }

/** The operator is signed in, but the office's pages are not served. */
export const Accepted: Story = {
  args: { accepted, officeHref: null },
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }))
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByText('You are signed in as Orders.')).toBeVisible()
  },
}

/** The recovery codes are shown before the operator goes on. */
export const RecoveryCodes: Story = {
  args: { accepted },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your ten recovery codes' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Go to the office' })).toBeNull()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

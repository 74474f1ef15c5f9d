import { pack } from '@skafferi/brand/content/packs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
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

const meta = {
  title: 'Office/Pages/WelcomeScreen',
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

/** Not photographed: what it is made of has pictures of its own. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

/** The first owner says who it is; a password was too easy to guess. */
export const FirstOwner: Story = {
  args: {
    invitation: { status: 'ready', view: { ...offer, name: null, email: null, role: 'owner' }, refreshing: false },
    problem: 'Please choose a password that is harder to guess.',
    faults: { password: 'is easy to guess' },
  },
}

/** The link was used, or its time is over. */
export const Over: Story = { args: { invitation: { status: 'ready', view: null, refreshing: false } } }

/** One is signed in, and the pages of the office are not served. */
export const Accepted: Story = { args: { accepted: { name: 'Johan Berg', role: 'orders' }, officeHref: null } }

export const OnAPhone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

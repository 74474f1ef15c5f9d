import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { VisitorHeader } from '../../commerce/service/visitor-header'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { ApplicationStatusScreen } from './ApplicationStatusScreen'

const received = { status: 'received', received: '18 Nov 2026', decided: null } as const

const meta = {
  title: 'Screens/Visitors/ApplicationStatusScreen',
  component: ApplicationStatusScreen,
  args: { application: { status: 'ready', view: received } },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ header: <VisitorHeader /> }), withShopPaths],
} satisfies Meta<typeof ApplicationStatusScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The shop has not decided yet. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Your application · Skafferi')
    await expect(
      canvas.getByText('Received on 18 Nov 2026. Approval typically takes 1 to 4 business days.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Landing Page' })).toHaveAttribute('href', '/landing')
  },
}

/** The applicant has to answer a question, which is only in the e-mail. */
export const Asked: Story = {
  args: { application: { status: 'ready', view: { ...received, status: 'asked' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('We have asked you for more')
    const card = within(canvas.getByRole('region', { name: 'We have asked you for more' }))
    await expect(card.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
  },
}

export const Approved: Story = {
  args: { application: { status: 'ready', view: { ...received, status: 'approved', decided: '20 Nov 2026' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved on 20 Nov 2026. Your login details are in our e-mail.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
  },
}

export const Declined: Story = {
  args: { application: { status: 'ready', view: { ...received, status: 'declined', decided: '20 Nov 2026' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Decided on 20 Nov 2026. The reason is in our e-mail.')).toBeVisible()
  },
}

/** The link is incomplete, or belongs to another shop. */
export const Unknown: Story = {
  args: { application: { status: 'unknown' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not match an application')
  },
}

export const Loading: Story = {
  args: { application: { status: 'loading' } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Failed: Story = {
  ...behaviour,
  args: { application: { status: 'failed', retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.application.status === 'failed' && args.application.retry).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

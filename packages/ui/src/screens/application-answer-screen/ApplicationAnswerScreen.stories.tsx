import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { VisitorHeader } from '../../commerce/service/visitor-header'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { ApplicationAnswerScreen } from './ApplicationAnswerScreen'

/** The page behind a question's link if it has no form. */
const meta = {
  title: 'Screens/Visitors/ApplicationAnswerScreen',
  component: ApplicationAnswerScreen,
  args: { page: { status: 'answered', token: 'appl_1.m.x' } },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ header: <VisitorHeader /> }), withShopPaths],
} satisfies Meta<typeof ApplicationAnswerScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Answered: after sending, and when the link is opened again. */
export const Default: Story = {
  args: { page: { status: 'answered', token: 'appl_1.m.x' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('We have received your answer')
    await expect(canvas.getByRole('link', { name: 'See the Status' })).toHaveAttribute(
      'href',
      '/application#appl_1.m.x',
    )
  },
}

/** The link is no longer valid: the application was decided, or a later e-mail asks another question. */
export const Ended: Story = {
  args: { page: { status: 'ended', token: 'appl_1.m.x' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('This link is no longer valid')
  },
}

export const Loading: Story = {
  args: { page: { status: 'loading' } },
  parameters: { chromatic: { disableSnapshot: true } },
}

const onRetry = fn()

export const Failed: Story = {
  args: { page: { status: 'failed', retry: onRetry } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The link is incomplete, or belongs to another shop. */
export const Unknown: Story = {
  args: { page: { status: 'unknown' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not match an application')
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
export const Dark: Story = {
  globals: { scheme: 'dark' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const HighContrast: Story = {
  globals: { contrast: 'more' },
  parameters: { chromatic: { disableSnapshot: true } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { VisitorHeader } from '../../commerce/service/visitor-header'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { applicantDraft } from '../../internal/stories/story-registration'
import { SignUpDoneScreen } from './SignUpDoneScreen'

const meta = {
  title: 'Screens/Visitors/SignUpDoneScreen',
  component: SignUpDoneScreen,
  args: { email: applicantDraft.email },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ header: <VisitorHeader /> }), withShopPaths],
} satisfies Meta<typeof SignUpDoneScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Says that the application was received, not that an account was created. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Thank You! · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank You!')
    await expect(canvas.getByText(/1 to 4 business days\. Login details will follow by e-mail to /)).toHaveTextContent(
      applicantDraft.email,
    )
    await expect(canvas.getByRole('link', { name: 'Go to Landing Page' })).toHaveAttribute('href', '/landing')
  },
}

export const LongPhone: Story = { ...onAPhone, args: { email: `${'x'.repeat(200)}@kiosk.example` } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

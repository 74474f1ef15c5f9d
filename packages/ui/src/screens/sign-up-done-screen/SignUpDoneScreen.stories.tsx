import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLayout } from '../../components/page-layout'
import { withShopPaths } from '../../commerce/shop-paths/story-paths'
import { VisitorHeader } from '../../commerce/visitor-header'
import { applicantDraft } from '../../internal/stories/story-registration'
import { SignUpDoneScreen } from './SignUpDoneScreen'

const meta = {
  title: 'Screens/SignUpDoneScreen',
  component: SignUpDoneScreen,
  args: { email: applicantDraft.email },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageLayout header={<VisitorHeader />}>
        <Story />
      </PageLayout>
    ),
    withShopPaths,
  ],
} satisfies Meta<typeof SignUpDoneScreen>

export default meta
type Story = StoryObj<typeof meta>

/** It says what is true: received, not created. */
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

/** Opened again later, when nobody knows whose application it was. */
export const AfterAReload: Story = {
  args: { email: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Login details will follow by e-mail\.$/)).toBeVisible()
  },
}

export const LongOnAPhone: Story = {
  args: { email: `${'x'.repeat(200)}@kiosk.example` },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

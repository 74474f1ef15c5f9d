import type { Meta, StoryObj } from '@storybook/react-vite'
import { privacyText } from '@skafferi/brand/legal/privacy'
import { expectLegalText, expectLegalTextForCustomer, expectLegalTextToFit } from '../stories/story-legal'
import { StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** What personal data the shop stores, and the rights of the data subjects. */
const meta = {
  title: 'Pages/Service/Privacy',
  component: StoryPage,
  args: { address: '/privacy', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The complete text, for visitors and customers, marked as a demo. */
export const Default: Story = {
  play: ({ canvas }) => expectLegalText(canvas, privacyText),
}

/** A customer sees the same text below the customer's header, with a link in the footer. */
export const Customer: Story = {
  args: { who: 'kiosk' },
  play: ({ canvas }) => expectLegalTextForCustomer(canvas, privacyText, '/privacy'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas }) => expectLegalTextToFit(canvas, privacyText),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { cookiesText } from '@skafferi/brand/legal/cookies'
import { expectLegalText, expectLegalTextForCustomer, expectLegalTextToFit } from '../stories/story-legal'
import { StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** What the shop stores in the browser, and why. */
const meta = {
  title: 'Pages/Service/Cookies',
  component: StoryPage,
  args: { address: '/cookies', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The complete text, for visitors and customers, marked as a demo. */
export const Default: Story = {
  play: ({ canvas }) => expectLegalText(canvas, cookiesText),
}

/** A customer sees the same text below the customer's header, with a link in the footer. */
export const Customer: Story = {
  args: { who: 'kiosk' },
  play: ({ canvas }) => expectLegalTextForCustomer(canvas, cookiesText, '/cookies'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas }) => expectLegalTextToFit(canvas, cookiesText),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

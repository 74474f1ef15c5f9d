import type { Meta, StoryObj } from '@storybook/react-vite'
import { termsText } from '@skafferi/brand/legal/terms'
import { expectLegalText, expectLegalTextForCustomer, expectLegalTextToFit } from '../stories/story-legal'
import { StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** Shows the terms of sale. */
const meta = {
  title: 'Pages/Service/Terms',
  component: StoryPage,
  args: { address: '/terms', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The whole text for everybody, marked as the demo's. */
export const Default: Story = {
  play: ({ canvas }) => expectLegalText(canvas, termsText),
}

/** A customer reads the same under the customer's header, and finds it in the footer. */
export const Customer: Story = {
  args: { who: 'kiosk' },
  play: ({ canvas }) => expectLegalTextForCustomer(canvas, termsText, '/terms'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas }) => expectLegalTextToFit(canvas, termsText),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

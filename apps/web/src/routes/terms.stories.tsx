import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { legalTextsMissing } from '@skafferi/fixtures/scenarios'
import { termsText } from '@skafferi/brand/legal/terms'
import { expectLegalText, expectLegalTextForCustomer, expectLegalTextToFit } from '../stories/story-legal'
import { expectHeading, StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** The terms of sale. */
const meta = {
  title: 'Pages/Service/Terms',
  component: StoryPage,
  args: { address: '/terms', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The complete text, for visitors and customers, marked as a demo. */
export const Default: Story = {
  play: ({ canvas }) => expectLegalText(canvas, termsText),
}

/** A customer sees the same text below the customer's header, with a link in the footer. */
export const Customer: Story = {
  args: { who: 'kiosk' },
  play: ({ canvas }) => expectLegalTextForCustomer(canvas, termsText, '/terms'),
}

/** The shop has not published its terms yet. */
export const NotPublished: Story = {
  parameters: { ...network(legalTextsMissing()), chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Terms and conditions')
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Not published yet' })).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas }) => expectLegalTextToFit(canvas, termsText),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

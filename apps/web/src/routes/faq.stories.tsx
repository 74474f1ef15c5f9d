import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { failingContent } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectHeading, StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** Answers the most frequent questions. */
const meta = {
  title: 'Pages/Service/FAQ',
  component: StoryPage,
  args: { address: '/faq', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** Nine answers, and a link to the contact page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'FAQ Section')
    await expect(document.title).toBe('FAQ · Skafferi')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3, name: /\?$/ })).toHaveLength(9))
    const main = canvas.getByRole('main')
    await expect(main.querySelector('a[href="/contact-us"]')).toHaveTextContent('Contact Us')
  },
}

/** A customer sees the same page below the customer's header. */
export const Customer: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
    await expectHeading(canvas, 'FAQ Section')
  },
}

/** Without the answers the page says why, and links to the contact page. */
export const Failed: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(failingContent()) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Error loading content: API Error (500): Something went wrong on our side.'),
    ).toBeVisible()
    await expectHeading(canvas, 'FAQ Section')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'FAQ Section' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

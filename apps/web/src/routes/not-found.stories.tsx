import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectHeading, StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** Shown for a URL that does not exist, with links. */
const meta = {
  title: 'Pages/Anywhere/NotFound',
  component: StoryPage,
  args: { address: '/no/such/page', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** A URL that does not exist shows an error in the shop's frame. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Page not found')
    await expect(document.title).toBe('Page not found · Skafferi')
    await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/')
    await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
  },
}

/** A visitor sees the same page, and is not redirected. */
export const Visitor: Story = {
  args: { who: null },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Page not found')
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

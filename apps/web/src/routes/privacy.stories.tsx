import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { linesOf } from '@skafferi/brand/legal/legal-text'
import { privacyText } from '@skafferi/brand/legal/privacy'
import { StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

const meta = {
  title: 'Pages/Privacy',
  component: StoryPage,
  tags: ['!autodocs'],
  args: { address: '/privacy', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The whole text for everybody, marked as the demo's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await expect(document.title).toBe('Privacy policy · Skafferi')
    await expect(canvas.getByRole('main').textContent).toBe(linesOf(privacyText).join(''))
  },
}

/** A customer reads the same under the customer's header, and finds it in the footer. */
export const Customer: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await expect(canvas.getByRole('contentinfo').querySelector('a[href="/privacy"]')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

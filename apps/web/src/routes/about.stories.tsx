import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pagesWithoutBlocks } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectHeading, StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** About the shop, with links to the next steps. */
const meta = {
  title: 'Pages/Service/About',
  component: StoryPage,
  args: { address: '/about', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** About the shop; a visitor gets a link to the contact form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'About Us')
    await expect(document.title).toBe('About Us · Skafferi')
    await expect(await canvas.findByRole('heading', { level: 2, name: 'How we deliver' })).toBeVisible()
    const main = canvas.getByRole('main')
    await expect(main.querySelector('a[href="/contact-us"]')).toHaveTextContent('Contact Us')
    await expect(main.querySelector('a[href="/products"]')).toBeNull()
  },
}

/** A customer gets a link to the products. */
export const Customer: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'About Us')
    const main = canvas.getByRole('main')
    await expect(main.querySelector('a[href="/products"]')).toHaveTextContent('Shop Product')
  },
}

/** A shop that has written nothing about itself. */
export const NoBlocks: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(pagesWithoutBlocks()) },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'About Us')
    await waitFor(() => expect(canvas.queryByText('Loading...')).toBeNull())
    await expect(canvas.queryByRole('heading', { level: 2, name: 'How we deliver' })).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'About Us' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

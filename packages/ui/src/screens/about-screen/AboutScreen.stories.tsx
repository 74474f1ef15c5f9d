import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storyShelves } from '../../internal/stories/story-shelves'
import { AboutScreen } from './AboutScreen'

const meta = {
  title: 'Screens/Service/AboutScreen',
  component: AboutScreen,
  args: { audience: 'visitor', shelves: storyShelves },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor gets a link to the application. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('About Us · Skafferi')
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
    await expect(canvas.queryByRole('link', { name: 'Shop Product' })).toBeNull()
  },
}

/** A customer gets a link to the products. */
export const Customer: Story = {
  args: { audience: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop Product' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('link', { name: 'Apply for an account' })).toBeNull()
  },
}

/** Without pictures there is only text. */
export const WithoutShelves: Story = {
  args: { shelves: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

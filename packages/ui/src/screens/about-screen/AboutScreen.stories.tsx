import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLayout } from '../../components/page-layout'
import { withShopPaths } from '../../commerce/shop-paths/story-paths'
import { storyShelves } from '../../internal/stories/story-shelves'
import { AboutScreen } from './AboutScreen'

const meta = {
  title: 'Screens/AboutScreen',
  component: AboutScreen,
  args: { audience: 'visitor', shelves: storyShelves },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
    withShopPaths,
  ],
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor is led to the application. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('About Us · Skafferi')
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
    await expect(canvas.queryByRole('link', { name: 'Shop Product' })).toBeNull()
  },
}

/** A customer is led to the products. */
export const Customer: Story = {
  args: { audience: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop Product' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('link', { name: 'Apply for an account' })).toBeNull()
  },
}

/** Without packs the words stand alone. */
export const WithoutShelves: Story = {
  args: { shelves: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShopPathsProvider } from '../shop-paths'
import { storyPaths, withShopPaths } from '../shop-paths/story-paths'
import { VisitorHeader } from './VisitorHeader'

const meta = {
  title: 'Commerce/VisitorHeader',
  component: VisitorHeader,
  decorators: [withShopPaths],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VisitorHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  },
}

/** Sign-in returns to the page one came from. */
export const OnAProduct: Story = {
  args: { returnTo: '/products/prod_1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/sign-in?from=%2Fproducts%2Fprod_1',
    )
  },
}

/** A shop that takes no applications here offers sign-in alone. */
export const WithoutSignUp: Story = {
  decorators: [
    (Story) => (
      <ShopPathsProvider paths={{ ...storyPaths, signUp: undefined }}>
        <Story />
      </ShopPathsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  },
}

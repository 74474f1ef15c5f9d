import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ShopPathsProvider } from '../shop-paths'
import { storyPaths, withShopPaths } from '../shop-paths/story-paths'
import { VisitorHeader } from './VisitorHeader'

const meta = {
  title: 'Commerce/VisitorHeader',
  component: VisitorHeader,
  decorators: [(Story) => <header>{Story()}</header>, withShopPaths],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VisitorHeader>

export default meta
type Story = StoryObj<typeof meta>

/** A welcome and the two ways in, in the order of the keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome')).toBeVisible()
    const [home, signIn, signUp] = canvas.getAllByRole('link')
    await expect(home).toHaveAccessibleName('Skafferi, home')
    await expect(home).toHaveAttribute('href', '/landing')
    await expect(signIn).toHaveAccessibleName('Sign In')
    await expect(signIn).toHaveAttribute('href', '/sign-in')
    await expect(signUp).toHaveAccessibleName('Sign Up')
    await expect(signUp).toHaveAttribute('href', '/sign-up')
    await userEvent.tab()
    await userEvent.tab()
    await expect(signIn).toHaveFocus()
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

/** At 320 px both ways in stay beside the wordmark. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const tops = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(16)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { ShopPathsProvider } from '../shop-paths'
import { storyPaths, withShopPaths } from '../shop-paths/story-paths'
import { VisitorHeader } from './VisitorHeader'

const meta = {
  title: 'Commerce/Service/VisitorHeader',
  component: VisitorHeader,
  // The menu is loaded before a story opens it.
  loaders: [() => import('./VisitorMenu')],
  decorators: [(Story) => <header>{Story()}</header>, withShopPaths],
  parameters: {
    ...guide({
      also: ['public header', 'landing header'],
      use: ['At the top of public pages, for visitors.'],
      avoid: ['Signed-in customers: use Header.'],
      do: ['Set `returnTo` to the URL to open after sign-in.'],
      dont: ['Don’t show a cart, a search or prices: visitors have none.'],
      keys: [
        { key: 'Tab', does: 'Moves through the links about the shop to Sign In and Sign Up.' },
        { key: 'Enter', does: 'On a link: follows it. On the menu button: opens the menu.' },
        { key: 'Escape', does: 'Closes the menu, and moves the focus to its button.' },
      ],
      parts: [
        { name: 'Wordmark', is: 'The link to the landing page.', at: 'a[aria-label]' },
        { name: 'Links', is: 'Pages that are public.', at: 'nav' },
        { name: 'Sign-in', is: 'Sign In and Sign Up.', at: 'a[href*=sign-in], a:last-of-type' },
      ],
      content: ['Links have the titles of their pages.'],
      widths: 'One row with links, phone and address on wide screens. On phones a menu and Sign In.',
      announces: 'The banner landmark. The links are a navigation landmark with a name.',
      pairs: 'takes the window',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof VisitorHeader>

export default meta
type Story = StoryObj<typeof meta>

/** A welcome, the pages about the shop, the phone, Sign In and Sign Up, in tab order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome')).toBeVisible()
    await expect(canvas.getByText('Skafferi, Exempelgatan 1, 411 00 Gothenburg, Sweden')).toBeVisible()
    const [home, about, faq, contact, phone, signIn, signUp] = canvas.getAllByRole('link')
    await expect(about).toHaveAttribute('href', '/about')
    await expect(faq).toHaveAttribute('href', '/faq')
    await expect(contact).toHaveAttribute('href', '/contact-us')
    await expect(phone).toHaveAttribute('href', 'tel:+46313900600')
    await expect(home).toHaveAccessibleName('Skafferi, home')
    await expect(home).toHaveAttribute('href', '/landing')
    await expect(signIn).toHaveAccessibleName('Sign In')
    await expect(signIn).toHaveAttribute('href', '/sign-in')
    await expect(signUp).toHaveAccessibleName('Sign Up')
    await expect(signUp).toHaveAttribute('href', '/sign-up')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const [, about] = canvas.getAllByRole('link')
    await userEvent.tab()
    await userEvent.tab()
    await expect(about).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  },
}

/** Sign-in returns to the current page. */
export const OnAProduct: Story = {
  args: { returnTo: '/products/prod_1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/sign-in?from=%2Fproducts%2Fprod_1',
    )
  },
}

/** Without applications only sign-in is offered. */
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

/** Without these pages there are no links and no menu. */
export const WithoutServicePages: Story = {
  decorators: [
    (Story) => (
      <ShopPathsProvider paths={{ ...storyPaths, about: undefined, faq: undefined, contact: undefined }}>
        <Story />
      </ShopPathsProvider>
    ),
  ],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** On a phone the pages about the shop are in a menu, which is loaded when it is first opened. */
export const MenuPhone: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  globals: { viewport: { value: 'mobile2' } },
  args: { returnTo: '/cart' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(menu.getByText('Skafferi, Exempelgatan 1, 411 00 Gothenburg, Sweden')).toBeVisible())
    const names = menu.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual(['About Us', 'FAQ', 'Contact Us', 'Call us: +46 31 390 06 00', 'Sign In', 'Sign Up'])
    await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Fcart')
    await waitFor(() => expect(menu.getByRole('heading', { name: 'Menu' })).toHaveFocus())
    // The browser's handling of Escape.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

/** At 320 px Sign In stays beside menu and wordmark; Sign Up is in the menu. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).toBeNull()
    const { left, right } = canvas.getByRole('link', { name: 'Sign In' }).getBoundingClientRect()
    const home = canvas.getByRole('link', { name: 'Skafferi, home' }).getBoundingClientRect()
    await expect(left).toBeGreaterThan(home.right)
    await expect(right).toBeLessThanOrEqual(320 - 16)
  },
}

/** From the width of a common phone both buttons are shown. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

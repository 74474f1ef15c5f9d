import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { guide } from '../../../internal/stories/guide'
import { inPage } from '../../../internal/stories/in-page'
import { storyShelves } from '../../../internal/stories/story-shelves'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { AuthPage } from './AuthPage'

const meta = {
  title: 'Commerce/Account/AuthPage',
  component: AuthPage,
  decorators: [inPage({ width: 'full' }), withShopPaths],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      also: ['login layout', 'sign-in page'],
      use: ['For sign-in, a code, a new password or a request for access.'],
      avoid: ['For the application: it has a header and a list of steps.'],
      do: ['Show one form and at most two links below it.'],
      dont: ['Do not add a header: the logo links back.'],
      keys: [],
      parts: [
        { name: 'Name', is: 'The logo; links to the landing page.', at: 'a' },
        { name: 'Heading', is: 'The task of the page.', at: 'h1' },
        { name: 'Illustration', is: 'Decorative.', at: 'img[alt=""]' },
      ],
      content: ['The heading names the task; one sentence explains its purpose.'],
      widths: 'From 768 px the form is beside the shelves; below that one shelf is above the form.',
      announces: 'One heading and one form; the illustration is hidden from screen readers.',
      pairs: 'takes the window',
    }),
  },
  args: {
    heading: 'Welcome Back',
    text: 'Sign in to see prices and place orders.',
    shelves: storyShelves,
    children: <BannerMessage tone="positive">The form stands here.</BannerMessage>,
  },
} satisfies Meta<typeof AuthPage>

export default meta
type Story = StoryObj<typeof meta>

/** One heading, a link back, and a decorative picture that is hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back')
    await expect(canvas.getByRole('link', { name: 'Skafferi, home' })).toHaveAttribute('href', '/landing')
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Skafferi'])
  },
}

export const WithoutText: Story = {
  args: { text: undefined, heading: 'Thank You!' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Sign in to see/)).toBeNull()
  },
}

/** Four packs are loaded at once, the others when they become visible. */
export const Phone: Story = {
  args: { text: `Ask ${'x'.repeat(200)}@kiosk.example` },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const visiblePacks = [...canvasElement.querySelectorAll('img[src*="/packshots/"]')].filter((pack) =>
      pack.checkVisibility(),
    )
    await expect(visiblePacks).toHaveLength(4)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

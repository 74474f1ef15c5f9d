import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BannerMessage } from '../../components/banner-message'
import { guide } from '../../internal/stories/guide'
import { inPage } from '../../internal/stories/in-page'
import { storyShelves } from '../../internal/stories/story-shelves'
import { withShopPaths } from '../shop-paths/story-paths'
import { AuthPage } from './AuthPage'

const meta = {
  title: 'Commerce/Account/AuthPage',
  component: AuthPage,
  decorators: [inPage({ width: 'full' }), withShopPaths],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      also: ['login layout', 'sign-in page'],
      use: ['A page on the way into the shop: sign-in, a code, a password, a request for access.'],
      avoid: ['For the application itself: it has a header, and steps in the place of the pantry.'],
      do: ['Give it one form, and at most two links beneath it.'],
      dont: ['Do not put a header above it: the wordmark leads back.'],
      keys: [],
      parts: [
        { name: 'Name', is: 'Leads to the open pages.', at: 'a' },
        { name: 'Heading', is: 'The one thing to do here.', at: 'h1' },
        { name: 'Pantry', is: 'Decoration.', at: 'img' },
      ],
      content: ['The heading is the task; one sentence says what it is good for.'],
      widths: 'Words at the start and shelves beside them from 768 px on; below that the shelves go.',
      announces: 'One heading and one form; the pantry is not read out.',
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
    await expect(canvas.getAllByRole('img').map((image) => image.ariaLabel)).toEqual(['Skafferi'])
  },
}

export const WithoutText: Story = {
  args: { text: undefined, heading: 'Thank You!' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Sign in to see/)).toBeNull()
  },
}

/** Four packs fetched at once, the rest of the wall when it is seen. */
export const Phone: Story = {
  args: { text: `Ask ${'x'.repeat(200)}@kiosk.example` },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const shown = [...canvasElement.querySelectorAll('img')].filter((pack) => pack.checkVisibility())
    await expect(shown).toHaveLength(4)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

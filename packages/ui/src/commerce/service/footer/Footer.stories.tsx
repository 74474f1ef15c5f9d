import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { hostileText } from '@skafferi/fixtures/build'
import { BrandProvider } from '../../../components/content/brand'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyWorld } from '../../../internal/stories/story-world'
import { ShopPathsProvider } from '../shop-paths'
import { storyPaths, withShopPaths } from '../shop-paths/story-paths'
import { Footer } from './Footer'

const meta = {
  title: 'Commerce/Service/Footer',
  component: Footer,
  decorators: [(Story) => <footer>{Story()}</footer>, withShopPaths],
  parameters: {
    ...guide({
      also: ['site map', 'bottom navigation'],
      use: ['Below every page with a header.'],
      avoid: ['For a sign-in page: it has no footer.'],
      do: [
        'Use the quiet variant on most pages; `full` is for start pages.',
        'Show categories and tags as soon as they are loaded; their space is reserved.',
      ],
      dont: ['Do not add a fifth column: four is the maximum.'],
      keys: [
        { key: 'Tab', does: 'Moves from the contact details through the groups to the legal links.' },
        { key: 'Enter', does: 'Follows a link, calls the number, or opens a new e-mail.' },
      ],
      parts: [
        { name: 'Shop', is: 'The shop in one sentence.', at: 'p', rare: true },
        { name: 'Links', is: 'Grouped by subject.', at: 'a' },
        { name: 'Support', is: 'How to contact the shop.', at: 'a[href^="tel:"]' },
      ],
      content: ['Links have the title of their page.'],
      widths:
        'Full: four columns on a desktop, two below 1024 px. Quiet: one line for each group; on phones the loaded groups scroll and the others wrap.',
      announces: 'The footer landmark; each group is a named navigation.',
      pairs: 'takes the window',
    }),
    layout: 'fullscreen',
  },
  args: {
    audience: 'customer',
    categories: storyWorld.categories.map(({ name }) => name),
    tags: storyWorld.tags.slice(0, 8),
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const links = (column: string) => within(canvas.getByRole('navigation', { name: column })).getAllByRole('link')
    await step('categories', async () => {
      await expect(links('Top category')).toHaveLength(storyWorld.categories.length)
      await expect(links('Top category')[0]).toHaveAttribute('href', '/products?category=Food%20%26%20Candy')
    })
    await step('links', async () => {
      const quick = links('Quick links').map((link) => [link.textContent, link.getAttribute('href')])
      await expect(quick).toEqual([
        ['Shop Product', '/products'],
        ['Shopping Cart', '/cart'],
        ['Track Order', '/profile'],
        ['Customer Help', '/faq'],
      ])
    })
    await step('tags open a search', async () => {
      const [tag] = storyWorld.tags
      await expect(links('Popular tags')[0]).toHaveAttribute('href', `/products?tags=${tag}`)
    })
    await step('legal links open their pages', async () => {
      const legal = links('Legal').map((link) => [link.textContent, link.getAttribute('href')])
      await expect(legal).toEqual([
        ['Privacy Policy', '/privacy'],
        ['Terms of Service', '/terms'],
        ['Cookies Settings', '/cookies'],
      ])
    })
  },
}

/** In columns, on landing and home page: the shop and its address. */
export const Full: Story = {
  args: { variant: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('411 00 Gothenburg')).toBeVisible()
    const top = (name: string) => canvas.getByRole('navigation', { name }).getBoundingClientRect().top
    await expect(top('Popular tags')).toBe(top('Top category'))
  },
}

/** Visitors have three columns, which fill the line. */
export const FullForVisitors: Story = {
  args: { variant: 'full', audience: 'visitor' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('navigation', { name: 'Popular tags' }).getBoundingClientRect()
    await expect(right).toBe(canvas.getByRole('navigation', { name: 'Legal' }).getBoundingClientRect().right)
  },
}

/** The support line has the first tab stops: phone, then e-mail. */
export const Support: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Customer support' })).toBeVisible()
    await expect(canvas.getByText(/411 00 Gothenburg/)).toBeVisible()
    await userEvent.tab()
    const phone = canvas.getByRole('link', { name: 'Call us: +46 31 390 06 00' })
    await expect(phone).toHaveFocus()
    await expect(phone).toHaveAttribute('href', 'tel:+46313900600')
    await userEvent.tab()
    const email = canvas.getByRole('link', { name: /^Write to us/ })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAttribute('href', 'mailto:support@skafferi.example')
  },
}

/** The imprint follows the other legal pages where the shop has one. */
export const Imprint: Story = {
  ...behaviour,
  decorators: [
    (Story) => (
      <ShopPathsProvider paths={{ ...storyPaths, imprint: '/imprint' }}>
        <Story />
      </ShopPathsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const legal = within(canvas.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')
    await expect(legal.map((link) => link.getAttribute('href'))).toEqual(['/privacy', '/terms', '/cookies', '/imprint'])
  },
}

/** A legal page may be external; without an FAQ, Help links to the contact page; without pages of orders, none is tracked. */
export const OtherPages: Story = {
  decorators: [
    (Story) => (
      <ShopPathsProvider
        paths={{ ...storyPaths, privacy: 'https://group.example/privacy', faq: undefined, order: undefined }}
      >
        <Story />
      </ShopPathsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const privacy = canvas.getByRole('link', { name: 'Privacy Policy' })
    await expect(privacy).toHaveAttribute('href', 'https://group.example/privacy')
    await expect(canvas.getByRole('link', { name: 'Customer Help' })).toHaveAttribute('href', '/contact-us')
    await expect(canvas.queryByRole('link', { name: 'Track Order' })).toBeNull()
  },
}

/** Links of the seller follow the shop's own. */
export const OwnLinks: Story = {
  ...behaviour,
  decorators: [
    (Story) => (
      <BrandProvider brand={{ ...brand, links: [{ label: 'Sustainability', href: '/about#sustainability' }] }}>
        <Story />
      </BrandProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const quick = within(canvas.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
    await expect(quick.at(-1)).toHaveAccessibleName('Sustainability')
    await expect(quick.at(-1)).toHaveAttribute('href', '/about#sustainability')
  },
}

/** Visitors see no categories or customers' pages; a tag links to sign-in, then to its products. */
export const Visitor: Story = {
  args: { audience: 'visitor' },
  play: async ({ canvas }) => {
    const [tag] = storyWorld.tags
    const found = within(canvas.getByRole('navigation', { name: 'Popular tags' })).getAllByRole('link')
    await expect(found.map((link) => link.textContent)).toEqual(storyWorld.tags.slice(0, 8))
    const listing = storyPaths.products(`tags=${encodeURIComponent(tag!)}`)
    await expect(found[0]).toHaveAttribute('href', storyPaths.signIn(listing))
    await expect(canvas.queryByText('Food & Candy')).toBeNull()
    const quick = within(canvas.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
    await expect(quick.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Customer Help', '/faq'],
      ['About Us', '/about'],
    ])
  },
}

/** At most ten categories are shown. */
export const ManyCategories: Story = {
  args: { categories: Array.from({ length: 14 }, (_, index) => `Category ${index + 1}`) },
  play: async ({ canvas }) => {
    const column = within(canvas.getByRole('navigation', { name: 'Top category' }))
    await expect(column.getAllByRole('link')).toHaveLength(10)
    await expect(column.queryByText('Category 11')).toBeNull()
  },
}

/** While categories and tags are loading, their space is reserved. */
export const NoData: Story = {
  args: { categories: [], tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Top category' })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Popular tags' })).toBeNull()
    const quick = canvas.getByRole('navigation', { name: 'Quick links' })
    const places = [quick.previousElementSibling!, quick.nextElementSibling!]
    await expect(places.map(({ clientHeight }) => clientHeight)).toEqual([quick.clientHeight, quick.clientHeight])
  },
}

/** A shop without categories and tags has no lines for them. */
export const NoGroups: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { categories: undefined, tags: undefined },
  play: async ({ canvas }) => {
    const quick = canvas.getByRole('navigation', { name: 'Quick links' })
    const lines = [...quick.parentElement!.children].filter(({ textContent }) => textContent === '')
    await expect(lines).toEqual([])
  },
}

/** Names are text, and even one long word stays in its column. */
export const LongHostileText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { categories: [hostileText, 'Fjällhjortronvaniljkolasaltlakritspolkagrisströssel'], tags: [hostileText] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvas.getAllByText(hostileText)).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** On a phone contact details and quick links wrap; the loaded groups scroll, and the page does not. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const quick = within(canvas.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
    for (const link of [...quick, canvas.getByRole('link', { name: /^Write to us/ })])
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(320)
    const categories = within(canvas.getByRole('navigation', { name: 'Top category' })).getByRole('list')
    await expect(categories.scrollWidth).toBeGreaterThan(categories.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

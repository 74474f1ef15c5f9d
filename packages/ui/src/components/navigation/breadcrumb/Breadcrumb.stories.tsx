import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { narrow } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Breadcrumb } from './Breadcrumb'

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: guide({
    also: ['path', 'trail', 'you are here'],
    use: ['A page at least two levels below the home page: a product, an order.'],
    avoid: ['A page that the header links to: it needs no breadcrumb.', 'Steps of a process: use StepList.'],
    do: [
      'Begin with Home and end with the current page, which is not a link.',
      'Use the headings of the pages as labels.',
    ],
    dont: ['Don’t show the browsing history: show the position of the page in the shop.'],
    keys: [
      { key: 'Tab', does: 'Moves through the links to the parent pages.' },
      { key: 'Enter', does: 'Opens the page.' },
    ],
    parts: [
      { name: 'Link', is: 'A link to a parent page.', at: 'li a' },
      { name: 'Separator', is: 'A decorative icon, mirrored in right-to-left text.', at: 'li svg' },
      { name: 'Current page', is: 'The current page, not a link.', at: '[aria-current=page]' },
    ],
    content: [
      'Each item is the title of its page, word for word.',
      'Omit the last item if the heading directly below has the same text.',
    ],
    widths: 'Wraps between items, and inside an item only if a word is longer than the line.',
    announces: '“Breadcrumb, navigation”, a list, and the last item as the current page.',
    pairs: [
      {
        right: {
          items: [
            { label: 'Home', href: '/' },
            { label: 'Coffee', href: '/products?category=coffee' },
          ],
        },
        wrong: {
          items: [
            { label: 'Home', href: '/' },
            { label: 'Click here to go back to all of our coffee', href: '/products?category=coffee' },
          ],
        },
        because: 'An item is the title of a page.',
      },
    ],
  }),
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Nicotine Pouches', href: '/products?category=nicotine-pouches' },
      { label: 'Tjärn Cool Mint' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const breadcrumb = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(breadcrumb).getAllByRole('link')).toHaveLength(2)
    await expect(within(breadcrumb).getByText('Tjärn Cool Mint')).toHaveAttribute('aria-current', 'page')
  },
}

/** The current page is never a link. */
export const LastWithAddress: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Cart', href: '/cart' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Nicotine Pouches' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Choklad, praliner och konfektyr i lösvikt', href: '/products?category=choklad' },
      { label: `<img src=x onerror=alert(1)> ${'x'.repeat(200)}` },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
/** The separators are mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { Breadcrumb } from './Breadcrumb'

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: guide({
    also: ['path', 'trail', 'you are here'],
    use: ['A page at least two levels below the door: a product, an order.'],
    avoid: ['A page the header leads to by itself: it needs no way back.', 'Steps of a process: use StepList.'],
    do: [
      'Begin at Home and end at the page itself, which leads nowhere.',
      'Use the names the pages have in their headings.',
    ],
    dont: ['Don’t show the way one came: show where the page stands.'],
    keys: [
      { key: 'Tab', does: 'Goes through the pages above this one.' },
      { key: 'Enter', does: 'Opens one.' },
    ],
    parts: [
      { name: 'Step', is: 'A page above this one; a link.', at: 'li a' },
      { name: 'Separator', is: 'Decoration that turns with the direction of reading.', at: 'li svg' },
      { name: 'Present page', is: 'Where one is: no link.', at: '[aria-current=page]' },
    ],
    content: [
      'Each step has the title of its page, word for word.',
      'The last step may be left out where the heading right below says the same.',
    ],
    widths: 'Wraps between steps, and within a step only where a word is longer than the line.',
    announces: '“Breadcrumb, navigation”, a list, and the last step as the current page.',
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
        because: 'A step is a page’s name.',
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
    const way = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(way).getAllByRole('link')).toHaveLength(2)
    await expect(within(way).getByText('Tjärn Cool Mint')).toHaveAttribute('aria-current', 'page')
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { LinkButton } from '../../actions/button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: guide({
    also: ['zero state', 'no results', 'blank slate'],
    use: ['A section without content or results: an empty cart, no search results.'],
    avoid: ['Content that could not be loaded: use ErrorState.', 'A table without rows: use EmptyRow.'],
    do: ['Say in one sentence what is empty.', 'Offer one next action.'],
    dont: ['Don’t blame the user’s search.', 'Don’t use humour: users may see it every day.'],
    keys: [],
    parts: [
      { name: 'Empty shelf', is: 'An illustration: three outlines of packs on a shelf.', at: '[aria-hidden=true]' },
      { name: 'Title', is: 'What is empty.', at: 'h2, h3' },
      { name: 'Text', is: 'How to add content.', at: 'p' },
      { name: 'Action', is: 'One next step.', at: 'a, button' },
    ],
    content: [
      'The title states the fact: “Your cart is empty”.',
      'The text says what to do next, without emotion.',
      'No jokes and no apologies: nothing has gone wrong.',
    ],
    widths: 'Centred in its container, at most as wide as a text column; needs 160 px.',
    announces: 'Its heading, in reading order. If it appears after an action, the page has to announce that.',
    pairs: [
      {
        right: { title: 'Your cart is empty', text: 'Add some products to get started' },
        wrong: { title: 'Oops!', text: 'Nothing to see here.' },
        because: 'Say what is empty, and what to do.',
      },
    ],
  }),
  args: {
    title: 'Your cart is empty',
    text: 'Add some products to get started',
    action: <LinkButton href="/products">Browse Products</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
  },
}

export const SentenceOnly: Story = { args: { title: 'No products found.', text: undefined, action: undefined } }

/** In place of a panel it has a panel's frame. */
export const Panel: Story = { args: { variant: 'panel' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    title: 'Inga produkter motsvarar alla filter som du har valt i den här kategorin',
    text: 'Ta bort ett filter i taget, eller börja om från hela sortimentet',
  },
}

/** With the page's main heading. */
export const AsPage: Story = {
  args: { headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: { title: `<img src=x onerror=alert(1)> ${'x'.repeat(200)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

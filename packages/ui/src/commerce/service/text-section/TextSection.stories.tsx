import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { storyBlock } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { TextSection } from './TextSection'

const meta = {
  title: 'Commerce/Service/TextSection',
  component: TextSection,
  args: { content: storyBlock('about', 'text') },
  parameters: {
    ...guide({
      also: ['paragraph', 'prose'],
      use: ['Plain paragraphs on a page that the seller writes.'],
      avoid: ['Legal texts: use LegalScreen.', 'Questions: use FaqList.'],
      do: ['Begin a page with a text without a title.'],
      dont: ['Don’t expect other markup than links: the text is plain.'],
      keys: [],
      parts: [{ name: 'Paragraph', is: 'A line of the text, in which `[words](/about)` is a link.', at: 'p' }],
      content: ['One subject for each heading.'],
      widths: 'At most as wide as a line that is easy to read.',
      announces: 'A heading, unless it is empty, and paragraphs.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof TextSection>

export default meta
type Story = StoryObj<typeof meta>

/** Without a title, the text is a lead. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByText(/^Skafferi is one pantry for every shop/)).toBeVisible()
  },
}

/** Each line that is not blank is a paragraph. */
export const WithTitle: Story = {
  args: { content: { title: 'How we deliver', text: 'From our own shelves.\n\nYou can follow every order.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('How we deliver')
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(2)
  },
}

/** Words with an address are a link; what has another form of address stays text. */
export const Links: Story = {
  args: {
    content: {
      title: 'Our story',
      text: 'Read [about us](/about) and [the makers](https://makers.example/all).\n[1] [no](about) [no](//evil.example)',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'about us' })).toHaveAttribute('href', '/about')
    await expect(canvas.getByRole('link', { name: /^the makers/ })).toHaveAttribute(
      'href',
      'https://makers.example/all',
    )
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('[1] [no](about) [no](//evil.example)')).toBeVisible()
  },
}

/** Long words and markup are shown as text, and nothing scrolls sideways. */
export const LongHostileTextPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { content: { title: 'x'.repeat(120), text: `${hostileText}\n${'z'.repeat(200)}` } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }

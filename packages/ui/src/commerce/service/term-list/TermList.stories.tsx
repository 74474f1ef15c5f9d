import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { storyBlock } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { TermList } from './TermList'

const content = storyBlock('landing', 'terms')

const meta = {
  title: 'Commerce/Service/TermList',
  component: TermList,
  args: { content },
  parameters: {
    ...guide({
      also: ['conditions', 'benefits'],
      use: ['On the landing page: conditions that distinguish the shop.'],
      avoid: ['Services without a figure: use ServiceList.'],
      do: ['Lead with a figure, or let the title lead.', 'Put the rule behind a term in a second line.'],
      dont: ['Don’t use more than six.'],
      keys: [],
      parts: [
        { name: 'Term', is: 'What it is about.', at: 'h3' },
        { name: 'Small print', is: 'The rule, if the text has more than one line.', at: 'p + p' },
      ],
      content: ['A lead such as “60 days”, then one sentence.'],
      widths: 'Three in a row from 768 px, below each other on phones.',
      announces: 'A heading, and a list with a heading for each term.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof TermList>

export default meta
type Story = StoryObj<typeof meta>

/** The rule for returns is small print. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await expect(titles).toEqual(['Easy returns', '60 days to pay', 'Free shipping'])
    await expect(canvas.getByText('60-day payment terms with no additional fees.')).toBeVisible()
    await expect(canvas.getByText('Risk-free easy returns on first orders.').nextElementSibling).toHaveTextContent(
      brand.returns,
    )
  },
}

/** With a lead the title is smaller. */
export const Leads: Story = {
  args: {
    content: { ...content, items: content.items.map((item, index) => ({ ...item, lead: `${30 + index} days` })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 days')).toBeVisible()
  },
}

/** Long words and markup are shown as text, and nothing scrolls sideways. */
export const LongHostileTextPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    content: {
      title: 'x'.repeat(120),
      items: content.items.map((item) => ({
        ...item,
        title: 'y'.repeat(120),
        text: `${hostileText}\n${'z'.repeat(200)}`,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formColumn, narrow, themes } from '../../internal/story-frames'
import { guide } from '../../internal/stories/guide'
import { DescriptionList } from './DescriptionList'

const meta = {
  title: 'Components/Content/DescriptionList',
  component: DescriptionList,
  parameters: guide({
    also: ['key value', 'facts', 'details', 'definition list'],
    use: ['Facts about one thing, each with its name: a company, a delivery, a product’s specification.'],
    avoid: ['Several alike things: use Table.', 'Figures that stand for themselves: use Stats.'],
    do: [
      'Say in muted text what is not given, rather than leaving a hole.',
      'Use `aligned` where answers are long, `stacked` in narrow columns.',
    ],
    dont: ['Don’t mix facts of two things in one list.'],
    keys: [],
    parts: [
      { name: 'Term', is: 'What it is, quiet.', at: 'dt' },
      { name: 'Description', is: 'The fact, at the end of the line, so that facts stand in one column.', at: 'dd' },
    ],
    content: ['Terms are nouns without a colon.', 'Say that something is missing in words: “Not given”, muted.'],
    widths: 'Term and fact stand beside each other and wrap within their half; `stacked` puts one above the other.',
    announces: 'A description list: each term, then its fact.',
    pairs: [
      {
        right: { items: [{ term: 'Phone', description: 'Not given', tone: 'muted' }] },
        wrong: { items: [{ term: 'Phone:', description: '–' }] },
        because: 'A dash may be a fault of the page. Words are not.',
      },
    ],
  }),
  decorators: [formColumn],
  args: {
    items: [
      { term: 'User name', description: 'Karin Lindqvist' },
      { term: 'Email', description: 'karin@hornanlivs.example' },
      { term: 'Company name', description: 'Hörnan Livs AB' },
      { term: 'Phone', description: 'Not given', tone: 'muted' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    await expect(getComputedStyle(canvas.getByText('Hörnan Livs AB')).textAlign).toBe('end')
  },
}

export const Aligned: Story = { args: { variant: 'aligned' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    items: [{ term: 'Email', description: 'purchasing.department.northern.region@hornanlivsmedelsgrossist.example' }],
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Stacked: Story = { args: { variant: 'stacked' } }
export const Themes: Story = { decorators: [themes] }

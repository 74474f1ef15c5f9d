import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { DescriptionList } from './DescriptionList'

const meta = {
  title: 'Components/Content/DescriptionList',
  component: DescriptionList,
  parameters: guide({
    also: ['key value', 'facts', 'details', 'definition list'],
    use: ['Labelled details of one item: a company, a delivery, a product’s specification.'],
    avoid: ['Several similar items: use Table.', 'Key figures: use Stats.'],
    do: [
      'Show a missing value as muted text; do not leave it empty.',
      'Use `aligned` for long values, `stacked` in narrow columns.',
    ],
    dont: ['Don’t mix details of two items in one list.'],
    keys: [],
    parts: [
      { name: 'Term', is: 'The name of the value, in muted text.', at: 'dt' },
      { name: 'Description', is: 'The value, aligned to the end of the line, so that values form a column.', at: 'dd' },
    ],
    content: ['Terms are nouns without a colon.', 'Show a missing value as text: “Not given”, muted.'],
    widths: 'Term and value are side by side and wrap in their columns; `stacked` puts the value below the term.',
    announces: 'A description list: each term, then its value.',
    pairs: [
      {
        right: { items: [{ term: 'Phone', description: 'Not given', tone: 'muted' }] },
        wrong: { items: [{ term: 'Phone:', description: '–' }] },
        because: 'A dash may look like an error. Text does not.',
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { Diff } from './Diff'

const meta = {
  title: 'Components/Content/Diff',
  component: Diff,
  parameters: guide({
    also: ['changes', 'comparison', 'before and after'],
    since: '0.2.0',
    use: [
      'Changes that were made or will be made: in the activity, before a form is saved, in the check of an import.',
    ],
    avoid: [
      'An edit conflict that has to be resolved: use DiffChoice.',
      'All details of an item: use DescriptionList.',
    ],
    do: [
      'Show only fields that differ.',
      'Format amounts and dates as elsewhere.',
      'Point out a large change with a `note`.',
    ],
    dont: ['Don’t pass "null" or a dash for an empty value: pass `null`, and the kit shows a text.'],
    keys: [],
    parts: [
      { name: 'Field', is: 'The name of the changed field.', at: 'tbody th' },
      { name: 'Before', is: 'The old value, struck through; in a text only the removed words.', at: 'tbody td' },
      {
        name: 'After',
        is: 'The new value on a tinted background; added words are underlined.',
        at: 'tbody td:last-child',
      },
      { name: 'Note', is: 'Points out a large change.', at: 'tbody td:last-child > span > span:last-child' },
    ],
    content: ['Use the field names of the form.', 'A note is a number with its sign: “+31%”.'],
    widths: 'The columns keep their proportions at every width; values break inside words if necessary.',
    announces: 'A table: field, before, after. Removed and added words are announced as deletion and insertion.',
    pairs: [
      {
        right: { fields: [{ id: 'note', label: 'Note', before: 'Ask first', after: null }] },
        wrong: { fields: [{ id: 'note', label: 'Note', before: 'Ask first', after: 'null' }] },
        because: 'Pass `null` for an empty value: the kit has a text for it.',
      },
    ],
  }),
  args: {
    label: 'Changes by the updates',
    fields: [
      {
        id: 'price',
        label: 'LJU-0070, price',
        kind: 'money',
        before: '€2.40',
        after: '€3.15',
        note: { text: '+31%', tone: 'caution' },
      },
      {
        id: 'tier',
        label: 'KAL-0331, tier from 96',
        kind: 'money',
        before: '€0.64',
        after: '€0.62',
        note: { text: '−3%', tone: 'neutral' },
      },
      { id: 'stock', label: 'SYL-0400, stock', kind: 'number', before: '890', after: '1,140' },
      { id: 'tags', label: 'Tags', kind: 'list', before: 'sour', after: 'vegan, salt' },
      { id: 'customs', label: 'Customs code', before: null, after: '1704 90 71' },
      { id: 'note', label: 'Note', before: 'Ask before sending', after: null },
      {
        id: 'text',
        label: 'Description',
        before: 'Soft fish with a salt shell, vegan.',
        after: 'Soft fish with a sour shell, vegan.',
      },
    ],
  },
} satisfies Meta<typeof Diff>

export default meta
type Story = StoryObj<typeof meta>

/** Amounts, numbers, an empty field that was filled, a cleared one, and a text with one changed word. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Changes by the updates' }))
    await expect(table.getByRole('row', { name: /price.*€2\.40.*€3\.15/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /Tags/ })).toHaveTextContent(/Removed: sour.*Added: vegan, salt/)
    await expect(table.getByRole('row', { name: /Customs code/ })).toHaveTextContent('empty')
    await expect(table.getByRole('row', { name: /Note/ })).toHaveTextContent('cleared')
    await expect(within(table.getByRole('row', { name: /Description/ })).getByRole('deletion')).toHaveTextContent(
      /^salt$/,
    )
  },
}

export const Themes: Story = { decorators: [themes] }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { fields: [{ id: 'text', label: hostileText, before: hostileText, after: `${hostileText} x` }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').getBoundingClientRect().width).toBeLessThanOrEqual(288)
  },
}

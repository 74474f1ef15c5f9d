import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { DiffChoice } from './DiffChoice'

const meta = {
  title: 'Components/Content/DiffChoice',
  component: DiffChoice,
  parameters: guide({
    also: ['conflict', 'merge'],
    since: '0.2.0',
    use: [
      'An edit conflict: another user saved the item while it was being edited. The user chooses a value for each field that differs.',
    ],
    avoid: ['Read-only changes: use Diff.'],
    do: [
      'Say in the headings whose values these are, and when the other user saved.',
      'Omit fields that only one of the two users changed.',
    ],
    dont: ['Don’t choose for the user: leave a field open until it is chosen, or keep the other user’s value.'],
    keys: [
      { key: 'Tab', does: 'Moves from field to field.' },
      { key: 'Arrow Right', does: 'Selects the other value.' },
    ],
    parts: [
      { name: 'Headings', is: 'Whose values these are.', at: '#storybook-root > div > div > span, .grid > div > span' },
      { name: 'Field', is: 'The field that both users changed.', at: 'fieldset > span' },
      { name: 'Value', is: 'Selected by pressing it; a check mark shows the selected value.', at: 'fieldset label' },
    ],
    content: ['The heading of the other user’s values says when they were saved: “Hers, saved 08:14”.'],
    widths: 'The values are side by side at every width and break inside words if necessary.',
    announces: 'Each value with its heading: “Hers, saved 08:14: 3,310”.',
    pairs: [
      {
        right: { heads: { yours: 'Yours', theirs: 'Hers, saved 08:14' } },
        wrong: { heads: { yours: 'Version A', theirs: 'Version B' } },
        because: 'Users decide by who changed the value, and when.',
      },
    ],
  }),
  args: {
    headings: { yours: 'Yours', theirs: 'Hers, saved 08:14' },
    conflicts: [
      { id: 'price', label: 'Price', yours: '€1.80', theirs: '€1.82' },
      { id: 'stock', label: 'Stock', yours: '3,400', theirs: '3,310' },
    ],
    chosen: { price: 'yours', stock: 'theirs' },
    onChoose: fn(),
  },
} satisfies Meta<typeof DiffChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Hers, saved 08:14: 3,310' })).toBeChecked()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Yours: €1.80' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'price', side: 'theirs' })
  },
}

export const States: Story = {
  render: (args) => <StatesMatrix part={DiffChoice} args={args} target="label:not(:has(:checked))" cell={22} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }

export const Narrow: Story = { decorators: [narrow] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { DiffChoice } from './DiffChoice'

const meta = {
  title: 'Components/Content/DiffChoice',
  component: DiffChoice,
  parameters: guide({
    also: ['conflict', 'merge'],
    since: '0.2.0',
    use: [
      'Somebody else saved the same thing while it was being changed: which value holds, for each field that differs.',
    ],
    avoid: ['What was changed is only to be seen: use Diff.'],
    do: [
      'Say over the columns whose values they are, and when the other was saved.',
      'Leave out fields that only one of the two changed.',
    ],
    dont: ['Don’t choose for people: leave a field open until it is chosen, or keep theirs.'],
    keys: [
      { key: 'Tab', does: 'Goes from field to field.' },
      { key: 'Arrow Right', does: 'Chooses the other value.' },
    ],
    parts: [
      { name: 'Heads', is: 'Whose values these are.', at: '#storybook-root > div > div > span, .grid > div > span' },
      { name: 'Field', is: 'What both changed.', at: 'fieldset > span' },
      { name: 'Value', is: 'Chosen by pressing it; a tick marks the one that holds.', at: 'fieldset label' },
    ],
    content: ['The head of the other’s says when it was saved: “Hers, saved 08:14”.'],
    widths: 'Two values stand side by side at every width and break within words where they have to.',
    announces: 'Each value is read with whose it is: “Hers, saved 08:14: 3,310”.',
    pairs: [
      {
        right: { heads: { yours: 'Yours', theirs: 'Hers, saved 08:14' } },
        wrong: { heads: { yours: 'Version A', theirs: 'Version B' } },
        because: 'Whose it is, and since when, is what people choose by.',
      },
    ],
  }),
  args: {
    heads: { yours: 'Yours', theirs: 'Hers, saved 08:14' },
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

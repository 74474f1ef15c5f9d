import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { GridIcon, RowsIcon } from '../../content/icon'
import { SegmentedControl } from './SegmentedControl'

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  decorators: [formColumn],
  args: {
    label: 'Order mode',
    value: 'unit',
    segments: [
      { value: 'unit', label: 'Unit Order' },
      { value: 'bulk', label: 'Bulk Order' },
    ],
    onChange: fn(),
  },
  render: controlled(SegmentedControl, 'value', 'onChange'),
  parameters: guide({
    also: ['toggle', 'button group', 'switcher', 'view toggle'],
    use: ['Switching between two views or modes: unit or bulk, grid or list.'],
    avoid: [
      'Something that is on or off: use Switch.',
      'A choice in a form: use RadioGroup.',
      'Switching the content below, with more than three sections: use Tabs.',
    ],
    do: [
      'Use two segments, at most three, with one or two words each.',
      'Use only widely known icons, and always add a label.',
    ],
    dont: [
      'Do not leave it without a selection: one segment is always selected.',
      'Do not use it for something that cannot be undone.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the selected segment, and then out of the control.' },
      { key: 'Arrow Right, Arrow Down', does: 'Selects the next segment and wraps around.' },
      { key: 'Arrow Left, Arrow Up', does: 'Selects the previous segment.' },
    ],
    parts: [
      { name: 'Frame', is: 'Contains two or three segments.', at: 'fieldset' },
      { name: 'Segment', is: 'One option; the selected one is raised.', at: 'label' },
    ],
    content: [
      'One or two words each, in the same form: “Unit Order”, “Bulk Order”.',
      'Label the options, not actions.',
    ],
    widths:
      'As wide as its container with equal segments; `auto` is as wide as its labels. If the labels do not fit, use SelectField.',
    announces: 'Radio buttons in a group with a label that is not visible.',
    pairs: [
      {
        right: {
          segments: [
            { value: 'unit', label: 'Unit Order' },
            { value: 'bulk', label: 'Bulk Order' },
          ],
        },
        wrong: {
          segments: [
            { value: 'unit', label: 'Order single units' },
            { value: 'bulk', label: 'Switch to bulk ordering mode' },
          ],
        },
        because: 'Segments are parallel options of similar length.',
      },
    ],
  }),
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const ChoiceEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const bulk = canvas.getByRole('radio', { name: 'Bulk Order' })
    await expect(canvas.getByRole('group', { name: 'Order mode' }).getBoundingClientRect().height).toBe(40)
    await userEvent.click(bulk)
    await expect(bulk).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'bulk' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Unit Order' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'unit' })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Unit Order' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Bulk Order' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Unit Order' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'unit' })
  },
}

/** Selecting does not shift the layout, although the selected label is bold. */
export const Steady: Story = {
  ...behaviour,
  args: { width: 'auto' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group')
    const width = group.getBoundingClientRect().width
    await userEvent.click(canvas.getByRole('radio', { name: 'Bulk Order' }))
    await expect(group.getBoundingClientRect().width).toBe(width)
  },
}

export const Icons: Story = {
  args: {
    label: 'View',
    width: 'auto',
    value: 'shelf',
    segments: [
      { value: 'shelf', label: 'Shelf', icon: <GridIcon /> },
      { value: 'lines', label: 'Order list', icon: <RowsIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Order list' })).not.toBeChecked()
    await expect(canvas.getByText('Order list')).toBeVisible()
  },
}

export const Disabled: Story = {
  args: {
    segments: [
      { value: 'unit', label: 'Unit Order' },
      { value: 'bulk', label: 'Bulk Order', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Bulk Order' })).toBeDisabled()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    segments: [
      { value: 'unit', label: 'Beställ styckvis till butiken' },
      { value: 'bulk', label: 'Beställ i större parti' },
    ],
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** A long word without spaces stays within its segment. */
export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: {
    segments: [
      { value: 'unit', label: 'Lakrits'.repeat(29) },
      { value: 'bulk', label: '<img src=x onerror=alert(1)>' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(288)
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={SegmentedControl}
      args={args}
      variants={{ words: {}, signs: { ...Icons.args, value: 'shelf' } }}
      states={{ disabled: { ...Disabled.args, value: 'unit' } }}
      target="label:last-of-type > input"
      cell={13}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  render: (args) => (
    <div className="grid gap-3">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} {...Disabled.args} value="unit" label="Disabled" />
      <SegmentedControl {...args} {...Icons.args} value="shelf" label="View" />
    </div>
  ),
}

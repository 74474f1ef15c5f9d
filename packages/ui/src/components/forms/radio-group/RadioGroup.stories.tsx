import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { RadioGroup } from './RadioGroup'

const packs = [
  { value: 'can', label: 'Single can' },
  { value: 'roll', label: 'Roll of 10' },
  { value: 'case', label: 'Case', disabled: true },
]

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  decorators: [formColumn],
  args: { legend: 'Pack', options: packs, onChange: fn(), onBlur: fn() },
  parameters: guide({
    also: ['radio button', 'single choice', 'options'],
    use: ['One of two to seven visible options: a shipping method, a strength, a pack.'],
    avoid: [
      'More options: use SelectField, or Combobox for free text.',
      'Switching between two views: use SegmentedControl.',
    ],
    do: [
      'Use `options` for short labels that users compare, `list` for longer labels or hints.',
      'Show unavailable options as disabled: they are struck through, not hidden.',
    ],
    dont: [
      'Do not preselect if a wrong choice is costly: `value={null}` starts without a selection.',
      'Do not act on a selection at once: arrow keys select on the way.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the selected option, or to the first one, and then out of the group.' },
      { key: 'Arrow Down, Arrow Right', does: 'Selects the next option and wraps around.' },
      { key: 'Arrow Up, Arrow Left', does: 'Selects the previous option. Disabled options are skipped.' },
      { key: 'Space', does: 'Selects the focused option.' },
    ],
    parts: [
      { name: 'Legend', is: 'The subject of the choice.', at: 'legend' },
      { name: 'Option', is: 'One option; the whole line can be pressed.', at: 'label' },
      { name: 'Circle', is: 'The native radio button.', at: 'input' },
    ],
    content: [
      'The legend is a noun or a short question.',
      'Options have the same form, the most common one first.',
      'A hint below an option says what it costs or means.',
    ],
    widths: 'Options are stacked; with the variant `options` they are side by side and wrap.',
    announces: 'A radio group with the legend as its name and the error as its description.',
    pairs: [
      {
        right: { legend: 'Pack' },
        wrong: { legend: 'Please select one of the following options' },
        because: 'Radio buttons show that one can be selected. Name the subject.',
      },
    ],
  }),
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...inStates,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Pack' })).toBeVisible()
  },
}

export const ChoiceEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Roll of 10'))
    await expect(canvas.getByRole('radio', { name: 'Roll of 10' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'roll' })
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Single can' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'can' })
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'roll' })
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'can' })
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** The whole group is disabled, and its selection is still visible. */
export const Disabled: Story = {
  args: { defaultValue: 'roll', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Single can' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Roll of 10' })).toBeChecked()
  },
}

export const WithHints: Story = {
  args: {
    legend: 'Shipping',
    defaultValue: 'courier',
    options: [
      { value: 'courier', label: 'Courier', hint: '2-4 days' },
      { value: 'local', label: 'Local Shipping', hint: 'Up to one week' },
    ],
  },
}

export const Options: Story = {
  render: function Render(args) {
    const [pack, setPack] = useState('can')
    return (
      <RadioGroup
        {...args}
        variant="options"
        legend="Pack:"
        legendDetail={packs.find(({ value }) => value === pack)?.label}
        value={pack}
        onChange={({ value }) => setPack(value)}
      />
    )
  },
}

/** Arrow keys select and skip unavailable choices. Selecting does not shift the layout. */
export const ArrowsChoose: Story = {
  ...Options,
  ...behaviour,
  play: async ({ canvas }) => {
    const can = canvas.getByRole('radio', { name: 'Single can' })
    const roll = canvas.getByRole('radio', { name: 'Roll of 10' })
    const width = roll.getBoundingClientRect().width
    can.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(roll).toBeChecked()
    await expect(roll.getBoundingClientRect().width).toBe(width)
    await userEvent.keyboard('{ArrowRight}')
    await expect(can).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Case' })).toBeDisabled()
  },
}

export const NothingChosen: Story = { args: { variant: 'options', value: null } }

export const Invalid: Story = {
  args: { variant: 'options', value: null, error: 'Please select all product options' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please select all product options')
  },
}

export const InvalidList: Story = { args: { error: 'Please choose a pack' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    variant: 'options',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'Case of one hundred cans, wrapped' },
      { value: 'b', label: 'Half pallet with mixed flavours, chosen by the warehouse' },
    ],
  },
}

export const RightToLeft: Story = { ...Options, globals: { direction: 'rtl' } }

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: {
    legend: 'Lakrits'.repeat(29),
    options: [
      { value: 'a', label: hostileText, hint: 'Lakrits'.repeat(29) },
      { value: 'b', label: 'Lakrits'.repeat(29) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(288)
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={RadioGroup}
      args={{ ...args, defaultValue: 'roll' }}
      variants={{ list: {}, options: { variant: 'options' } }}
      states={{
        disabled: { disabled: true },
        error: { error: 'Please choose a pack' },
      }}
      target="input"
      cell={10}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [formColumn, themes],
  render: (args) => (
    <>
      <RadioGroup {...args} legend="Shipping" defaultValue="roll" />
      <RadioGroup {...args} variant="options" defaultValue="roll" />
      <RadioGroup {...args} variant="options" error="Please select all product options" />
      <RadioGroup {...args} legend="Disabled" defaultValue="roll" disabled />
    </>
  ),
}

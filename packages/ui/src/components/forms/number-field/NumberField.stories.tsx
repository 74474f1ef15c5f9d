import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { NumberField } from './NumberField'

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  decorators: [formColumn],
  args: { label: 'Number of employees', name: 'employees', value: null, min: 0, onChange: fn(), onBlur: fn() },
  render: controlled(NumberField, 'value', 'onChange'),
  parameters: guide({
    also: ['numeric input', 'amount'],
    use: ['A number that users know and type: employees, revenue, a volume.'],
    avoid: [
      'A small quantity that is increased and decreased: use NumberStepper.',
      'A range: use RangeSlider.',
      'Digits that are not a quantity (a phone number, an organisation number, a code): use TextField or CodeInput.',
    ],
    do: [
      'State the bounds in `hint` ("From 0 to 5000"), and show a violation in `error`.',
      'Set `decimals` for cents, and the unit as `prefix` or `suffix` and in the label.',
    ],
    dont: [
      'Do not correct typed input: users have to see a wrong amount to fix it.',
      'Do not treat `null` as 0: it is also reported for text that is not a number.',
    ],
    keys: [
      { key: 'Arrow Up, Arrow Down', does: 'Increases or decreases by one, within the bounds.' },
      { key: 'Page Up, Page Down', does: 'Increases or decreases by ten.' },
    ],
    parts: [
      { name: 'Label', is: 'The quantity.', at: 'label' },
      { name: 'Field', is: 'Keeps the input as typed, also if it is not a number.', at: 'input' },
    ],
    content: ['Put the unit in the field, not in the label.', 'State the bounds in the hint if users may reach them.'],
    widths: 'As wide as its column; the number is aligned to the start.',
    announces:
      'A text field with the numeric virtual keyboard. An invalid number is announced when the field loses the focus.',
    pairs: [
      {
        right: { label: 'Net weight', suffix: 'g' },
        wrong: { label: 'Net weight (in g, numbers only)' },
        because: 'A unit belongs next to the number.',
      },
    ],
  }),
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...inStates,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Number of employees' })
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  },
}

export const TypingEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Number of employees' })
    await userEvent.type(field, '12')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 12 })
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null })
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(field).not.toBeInvalid()
  },
}

/** Accepts a comma or point and spaces between thousands, and keeps the text as typed. */
export const Decimals: Story = {
  ...behaviour,
  args: { label: 'Annual revenue in euro', name: 'revenue', decimals: 2, suffix: '€' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Annual revenue in euro' })
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    await userEvent.type(field, '1 250,50')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1250.5 })
    await userEvent.tab()
    await expect(field).toHaveValue('1 250,50')
    await userEvent.clear(field)
    await userEvent.paste('1,284.60')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1284.6 })
  },
}

export const WithPrefix: Story = {
  args: { label: 'Budget in euro', prefix: '€', value: 5000, hint: 'From 0 to 5000' },
}

/** Text that is not a number stays, is reported as null, and gets an error when the field loses the focus. */
export const Unreadable: Story = {
  tags: ['reaches'],
  args: { error: 'Number of employees is required' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'a dozen')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null })
    await userEvent.tab()
    await expect(field).toHaveValue('a dozen')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter a whole number, such as 1250')
    await userEvent.type(field, '{Home}{ArrowUp}')
    await expect(field).toHaveValue('a dozen')
  },
}

export const TooManyDecimals: Story = {
  tags: ['reaches'],
  args: { decimals: 2 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12.505')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/at most 2 decimals/)
  },
}

/** The bounds limit keys, not typing: a number beyond them stays, and the parent shows an error. */
export const BeyondTheBounds: Story = {
  tags: ['reaches'],
  args: { max: 5000, error: 'At most 5000' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '5001')
    await userEvent.tab()
    await expect(field).toHaveValue('5001')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 5001 })
    await expect(field).toHaveAccessibleDescription('At most 5000')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { max: 20 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveValue('0')
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(field).toHaveValue('11')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 11 })
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveValue('20')
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await expect(field).toHaveValue('0')
  },
}

/** Scrolling the wheel over the field scrolls the page and does not change the number. */
export const Wheel: Story = {
  ...behaviour,
  args: { value: 12 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    field.focus()
    fireEvent.wheel(field, { deltaY: 100 })
    await expect(field).toHaveValue('12')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A number set by the parent replaces the typed text. */
export const ValueSetByParent: Story = {
  ...behaviour,
  render: function Render(args) {
    const [value, setValue] = useState<number | null>(null)
    return (
      <>
        <NumberField {...args} value={value} onChange={(event) => setValue(event.value)} />
        <button type="button" onClick={() => setValue(30)}>
          Take from last year
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toHaveValue('30')
  },
}

export const Negative: Story = {
  ...behaviour,
  args: { label: 'Temperature in °C', min: -40, value: -18, suffix: '°C' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('inputmode', 'text')
    await userEvent.clear(field)
    await userEvent.type(field, '-5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: -5 })
  },
}

export const Zero: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('0')
  },
}

export const Disabled: Story = { args: { value: 12, disabled: true } }

export const HugeNumberNarrow: Story = {
  decorators: [narrow],
  args: {
    label: 'Annual revenue of the whole group including its subsidiaries abroad, in euro',
    need: 'optional',
    value: 999_999_999_999,
    suffix: '€',
  },
}

export const RightToLeft: Story = { ...WithPrefix, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={NumberField}
      args={{ ...args, value: 12 }}
      states={{
        disabled: { disabled: true },
        error: { error: 'At most 5000' },
      }}
      cell={10}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  args: { value: 5001, suffix: '€', label: 'Budget in euro', error: 'At most 5000' },
}

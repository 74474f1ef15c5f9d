import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { controlled } from '../../internal/stories/controlled'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { NumberField } from './NumberField'

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  decorators: [formColumn],
  args: { label: 'Number of employees', name: 'employees', value: null, min: 0, onChange: fn(), onBlur: fn() },
  render: controlled(NumberField, 'value', 'onChange'),
  parameters: guide({
    also: ['numeric input', 'amount'],
    use: ['For a number that is known and typed: employees, a revenue, a volume.'],
    avoid: [
      'For a small count that is nudged up and down use NumberStepper.',
      'For a range use RangeSlider.',
      'Figures that count nothing (a telephone, an organisation number, a code) are text: use TextField or CodeInput.',
    ],
    do: [
      'Say the bounds in `hint` ("From 0 to 5000") and a breach of them in `error`.',
      'Give `decimals` where cents count, and the unit as `prefix` or `suffix` and in the label.',
    ],
    dont: [
      'Do not correct what was typed: a wrong amount has to be seen to be put right.',
      'Do not take `null` for 0 without a look: it is also what an unreadable text is reported as.',
    ],
    keys: [
      { key: 'Arrow Up, Arrow Down', does: 'One more, one less, as far as the bounds.' },
      { key: 'Page Up, Page Down', does: 'Ten more, ten less.' },
    ],
    parts: [
      { name: 'Label', is: 'What is counted or measured.', at: 'label' },
      { name: 'Field', is: 'Takes what is typed as it is; unreadable text is not thrown away.', at: 'input' },
    ],
    content: [
      'The unit stands in the field, not in the label.',
      'Bounds are said in the hint, where somebody may come near them.',
    ],
    widths: 'As wide as its column; figures stand at the start.',
    announces: 'A text field that brings the keyboard of figures. What is not a number is said when one leaves it.',
    pairs: [
      {
        right: { label: 'Net weight', suffix: 'g' },
        wrong: { label: 'Net weight (in g, numbers only)' },
        because: 'A unit belongs beside the figure.',
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
export const GivenAnew: Story = {
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

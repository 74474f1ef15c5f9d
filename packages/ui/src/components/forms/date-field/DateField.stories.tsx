import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { DateField } from './DateField'

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  decorators: [formColumn],
  args: { label: 'Preferred delivery day', name: 'day', value: '2026-11-23', onChange: fn(), onBlur: fn() },
  render: controlled(DateField, 'value', 'onChange'),
  parameters: guide({
    also: ['date picker', 'calendar', 'day'],
    use: ['A day that users know or look up in a calendar: a delivery, the start of a contract.'],
    avoid: ['A choice of a few days: use RadioGroup.', 'A read-only day: show it as text.'],
    do: ['Say in `hint` which days are possible; `min` and `max` only disable the others in the calendar.'],
    dont: [
      'Do not use a TextField with a pattern: date formats differ between countries.',
      'Do not validate while typing: an incomplete day is reported as empty. Wait for `onBlur`.',
    ],
    keys: [
      { key: 'Arrow Left, Arrow Right', does: 'Moves between day, month and year.' },
      { key: 'Arrow Up, Arrow Down', does: 'Changes the highlighted part.' },
      { key: 'Space', does: 'Opens the calendar, if the browser has one.' },
      { key: 'Backspace', does: 'Clears the highlighted part.' },
    ],
    parts: [
      { name: 'Label', is: 'The purpose of the day.', at: 'label' },
      { name: 'Field', is: 'The native date input: typed part by part, or chosen in its calendar.', at: 'input' },
    ],
    content: [
      'Name the day, not the action: “Preferred delivery day”.',
      'Say in the hint which days are possible, before users try.',
    ],
    widths: 'As wide as its column. On phones the system’s date picker opens.',
    announces: 'As the browser announces a date: day, month and year as three parts, each changed with the arrow keys.',
    pairs: [
      {
        right: { label: 'Preferred delivery day', hint: 'Monday to Friday' },
        wrong: { label: 'Date', hint: 'YYYY-MM-DD' },
        because: 'The browser shows the date format. Add what only the shop knows.',
      },
    ],
  }),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const ChangeEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Preferred delivery day')
    await expect(field).toHaveValue('2026-11-23')
    fireEvent.change(field, { target: { value: '2026-11-24' } })
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-24' })
    await expect(field.getBoundingClientRect().height).toBe(40)
  },
}

export const Empty: Story = { args: { value: '', hint: 'From Monday to Friday' } }

/** The calendar disables days outside the bounds; a typed one is accepted, and the parent shows an error. */
export const WithBounds: Story = {
  args: { min: '2026-11-21', max: '2026-12-31', value: '2027-01-04', error: 'Choose a day until 31 December 2026' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Preferred delivery day')
    await expect(field).toHaveAttribute('max', '2026-12-31')
    await expect(field).toHaveValue('2027-01-04')
    await expect(field).toHaveAccessibleDescription('Choose a day until 31 December 2026')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Preferred delivery day')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('2026-12-24')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-24' })
    field.blur()
    await expect(args.onBlur).toHaveBeenCalled()
  },
}

export const Required: Story = {
  args: { need: 'required', value: '', error: 'Preferred delivery day is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Preferred delivery day')).toBeInvalid()
    await expect(canvas.getByLabelText('Preferred delivery day')).toBeRequired()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { label: 'The day on which the first delivery should reach your warehouse', need: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/first delivery/).getBoundingClientRect().width).toBe(288)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={DateField}
      args={args}
      states={{
        disabled: { disabled: true },
        error: { error: 'Choose another day' },
      }}
      cell={10}
    />
  ),
}

export const Themes: Story = { ...inStates, decorators: [themes], args: { hint: 'From Monday to Friday' } }

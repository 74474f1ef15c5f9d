import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressKeys } from '../../../internal/stories/press-keys'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { SelectBox } from './SelectBox'
import { SelectField } from './SelectField'

const countries = [
  { value: 'se', label: 'Sweden' },
  { value: 'no', label: 'Norway' },
  { value: 'dk', label: 'Denmark' },
  { value: 'fi', label: 'Finland', disabled: true },
]

const meta = {
  title: 'Components/Forms/SelectField',
  component: SelectField,
  decorators: [formColumn],
  args: { label: 'Country', name: 'country', options: countries, onChange: fn(), onBlur: fn() },
  parameters: guide({
    also: ['dropdown', 'select', 'picker', 'listbox'],
    use: ['One of about six to thirty known options: a country of delivery, a type of business, a sort order.'],
    avoid: [
      'Up to five options: use RadioGroup, which shows all of them.',
      'Free text, or hundreds of options: use Combobox.',
    ],
    do: [
      'Order the options as users expect: alphabetically, by size, or the most common ones first.',
      'Use `placeholder` if no option suits most users; its value is empty.',
    ],
    dont: ['Do not navigate on selection: arrow keys select on the way.'],
    keys: [
      { key: 'Arrow Down, Arrow Up', does: 'Selects the next or the previous option.' },
      { key: 'Space, Alt + Arrow Down', does: 'Opens the list.' },
      { key: 'Letters', does: 'Select the first option that begins with them.' },
      { key: 'Escape', does: 'Closes the list; the selection does not change.' },
    ],
    parts: [
      { name: 'Label', is: 'The subject of the selection.', at: 'label' },
      { name: 'Control', is: 'The native select with its native list.', at: 'select' },
      { name: 'Caret', is: 'Decorative.', at: 'svg' },
    ],
    content: [
      'Options are nouns in the expected order: alphabetical, unless another order is obvious.',
      'A placeholder means that nothing is selected: “Choose a country”.',
    ],
    widths: 'As wide as its column; the list is the system’s, and may fill the screen on phones.',
    announces: 'A combobox with its label and the selected option.',
    pairs: [
      {
        right: { label: 'Country', placeholder: 'Choose a country' },
        wrong: { label: 'Country', placeholder: '---' },
        because: 'The empty option says what is missing.',
      },
    ],
  }),
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const ChoiceEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.selectOptions(select, 'dk')
    await expect(select).toHaveValue('dk')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'dk' })
    await expect(canvas.getByRole('option', { name: 'Finland' })).toBeDisabled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    const choose = (value: string) => () => userEvent.selectOptions(select, value)
    await pressKeys('{Tab}', () => select.focus())
    await expect(select).toHaveFocus()

    await step('arrows choose, and stop at the last enabled option', async () => {
      await pressKeys('{ArrowDown}', choose('no'))
      await expect(select).toHaveDisplayValue('Norway')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'no' })
      await pressKeys('{ArrowDown}{ArrowDown}', choose('dk'))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'dk' })
      await pressKeys('{ArrowUp}', choose('no'))
      await expect(select).toHaveDisplayValue('Norway')
    })

    await step('a letter moves to the next option with it', async () => {
      await pressKeys('s', choose('se'))
      await expect(select).toHaveDisplayValue('Sweden')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'se' })
    })

    await step('Escape reverts the choice, Tab leaves the field', async () => {
      await pressKeys(' ', () => undefined)
      await pressKeys('{Escape}', () => undefined)
      await expect(select).toHaveFocus()
      await expect(select).toHaveDisplayValue('Sweden')
      await expect(args.onBlur).not.toHaveBeenCalled()
      await pressKeys('{Tab}', () => select.blur())
      await expect(args.onBlur).toHaveBeenCalledOnce()
    })
  },
}

export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose a country', defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose a country')
  },
}

export const Invalid: Story = {
  args: { placeholder: 'Choose a country', error: 'Country is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Country is required')
  },
}

export const Required: Story = {
  args: { need: 'required', hint: 'Order progress sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeRequired()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Order progress sent')
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'no' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { options: [{ value: 'gb', label: 'United Kingdom of Great Britain and Northern Ireland' }] },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: { options: [{ value: 'x', label: `${hostileText} ${'Lakrits'.repeat(29)}` }], error: 'Lakrits'.repeat(29) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBe(288)
  },
}

/** `SelectBox`: for a row or a bar whose context makes a visible label unnecessary. */
export const InARow: Story = {
  ...behaviour,
  render: ({ options, onChange }) => (
    <SelectBox label="Country of row 2" emptyLabel="Any country" options={options} value="" onChange={onChange!} />
  ),
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country of row 2' })
    await expect(select).toHaveDisplayValue('Any country')
    await userEvent.selectOptions(select, 'Norway')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'no' })
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={SelectField}
      args={args}
      states={{
        disabled: { disabled: true },
        error: { error: 'Please choose a country' },
      }}
      cell={10}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [formColumn, themes],
  render: (args) => (
    <>
      <SelectField {...args} />
      <SelectField {...args} placeholder="Choose a country" error="Country is required" />
      <SelectField {...args} label="Disabled" disabled />
    </>
  ),
}

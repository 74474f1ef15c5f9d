import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { TextField } from './TextField'

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  decorators: [formColumn],
  args: { label: 'Company name', name: 'company', onChange: fn(), onBlur: fn() },
  parameters: guide({
    also: ['input', 'text input', 'textbox', 'email field'],
    use: ['One line of text: a name, an e-mail address, a phone number, a street.'],
    avoid: [
      'Several lines: use TextArea; a quantity: NumberField; a day: DateField; a password: PasswordField.',
      'A search: use SearchBox; with suggestions: Combobox.',
    ],
    do: [
      'Set `type`, `inputMode` and `autoComplete` for the right virtual keyboard and autofill.',
      'Validate in `onBlur`; validate while typing only after an error.',
    ],
    dont: [
      'Do not omit the label: a placeholder disappears on typing.',
      'Do not use `disabled` for text that users may read and copy: use `readOnly`.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves into the field and out of it.' },
      { key: 'Enter', does: 'Submits the form.' },
    ],
    parts: [
      { name: 'Label', is: 'The name of the field.', at: 'label' },
      { name: 'Field', is: 'Its type decides the virtual keyboard and autofill.', at: 'input' },
    ],
    content: [
      'Labels are nouns: “Company name”. Use “Email” in labels, “e-mail” in sentences.',
      'A placeholder is an example, never a label or a rule.',
    ],
    widths: 'As wide as its column; the font size is 16 px on phones, so that the page does not zoom.',
    announces: 'Its label; hint or error is the description, and an error makes it invalid.',
    pairs: [
      {
        right: { label: 'Company name', placeholder: 'Hörnan Livs AB' },
        wrong: { label: 'Name', placeholder: 'Company name (required)' },
        because: 'A placeholder disappears with the first character.',
      },
    ],
  }),
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { placeholder: 'Hörnan Livs AB' } }

export const TypingEvents: Story = {
  ...Default,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Company name' })
    await userEvent.type(input, 'Kiosk')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Kiosk' })
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(input.getBoundingClientRect().height).toBe(40)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'Company name' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Kiosk{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Kios' })
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Email: Story = {
  args: {
    label: 'Email',
    type: 'email',
    name: 'email',
    autoComplete: 'email',
    defaultValue: 'karin@hornanlivs.example',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
  },
}

export const WithSuffix: Story = {
  args: { label: 'Amount in euro', suffix: '€', defaultValue: '50.00', inputMode: 'decimal', hint: 'From 0 to 5000' },
}

export const WithPrefix: Story = { args: { label: 'Phone', prefix: '+', type: 'tel', defaultValue: '46 31 000 00 00' } }

/** The counter shows the used length; text over the limit is kept and gets an error. */
export const WithCounter: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [text, setText] = useState('Three bags split')
    return (
      <TextField
        {...args}
        label="Subject"
        maxLength={20}
        value={text}
        counter={`${text.length}/20`}
        onChange={({ value }) => setText(value)}
      />
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Subject' })
    await userEvent.type(input, ' in the case')
    await expect(input).toHaveValue('Three bags split in the case')
    await expect(canvas.getByText('28/20')).toBeVisible()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('8 characters too many (limit 20)')
  },
}

export const Invalid: Story = {
  args: { label: 'First name', error: 'First name is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('First name is required')
  },
}

export const Optional: Story = {
  args: {
    label: 'Company website',
    type: 'url',
    need: 'optional',
    autoComplete: 'url',
    placeholder: 'https://',
  },
}

export const Disabled: Story = {
  args: { defaultValue: 'Uploaded', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const ReadOnly: Story = { args: { label: 'Email', defaultValue: 'karin@hornanlivs.example', readOnly: true } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    label: 'Street and number, entrance, floor and what the driver should know',
    defaultValue: 'Norra Fäladsgatan 112, entrance from the yard behind the bakery',
  },
}

export const HostileText: Story = {
  args: { defaultValue: hostileText, hint: hostileText },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/img src=x/)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const RightToLeft: Story = { ...WithSuffix, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={TextField}
      args={args}
      variants={{
        empty: { placeholder: 'Hörnan Livs AB' },
        'with a unit': { label: 'Amount in euro', suffix: '€', defaultValue: '50.00' },
      }}
      states={{
        'read only': { readOnly: true },
        disabled: { disabled: true },
        error: { error: 'Please fill this in' },
      }}
      cell={8.5}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [formColumn, themes],
  render: (args) => (
    <>
      <TextField {...args} placeholder="Hörnan Livs AB" />
      <TextField {...args} label="First name" error="First name is required" />
      <TextField {...args} label="Amount in euro" suffix="€" defaultValue="50.00" hint="From 0 to 5000" />
      <TextField {...args} label="Read only" defaultValue="karin@hornanlivs.example" readOnly />
      <TextField {...args} label="Disabled" defaultValue="Uploaded" disabled />
    </>
  ),
}

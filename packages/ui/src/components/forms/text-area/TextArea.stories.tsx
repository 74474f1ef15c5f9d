import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { TextArea } from './TextArea'

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  decorators: [formColumn],
  args: { label: 'Description', name: 'description', onChange: fn(), onBlur: fn() },
  parameters: guide({
    also: ['multiline', 'comment field', 'message'],
    use: ['Text of several sentences: a complaint, a message, a review.'],
    avoid: ['One line: use TextField.', 'Several short texts: use ChipsField.'],
    do: [
      'Set `length` to the expected length: the height shows users how much to write.',
      'With `maxLength`, show a `counter`; text over the limit gets an error.',
    ],
    dont: ['Do not put instructions in the placeholder: it disappears on typing. Use `hint`.'],
    keys: [
      { key: 'Tab', does: 'Moves into the field and out of it; it never inserts a tab.' },
      { key: 'Enter', does: 'Starts a new line; it does not submit the form.' },
    ],
    parts: [
      { name: 'Label', is: 'The name of the field.', at: 'label' },
      { name: 'Field', is: 'As many lines as expected; grows with the text.', at: 'textarea' },
      { name: 'Note', is: 'The hint, and the used length.', at: '.text-xs' },
    ],
    content: [
      'Ask for specific information: “What is wrong with it?”.',
      'Show a counter if users may reach the limit.',
    ],
    widths: 'As wide as its column. It grows with its text to three times its height, and then scrolls.',
    announces: 'A multi-line text field. The error for a text that is too long is announced only when it is.',
    pairs: [
      {
        right: { label: 'Description', hint: 'What is damaged, and how many packs of it' },
        wrong: { label: 'Description', hint: 'Please describe your problem in as much detail as possible' },
        because: 'A hint says what the answer should contain.',
      },
    ],
  }),
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hint: 'Add important details and searchable keywords to the description.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await expect(field).toHaveAccessibleDescription(/searchable keywords/)
  },
}

export const TypingEvents: Story = {
  ...Default,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.type(field, 'One corner is crushed')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'One corner is crushed' })
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('One{Enter}Two')
    await expect(field).toHaveValue('One\nTwo')
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** It has a minimum height, grows with the text, and scrolls beyond three times its height. */
export const Grows: Story = {
  ...behaviour,
  args: { length: 'short' },
  render: function Render(args) {
    const [text, setText] = useState('')
    return <TextArea {...args} value={text} onChange={({ value }) => setText(value)} />
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const empty = field.getBoundingClientRect().height
    await userEvent.type(field, 'One{Enter}Two')
    await expect(field.getBoundingClientRect().height).toBe(empty)
    await userEvent.type(field, '{Enter}Three{Enter}Four')
    const grown = field.getBoundingClientRect().height
    await expect(grown).toBeGreaterThan(empty)
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
    await userEvent.type(field, '{Enter}'.repeat(8))
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
    await expect(field.getBoundingClientRect().height).toBeLessThanOrEqual(empty * 3)
  },
}

/** The counter shows the used length; text over the limit is kept and gets an error. */
export const WithCounter: Story = {
  tags: ['reaches'],
  args: { maxLength: 24 },
  render: function Render(args) {
    const [text, setText] = useState('Three bags are open')
    return <TextArea {...args} value={text} counter={`${text.length}/24`} onChange={({ value }) => setText(value)} />
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' and sticky')
    await expect(canvas.getByRole('textbox')).toHaveValue('Three bags are open and sticky')
    await expect(canvas.getByText('30/24')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('6 characters too many (limit 24)')
  },
}

export const Invalid: Story = {
  args: { need: 'required', hint: 'What happened', error: 'Description is required', counter: '0/5000' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('Description is required')
  },
}

export const Optional: Story = { args: { need: 'optional', placeholder: 'Anything else we should know' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'One corner is crushed' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'One corner is crushed' } }

/** Text is never interpreted as markup, and a long word without spaces breaks. */
export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: { label: `Description ${'Lakrits'.repeat(12)}`, defaultValue: hostileText + 'Lakrits'.repeat(29) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(field.getBoundingClientRect().width).toBe(288)
  },
}

export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={TextArea}
      args={{ ...args, length: 'short', defaultValue: 'One corner is crushed' }}
      states={{
        'read only': { readOnly: true },
        disabled: { disabled: true },
        error: { error: 'Please describe it' },
      }}
      cell={9.5}
    />
  ),
}

export const Themes: Story = { ...inStates, decorators: [themes], args: { ...Invalid.args, length: 'short' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { controlStyles } from './control-styles'
import { Field } from './Field'

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  decorators: [formColumn],
  args: {
    label: 'Company name',
    children: (control) => <input {...control} className={controlStyles()} />,
  },
  parameters: guide({
    also: ['form field', 'label', 'input wrapper', 'hint', 'validation message'],
    use: ['Inside a kit component, around a native control that has no field component yet.'],
    avoid: [
      'On a screen: use TextField, TextArea, NumberField, DateField, SelectField or another field component.',
      'Around several controls: a group needs a legend instead of a label, see RadioGroup.',
    ],
    do: [
      'Spread the given props on exactly one control: they connect it to label, hint and error.',
      'Say in `error` how to fix the problem: "Enter ten digits", not "Invalid input".',
      'Mark the few optional fields with `need="optional"`; users expect the others to be required.',
    ],
    dont: [
      'Do not show hint and error together: the error repeats the hint and says what is wrong.',
      'Do not put essential information in a placeholder.',
    ],
    keys: [],
    parts: [
      { name: 'Label', is: 'The name of the field; always visible, always above the control.', at: 'label' },
      {
        name: 'Control',
        is: 'One control of any kind, which gets its id and descriptions from the field.',
        at: 'input',
      },
    ],
    content: [
      'A label is a noun without a colon: “Company name”.',
      'Only optional fields are marked: “(optional)”.',
      'An error says how to fix it: “Please fill in the company name field.”',
    ],
    widths: 'As wide as its column. Label, control and hint are stacked at every width.',
    announces: 'The label is the name of the control, and hint or error its description; an error makes it invalid.',
    pairs: [
      {
        right: { label: 'Company name', error: 'Please fill in the company name field.' },
        wrong: { label: 'Company name*:', error: 'Invalid!' },
        because: 'An error says what to do. An asterisk needs an explanation.',
      },
    ],
  }),
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Company name')
    await expect(input).not.toHaveAttribute('aria-describedby')
    await expect(input).not.toHaveAttribute('aria-invalid')
    const label = canvas.getByText('Company name')
    await expect(input.getBoundingClientRect().top - label.getBoundingClientRect().bottom).toBe(6)
  },
}

export const WithHint: Story = {
  args: { hint: 'As in the company register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription('As in the company register')
  },
}

/** The error replaces the hint. */
export const Invalid: Story = {
  args: { hint: 'As in the company register', error: 'Company name is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Company name')
    await expect(input).toHaveAccessibleDescription('Company name is required')
    await expect(input).toBeInvalid()
    await expect(canvas.queryByText('As in the company register')).toBeNull()
  },
}

export const InvalidWithoutHint: Story = {
  args: { error: 'Company name is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription('Company name is required')
  },
}

export const Required: Story = {
  args: { need: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toBeRequired()
  },
}

export const Optional: Story = { args: { need: 'optional', label: 'Phone' } }
export const WithCounter: Story = { args: { label: 'Subject', counter: '27/60' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    label: 'Organisation number as registered with the authorities of the country of delivery',
    error: 'The organisation number has ten digits, without spaces or hyphens, and ends with a check digit',
    counter: '10/10',
  },
}

/** Text is never interpreted as markup, and a long word without spaces breaks. */
export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: { label: 'Lakrits'.repeat(29), error: `${hostileText} ${'Lakrits'.repeat(29)}`, counter: '203/60' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').parentElement as HTMLElement
    await expect(field.scrollWidth).toBeLessThanOrEqual(288)
  },
}

export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } }

export const Themes: Story = {
  decorators: [formColumn, themes],
  render: (args) => (
    <>
      <Field {...args} need="optional" hint="As in the company register" counter="0/60" />
      <Field {...args} error="Company name is required" />
    </>
  ),
}

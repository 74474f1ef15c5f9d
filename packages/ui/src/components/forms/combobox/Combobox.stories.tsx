import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Combobox } from './Combobox'

const NORDIC = ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden']

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  decorators: [formColumn],
  args: { label: 'Country', name: 'country', value: '', options: NORDIC, onChange: fn(), onBlur: fn() },
  render: controlled(Combobox, 'value', 'onChange'),
  parameters: guide({
    also: ['autocomplete', 'suggestions', 'datalist', 'typeahead'],
    use: [
      'A text that is usually one of many options: a country, a city, a brand.',
      'A long list that is faster to type than to scroll.',
    ],
    avoid: [
      'Fewer than about twenty options, without free text: use SelectField.',
      'Up to five options: use RadioGroup.',
      'Several texts: use ChipsField with suggestions.',
    ],
    do: ['Validate the text in `onBlur`: a text that is not in the list may be valid; if it is not, explain why.'],
    dont: ['Do not clear a text that is not in the list: the user typed it.'],
    keys: [
      { key: 'Arrow Down', does: 'Opens the list and highlights the next suggestion.' },
      { key: 'Arrow Up', does: 'Highlights the previous suggestion.' },
      { key: 'Enter', does: 'Selects the highlighted suggestion.' },
      { key: 'Escape', does: 'Closes the list; the text stays.' },
    ],
    parts: [
      { name: 'Label', is: 'The name of the field.', at: 'label' },
      { name: 'Field', is: 'Accepts any text.', at: 'input' },
      { name: 'Suggestions', is: 'The native list; the browser decides its size.', at: 'input' },
    ],
    content: [
      'Write suggestions as they will be saved.',
      'Do not write “choose or type” in the label: the field shows it.',
    ],
    widths: 'As wide as a form field; the list is the browser’s.',
    announces: '“Combobox”, its label, and the number of suggestions, as the browser announces them.',
    pairs: [
      {
        right: { label: 'Country' },
        wrong: { label: 'Country (start typing)' },
        because: 'A label is a noun. How the field works becomes clear by using it.',
      },
    ],
  }),
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...inStates,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    const suggestions = [...canvasElement.querySelectorAll('datalist option')].map((option) => option.textContent)
    await expect(suggestions).toEqual(NORDIC)
    await expect(field).toHaveAttribute('list', canvasElement.querySelector('datalist')?.id)
  },
}

export const TypingEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'Swe')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Swe' })
  },
}

/** Text that is not in the list is kept and reported like an option. */
export const FreeText: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Åland')
    await userEvent.tab()
    await expect(field).toHaveValue('Åland')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Åland' })
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Nor{Backspace}{Backspace}{Backspace}Finland')
    await expect(field).toHaveValue('Finland')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('Finland')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

const REGIONS = [...'ABCDEFGHIKLMN'].flatMap((first) =>
  Array.from({ length: 15 }, (_, place) => `${first}land ${place + 1}`),
)

/** As many options as there are countries. */
export const ManyOptions: Story = {
  args: { options: REGIONS, hint: '195 to choose from', autoComplete: 'country-name' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('datalist option')).toHaveLength(195)
    await expect(canvas.getByRole('combobox')).toHaveAttribute('autocomplete', 'country-name')
  },
}

export const NoOptions: Story = { args: { options: [], hint: 'Type a country' } }

export const TooLong: Story = {
  args: { maxLength: 8, value: 'Liechtenstein' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('5 characters too many (limit 8)')
  },
}

export const Invalid: Story = {
  args: { need: 'required', error: 'Country is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Country is required')
  },
}

export const Disabled: Story = { args: { value: 'Sweden', disabled: true } }

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: { label: 'Country in which the company is registered', value: hostileText, options: [hostileText] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue(hostileText)
  },
}

export const RightToLeft: Story = { args: { value: 'Sweden' }, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={Combobox}
      args={{ ...args, value: 'Sweden' }}
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
  decorators: [themes],
  args: { value: 'Sweden', hint: 'Where the company is registered' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { controlled } from '../../internal/stories/controlled'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
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
      'For a text that is usually one of many: a country, a city, a brand.',
      'Where a long list is quicker typed than scrolled.',
    ],
    avoid: [
      'Where only the listed answers count and there are fewer than about twenty, use SelectField.',
      'For up to five answers use RadioGroup.',
      'For several texts use ChipsField with suggestions.',
    ],
    do: [
      'Judge the text in `onBlur`: an answer that is not in the list is still an answer, and may be refused in words.',
    ],
    dont: ['Do not empty a text that is not in the list: it is what somebody typed.'],
    keys: [
      { key: 'Arrow Down', does: 'Opens the list and marks the next proposal.' },
      { key: 'Arrow Up', does: 'Marks the one before.' },
      { key: 'Enter', does: 'Takes the marked proposal.' },
      { key: 'Escape', does: 'Closes the list; the text stays.' },
    ],
    parts: [
      { name: 'Label', is: 'What is asked for.', at: 'label' },
      { name: 'Field', is: 'Anything can be typed.', at: 'input' },
      { name: 'Proposals', is: 'The browser’s own list, as wide and as tall as it likes it.', at: 'input' },
    ],
    content: [
      'Proposals are written as they are to be saved.',
      'The label does not say “choose or type”: the field shows it.',
    ],
    widths: 'As wide as a field of a form; the list is the browser’s.',
    announces: '“Combobox”, its label, and how many proposals there are, in the browser’s words.',
    pairs: [
      {
        right: { label: 'Country' },
        wrong: { label: 'Country (start typing)' },
        because: 'A label is a noun. How it works is seen by using it.',
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
    const proposals = [...canvasElement.querySelectorAll('datalist option')].map((option) => option.textContent)
    await expect(proposals).toEqual(NORDIC)
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

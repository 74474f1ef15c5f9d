import { useId } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { SearchBox } from './SearchBox'

const meta = {
  title: 'Components/Forms/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search products',
    placeholder: 'Search for anything...',
    onSearch: fn(),
    onClear: fn(),
  },
  parameters: guide({
    also: ['search field', 'find', 'query'],
    use: ['Searching the shop, or one list such as the orders.'],
    avoid: ['Narrowing a list by known properties: use filters.', 'Text that is part of a form: use TextField.'],
    do: [
      'Set `defaultText` from the URL and use it as `key`, so that Back shows the previous search.',
      'Say in `label` what is searched: a page may have two searches.',
    ],
    dont: [
      'Do not search on every key press: search on Enter, or in the search of a list after a pause.',
      'Do not move the focus to the results.',
    ],
    keys: [
      { key: 'Enter', does: 'Searches for the trimmed text.' },
      { key: 'Tab', does: 'Moves to the clear button, if there is a text, and to the search button.' },
      { key: 'Enter, Space', does: 'On the clear button: clears the field, which keeps the focus.' },
      { key: 'Escape', does: 'Clears the field.' },
    ],
    parts: [
      { name: 'Field', is: 'The search text; can be cleared.', at: 'input' },
      { name: 'Search icon', is: 'A search button; decorative if there is a labelled button.', at: 'button, span svg' },
    ],
    content: [
      'The label says what is searched: “Search products”.',
      'The placeholder is an example or a prompt, never a copy of the label.',
    ],
    widths: 'Fills its container. Without a labelled button the icon is the button.',
    announces: 'A search landmark with its label; the page announces the number of results.',
    pairs: [
      {
        right: { label: 'Search products', placeholder: 'Name, brand or article number' },
        wrong: { label: 'Search products', placeholder: 'Search products' },
        because: 'The placeholder says what users can search by.',
      },
    ],
  }),
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

/** Enter searches for the trimmed text. */
export const Searches: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Search products' })).toBeVisible()
    const input = canvas.getByRole('searchbox', { name: 'Search products' })
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await userEvent.type(input, '  liquorice {Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'liquorice' })
  },
}

/** With `action` the browser submits the search until scripts have loaded; then the page handles it. */
export const WithAddress: Story = {
  ...behaviour,
  args: { action: '/products' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/products')
    await userEvent.type(canvas.getByRole('searchbox'), 'mint{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'mint' })
  },
}

/** The icon is a button, so pointer users do not need Enter. */
export const SearchesByButton: Story = {
  ...Searches,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mint')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'mint' })
  },
}

/** With a labelled button. */
export const WithAButton: Story = {
  args: { defaultText: 'liquorice', submitLabel: 'Search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible()
  },
}

export const WithAButtonSearches: Story = {
  ...WithAButton,
  ...behaviour,
  args: { ...WithAButton.args, onType: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' x')
    await expect(args.onType).toHaveBeenLastCalledWith({ text: 'liquorice x' })
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'liquorice x' })
  },
}

export const Filled: Story = {
  args: { defaultText: 'liquorice' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox')
    await expect(input).toHaveValue('liquorice')
  },
}

/** The clear button empties the field, reports it, and keeps the focus in the field. */
export const Clears: Story = {
  ...Filled,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox')
    input.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('mint{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'mint' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: '' })
  },
}

export const HostileText: Story = { args: { defaultText: hostileText } }

/** Text is reported as typed. */
export const HostileSearches: Story = {
  ...HostileText,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: hostileText })
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { defaultText: 'sugar free liquorice with sea salt from the west coast' },
}

export const RightToLeft: Story = { args: { defaultText: 'liquorice' }, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={SearchBox}
      args={args}
      variants={{ empty: {}, filled: { defaultText: 'liquorice' } }}
      target="input"
      cell={14}
    />
  ),
}

/** Search landmarks need unique names. */
export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  render: function Render(args) {
    const id = useId()
    return <SearchBox {...args} label={`Search products ${id}`} defaultText="liquorice" />
  },
}

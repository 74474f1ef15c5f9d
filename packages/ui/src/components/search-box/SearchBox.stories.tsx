import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { SearchBox } from './SearchBox'

const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search products',
    placeholder: 'Search for anything...',
    onSearch: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

/** Enter searches for the trimmed text. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Search products' })).toBeVisible()
    const input = canvas.getByRole('searchbox', { name: 'Search products' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(input, '  liquorice {Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'liquorice' })
  },
}

/** The cross empties the field, says so, and leaves the focus where one types on. */
export const Filled: Story = {
  args: { defaultText: 'liquorice' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox')
    await expect(input).toHaveValue('liquorice')
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

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { defaultText: 'sugar free liquorice with sea salt from the west coast' },
}

export const RightToLeft: Story = { args: { defaultText: 'liquorice' }, globals: { direction: 'rtl' } }

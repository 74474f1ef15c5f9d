import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { ShelfActions } from './ShelfActions'

const meta = {
  title: 'Commerce/Shelf/ShelfActions',
  component: ShelfActions,
  args: { busy: null, copying: 'idle', link: null, problem: null, onCopy: fn(), onApply: fn() },
  parameters: {
    ...guide({
      also: ['share', 'apply'],
      use: ['Below a ShelfComposer.'],
      avoid: ['The shelf of a company, which is ordered: use FillBar.'],
      do: ['Store the shelf once for each composition.'],
      dont: ['Don’t store a shelf before the visitor asks for its link.'],
      keys: [{ key: 'Enter', does: 'Copies the link, or begins the application.' }],
      parts: [
        { name: 'Copy link', is: 'Stores the shelf and copies its link.', at: 'button:first-of-type' },
        { name: 'Apply', is: 'The filled button: begins an application with the shelf.', at: 'button:last-of-type' },
        { name: 'Message', is: 'That the link was copied, the link, or why it was not stored.', at: 'p' },
      ],
      content: ['No text of its own.'],
      widths: 'The buttons wrap.',
      announces: 'Two buttons; the result is announced.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
  decorators: [(Story) => <div className="flex flex-wrap justify-end gap-3">{Story()}</div>],
} satisfies Meta<typeof ShelfActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Copy link',
      'Apply with this shelf',
    ])
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

export const Copying: Story = { args: { busy: 'copy' } }
export const Applying: Story = { args: { busy: 'apply' } }

export const Copied: Story = {
  args: { copying: 'copied', link: 'https://shop.example/shelf/abc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied')
  },
}

/** If the browser does not copy, the link is shown. */
export const NotCopied: Story = {
  args: { copying: 'refused', link: 'https://shop.example/shelf/abc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('https://shop.example/shelf/abc')
  },
}

/** Without an answer the shelf stays, and the buttons can be pressed again. */
export const Failed: Story = {
  args: { problem: { action: 'arrange_shelf', code: 'network', message: null, fields: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  },
}

export const EmptyShelf: Story = { args: { disabled: true } }
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

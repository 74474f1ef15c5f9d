import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { column, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { TextField } from '../../forms/text-field'
import { DraftNotice } from './DraftNotice'

const meta = {
  title: 'Components/Feedback/DraftNotice',
  component: DraftNotice,
  args: { onStartOver: fn() },
  parameters: guide({
    also: ['autosave', 'restored', 'unsaved changes'],
    use: ['A form that opens with restored, unsent input.'],
    avoid: ['Saved values that are only displayed: they need no notice.', 'Other messages: use BannerMessage.'],
    do: [
      'Place it in the form, above the first field: it finds the fields there.',
      'Name the files that have to be chosen again: browsers do not keep them.',
      'Remove it when the form was cleared or submitted.',
    ],
    dont: ['Do not show it for an empty form.', 'Do not ask before opening the form: the input is already restored.'],
    keys: [
      { key: 'Tab', does: 'Moves to the start over button.' },
      { key: 'Enter', does: 'Clears the form; the focus moves to its first field.' },
    ],
    parts: [
      { name: 'Message', is: 'Says that the input was restored.', at: 'p' },
      { name: 'Start over', is: 'Clears the form, or restores the saved values.', at: 'button' },
    ],
    content: ['The text is built in; `note` adds one sentence about what could not be restored.'],
    widths: 'A banner: the button moves below the text if there is no space next to it.',
    announces:
      'Nothing when the page opens, because it is part of the initial page. Starting over moves the focus to the first field.',
    pairs: [
      {
        right: { lostFiles: ['carton.jpg'] },
        wrong: { lostFiles: ['1 file'] },
        because: 'The name says which file to choose again.',
      },
    ],
  }),
} satisfies Meta<typeof DraftNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We kept what you typed.')).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** The form edits saved values, which it can start from again. */
export const OverSomethingSaved: Story = {
  args: { resetTo: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use the saved version' })).toBeVisible()
  },
}

export const WithALostFile: Story = {
  args: { lostFiles: ['food-licence-2026.pdf'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This file could not be kept. Choose it again: food-licence-2026.pdf')).toBeVisible()
  },
}

export const WithLostFiles: Story = {
  args: { lostFiles: ['carton.jpg', 'bag.png'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 files could not be kept. Choose them again: carton.jpg, bag.png')).toBeVisible()
  },
}

/** Removes the notice and the input, and focuses the empty field. */
export const StartsEmpty: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: function Render(args) {
    const [subject, setSubject] = useState('Two bags are torn')
    const [restored, setRestored] = useState(true)
    return (
      <form className="grid gap-4">
        {restored && (
          <DraftNotice
            {...args}
            onStartOver={() => {
              args.onStartOver()
              setSubject('')
              setRestored(false)
            }}
          />
        )}
        {/* A new key remounts the field, as if a whole list were recreated. */}
        <TextField key={String(restored)} label="Subject" value={subject} onChange={({ value }) => setSubject(value)} />
      </form>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear the form' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Subject')).toHaveValue('')
    await expect(canvas.getByLabelText('Subject')).toHaveFocus()
    await expect(canvas.queryByText('We kept what you typed.')).toBeNull()
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { lostFiles: [hostileText, `${'x'.repeat(120)}.jpg`] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { args: { lostFiles: ['carton.jpg'] }, decorators: [column, themes] }
export const RightToLeft: Story = { args: { lostFiles: ['carton.jpg'] }, globals: { direction: 'rtl' } }

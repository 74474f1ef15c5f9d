import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { column, narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { TextField } from '../text-field'
import { DraftNotice } from './DraftNotice'

const meta = {
  title: 'Components/Feedback/DraftNotice',
  component: DraftNotice,
  args: { onStartOver: fn() },
  parameters: guide({
    also: ['autosave', 'restored', 'unsaved changes'],
    use: ['A form opens with what its person typed into it before and has not sent.'],
    avoid: ['What is saved and only shown again needs no notice.', 'For other news use BannerMessage.'],
    do: [
      'Put it into the form, above the first field: it finds the fields there.',
      'Name the files that must be chosen again: no browser keeps them.',
      'Let it go once the form was emptied or sent.',
    ],
    dont: ['Do not show it where the form is empty.', 'Do not ask before the form opens: what was typed is there.'],
    keys: [
      { key: 'Tab', does: 'Goes to Start empty.' },
      { key: 'Enter', does: 'Empties the form; the focus goes to its first field.' },
    ],
    parts: [
      { name: 'News', is: 'What was typed before is back.', at: 'p' },
      { name: 'Start over', is: 'Empties the form, or fills it with what is saved.', at: 'button' },
    ],
    content: ['It has its own words; a `note` adds one sentence about what could not be kept.'],
    widths: 'A banner: the button goes below the words where there is no room beside them.',
    announces:
      'Nothing when the page opens: it stands there from the beginning. Starting over moves the focus to the first field.',
    pairs: [
      {
        right: { lostFiles: ['carton.jpg'] },
        wrong: { lostFiles: ['1 file'] },
        because: 'The name says which one to choose again.',
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
  args: { start: 'saved' },
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

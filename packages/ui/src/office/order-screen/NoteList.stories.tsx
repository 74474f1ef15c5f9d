import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { narrow } from '../../internal/story-frames'
import { NoteList, type NoteListProps } from './NoteList'

const notes = [
  {
    id: '2',
    text: 'Called Anna: fine to send the chocolate on Tuesday.',
    time: '29 Nov, 09:12',
    person: 'Tove Lund',
    isYours: true,
  },
  {
    id: '1',
    text: 'The count was wrong, corrected to 0.',
    time: '24 Nov, 15:40',
    person: 'Johan Berg',
    isYours: false,
  },
]

const meta = {
  title: 'Office/Parts/NoteList',
  component: NoteList,
  decorators: [narrow],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notes, text: '', busy: false, problem: null, onText: fn(), onWrite: fn(), onDelete: fn() },
} satisfies Meta<typeof NoteList>

export default meta
type Story = StoryObj<typeof meta>

/** Two notes; only the own one can be deleted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1)
  },
}

export const Deletes: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }))
    await expect(args.onDelete).toHaveBeenCalledWith({ note: '2' })
  },
}

/** The note is listed and the field is empty once it is stored. */
export const Writes: Story = {
  ...behaviour,
  render: function Render(args: NoteListProps) {
    const [written, setWritten] = useState(args.notes)
    const [typed, setTyped] = useState(args.text)
    function write({ text }: { text: string }) {
      setWritten([
        { id: String(written.length + 1), text, time: 'now', person: 'Tove Lund', isYours: true },
        ...written,
      ])
      setTyped('')
    }
    return <NoteList {...args} notes={written} text={typed} onText={({ text }) => setTyped(text)} onWrite={write} />
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(field, 'Ring first.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await expect(canvas.getByText('Ring first.', { selector: 'span' })).toBeVisible()
    await expect(field).toHaveValue('')
  },
}

/** The text stays if it could not be stored. */
export const Failed: Story = {
  ...behaviour,
  args: { text: 'Ring first.', problem: 'You are offline. Try again.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await expect(args.onWrite).toHaveBeenCalledWith({ text: 'Ring first.' })
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring first.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('offline')
  },
}

export const Empty: Story = { args: { notes: [] } }

/** A reader cannot write. */
export const ReadOnly: Story = { args: { onWrite: undefined, onDelete: undefined } }

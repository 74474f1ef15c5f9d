import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { FileDrop } from './FileDrop'
import type { DroppedFile } from './FileLine'

/** An inline picture, so that the story needs no network. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M6 14h36v28H6z" fill="#b98a55"/></svg>',
  )

const file = (name: string, change: Partial<DroppedFile> = {}): DroppedFile => ({
  id: name,
  name,
  size: '1.8 MB',
  previewUrl: null,
  status: 'done',
  progress: null,
  problem: null,
  ...change,
})

const licence = file('food-licence-2026.pdf')
const chosen = (name: string) => new File(['content'], name)

/** The data of a drag or of the clipboard. */
function dataTransferOf(...files: File[]) {
  const transfer = new DataTransfer()
  files.forEach((one) => transfer.items.add(one))
  return transfer
}

/**
 * Dispatches a drag event with files.
 * @returns false if its default action was prevented
 */
function drag(element: Element, type: 'dragover' | 'drop', ...files: File[]): boolean {
  return element.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dataTransferOf(...files) }),
  )
}

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop,
  decorators: [formColumn],
  args: {
    label: 'Upload licenses',
    hint: 'PDF, JPEG or PNG, at most 10 MB',
    accept: '.pdf,image/jpeg,image/png',
    files: [],
    prompt: 'Drop the file here or',
    browseLabel: 'choose a file',
    onAdd: fn(),
    onRemove: fn(),
  },
  render: function Render(args) {
    const [files, setFiles] = useState(args.files)
    return (
      <FileDrop
        {...args}
        files={files}
        onAdd={(event) => {
          setFiles([...files, ...event.files.map(({ name }) => file(name))])
          args.onAdd(event)
        }}
        onRemove={(event) => {
          setFiles(files.filter(({ id }) => id !== event.id))
          args.onRemove(event)
        }}
      />
    )
  },
  parameters: guide({
    also: ['upload', 'dropzone', 'attachment', 'file picker'],
    use: ['Documents or pictures that belong to a form: a licence, photos of damage.'],
    avoid: ['A list that can be pasted as text: use TextArea.'],
    do: [
      'Say the file types and the maximum size in `hint`, before users reach the limit.',
      'Show every added file, also a failed one with the reason.',
      'Set `state` to `full` when no more files are allowed, and say the maximum in `hint`.',
    ],
    dont: [
      'Do not rely on `accept`: only the file dialog applies it. Check dropped and pasted files.',
      'Do not upload without showing the progress.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the drop area, then to the remove button of each file.' },
      { key: 'Enter, Space', does: 'On the drop area: opens the file dialog. On a remove button: removes the file.' },
      { key: 'Control + V', does: 'Adds a copied file or picture.' },
    ],
    parts: [
      { name: 'Label', is: 'The kind of files.', at: 'label' },
      {
        name: 'Drop area',
        is: 'Accepts dropped files, and opens the file dialog when pressed.',
        at: 'label + div label, div > label:has(input)',
      },
      { name: 'Hint', is: 'File types and maximum size, before users try.', at: '.text-xs' },
    ],
    content: [
      'In the hint, file types first, then size: “PDF, JPEG or PNG, at most 10 MB”.',
      'For a rejected file say which limit it exceeds.',
    ],
    widths: 'The drop area fills its column; file names are truncated and shown in full on hover.',
    announces: 'A status with the number of files and uploads; a failed file is announced with the reason.',
    pairs: [
      {
        right: { hint: 'PDF, JPEG or PNG, at most 10 MB' },
        wrong: { hint: 'Please upload a valid document' },
        because: 'The limits are known before the upload, so state them before.',
      },
    ],
  }),
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

/** One file: the area is disabled once a file is added; removing it enables and focuses the area. */
export const Default: Story = { ...inStates }

export const AddsAndRemoves: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Upload licenses/)
    const licenceFile = chosen('licence.pdf')
    await expect(field).toHaveAttribute('accept', '.pdf,image/jpeg,image/png')
    await expect(field).toHaveAccessibleName('Upload licenses Drop the file here or choose a file')

    await step('choosing', async () => {
      await userEvent.upload(field, licenceFile)
      await expect(args.onAdd).toHaveBeenLastCalledWith({ files: [licenceFile] })
      await expect(field).toBeDisabled()
      await expect(field).toHaveAccessibleName('Upload licenses Uploaded')
      await expect(canvas.getByRole('status')).toHaveTextContent('1 file added, 1 uploaded')
    })

    await step('removing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove licence.pdf' }))
      await expect(args.onRemove).toHaveBeenLastCalledWith({ id: 'licence.pdf' })
      await expect(field).toBeEnabled()
      await expect(field).toHaveFocus()
    })
  },
}

const pictures = {
  label: 'Pictures',
  hint: 'JPEG, PNG or WebP, 10 MB each, at most 10',
  accept: 'image/jpeg,image/png,image/webp',
  multiple: true,
  prompt: 'Drop pictures here or',
  browseLabel: 'choose files',
} as const

/** Every state of a file. */
export const Several: Story = {
  args: {
    ...pictures,
    files: [
      file('case.jpg', { previewUrl: picture }),
      file('corner.jpg', { previewUrl: picture, status: 'uploading', progress: 0.4 }),
      file('label.webp', { status: 'uploading' }),
      file('bag.png', { status: 'waiting' }),
      file('film.mov', { status: 'failed', size: '48 MB', problem: 'A picture may be at most 10 MB' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Pictures/)).toBeEnabled()
    await expect(canvas.getByRole('progressbar', { name: 'Uploading corner.jpg' })).toHaveAttribute('value', '0.4')
    await expect(canvas.getByText('A picture may be at most 10 MB')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('5 files added, 1 uploaded 1 not uploaded')
  },
}

/** A picture that cannot be shown has a message; it may still be sent. */
export const BrokenPicture: Story = {
  tags: ['reaches'],
  args: {
    ...pictures,
    files: [
      file('case.jpg', { status: 'waiting', previewUrl: 'data:image/jpeg;base64,AAAA' }),
      file('bag.jpg', {
        status: 'failed',
        previewUrl: 'data:image/jpeg;base64,AAAB',
        problem: 'bag.jpg is not a picture.',
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('This picture cannot be shown. It may be damaged.')).toBeVisible()
    await expect(canvas.getByText('bag.jpg is not a picture.')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { ...pictures, files: [file('case.jpg'), file('bag.png')] },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const field = canvas.getByLabelText(/Pictures/)
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove bag.png' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith({ id: 'bag.png' })
    await expect(field).toHaveFocus()
  },
}

/** The area is highlighted while files are dragged over it, and no longer when they are dropped elsewhere. */
export const Dropped: Story = {
  ...behaviour,
  args: pictures,
  play: async ({ args, canvas, canvasElement }) => {
    const area = canvas.getByText('choose files').closest('label')!
    const both = [chosen('case.jpg'), chosen('bag.png')]
    drag(area, 'dragover', ...both)
    await waitFor(() => expect(area).toHaveAttribute('data-over', 'true'))
    fireEvent.dragLeave(area, { relatedTarget: canvasElement })
    await expect(area).not.toHaveAttribute('data-over')
    drag(area, 'drop', ...both)
    await expect(args.onAdd).toHaveBeenLastCalledWith({ files: both })
    await expect(area).not.toHaveAttribute('data-over')
  },
}

/** If only one file is allowed, the first dropped one is added. */
export const OneOfTwoDropped: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByText('choose a file').closest('label')!
    const first = chosen('licence.pdf')
    drag(area, 'drop', first, chosen('other.pdf'))
    await expect(args.onAdd).toHaveBeenLastCalledWith({ files: [first] })
  },
}

export const Pasted: Story = {
  ...behaviour,
  args: pictures,
  play: async ({ args, canvas }) => {
    const copied = chosen('image.png')
    canvas
      .getByLabelText(/Pictures/)
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: dataTransferOf(copied) }))
    await expect(args.onAdd).toHaveBeenLastCalledWith({ files: [copied] })
  },
}

/** While files are dragged over it. */
export const DragOver: Story = {
  args: pictures,
  play: async ({ canvas }) => {
    drag(canvas.getByText('choose files'), 'dragover', chosen('case.jpg'))
    await waitFor(() => expect(canvas.getByText('choose files').closest('label')).toHaveAttribute('data-over'))
  },
}

export const Uploading: Story = {
  args: { files: [file('food-licence-2026.pdf', { status: 'uploading', progress: 0.75 })], state: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Upload licenses/)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /Remove/ })).toBeEnabled()
  },
}

/** While the form is sent no file can be added or removed, and a dropped file does not replace the page. */
export const Busy: Story = {
  args: { ...pictures, files: [file('case.jpg')], state: 'busy' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(/Pictures/)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Remove case.jpg' })).toBeDisabled()
    const area = canvas.getByText('choose files').closest('label')!
    const prevented = !drag(area, 'drop', chosen('bag.png'))
    await expect(prevented).toBe(true)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

/** At the limit: a file must be removed before another can be added. */
export const Full: Story = {
  args: { ...pictures, files: [file('case.jpg'), file('bag.png')], state: 'full', hint: 'At most 2 pictures' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Pictures/)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Remove bag.png' })).toBeEnabled()
  },
}

export const Invalid: Story = {
  args: { need: 'required', error: 'Upload licenses is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Upload licenses/)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Upload licenses is required')
  },
}

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: {
    ...pictures,
    files: [
      file(hostileText),
      file(`${'lakrits'.repeat(29)}.jpg`, { status: 'failed', problem: 'Lakrits'.repeat(29) }),
    ],
  },
  play: async ({ canvas }) => {
    const rights = canvas.getAllByRole('button').map((cross) => cross.getBoundingClientRect().right)
    await expect(Math.max(...rights)).toBeLessThanOrEqual(16 + 288)
  },
}

export const RightToLeft: Story = { args: Several.args, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={FileDrop}
      args={args}
      states={{
        full: { files: [licence] },
        busy: { files: [file('licence.pdf', { status: 'uploading', progress: 0.4 })], state: 'busy' },
        error: { error: 'Upload licenses is required' },
      }}
      target="input"
      cell={16}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [formColumn, themes],
  render: (args) => (
    <>
      <FileDrop {...args} files={[licence]} />
      <FileDrop {...args} {...pictures} files={Several.args!.files!.slice(1, 2)} />
      <FileDrop {...args} error="Upload licenses is required" />
    </>
  ),
}

import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { Button } from '../../../components/actions/button'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { noDraft, restoredDraft } from '../../../internal/stories/story-draft'
import { NoteDialog } from './NoteDialog'

const variants = [
  { id: 'variant_1', title: 'Can' },
  { id: 'variant_2', title: 'Roll of 10' },
]

const meta = {
  title: 'Commerce/Wishlist/NoteDialog',
  component: NoteDialog,
  args: {
    purpose: 'save',
    draft: noDraft,
    product: 'Tjärn Mint pouches, strength 3',
    variants,
    limit: 200,
    saving: false,
    failure: null,
    onSave: fn(async () => true),
    onClose: fn(),
  },
  // A page that opens and closes it.
  render: function Render(args) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          Save with a note
        </Button>
        {open && (
          <NoteDialog
            {...args}
            onClose={() => {
              args.onClose()
              setOpen(false)
            }}
          />
        )}
      </>
    )
  },
  parameters: guide({
    also: ['comment', 'memo'],
    use: [
      'To save a product with a note, or as one of its variants.',
      'To edit the note of a product on the wishlist.',
    ],
    avoid: ['To save a product without a note: use the heart button.'],
    do: ['Keep the input if saving is refused.', 'State that everyone in the company can read the note.'],
    dont: [
      'Don’t truncate a text that is too long.',
      'Don’t overwrite a colleague’s change that the user has not seen.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves from the variant to the note and the buttons. The focus stays inside the dialog.' },
      { key: 'Escape', does: 'Closes the dialog. With unsaved input it asks first.' },
    ],
    parts: [
      { name: 'Title', is: 'States whether the note is added or edited.', at: '[data-part=title]' },
      { name: 'Note', is: 'The text of the note.', at: 'textarea' },
      { name: 'Actions', is: 'Save, or cancel without a change.', at: 'button[type=submit]' },
    ],
    content: ['The hint says who can read it.'],
    widths: '480 px wide, a sheet on phones.',
    announces: 'A refusal is an alert. The input stays.',
    pairs: 'takes the window',
  }),
} satisfies Meta<typeof NoteDialog>

export default meta
type Story = StoryObj<typeof meta>

async function opened(canvas: ReturnType<typeof within>, name = 'Save to wishlist') {
  const dialog = canvas.getByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** The product with its variant, and the note. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByText(args.product)).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Variant' })).toHaveDisplayValue('Any variant')
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  },
}

export const Saves: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Variant' }), 'Roll of 10')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'For Easter')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({ note: 'For Easter', variantId: 'variant_2' })
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** The note of a product that is on the wishlist: its variant stays. */
export const Edit: Story = {
  args: { purpose: 'edit', variants: undefined, note: 'For Easter' },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, 'Note')
    await expect(dialog.queryByRole('combobox')).toBeNull()
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('For Easter')
  },
}

/** Refused: it stays open with its input. */
export const Refused: Story = {
  args: { ...Edit.args, failure: 'A colleague has changed this note: “Two boxes”. Save again to replace it.' },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, 'Note')
    await expect(dialog.getByRole('alert')).toHaveTextContent('“Two boxes”')
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('For Easter')
  },
}

export const StaysWhenRefused: Story = {
  ...behaviour,
  args: { ...Edit.args, onSave: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas, 'Note')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), ' week')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('For Easter week')
  },
}

/** A text that is too long stays, has an error, and is not sent. */
export const TooLong: Story = {
  args: { ...Edit.args, note: 'x'.repeat(201) },
  tags: ['reaches'],
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas, 'Note')
    const field = dialog.getByRole('textbox', { name: 'Note' })
    await userEvent.type(field, 'y')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue(`${'x'.repeat(201)}y`)
  },
}

/** While it is sent it cannot be closed. */
export const Saving: Story = {
  args: { saving: true },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.getByRole('button', { name: /Saving\.\.\./ })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}

/** Closing asks before it discards input. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: Edit.args,
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas, 'Note')
    dialog.getByRole('textbox', { name: 'Note' }).focus()
    await userEvent.keyboard('{End}!')
    dialog.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByText('The note is not saved yet.')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('For Easter!')
  },
}

/** Input from before an expired session is restored, and can be replaced by the saved note. */
export const RestoredInput: Story = {
  ...behaviour,
  args: {
    ...Edit.args,
    draft: { ...restoredDraft({ note: 'For Midsummer', variantId: null }), save: fn(), discard: fn() },
  },
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas, 'Note')
    const field = dialog.getByRole('textbox', { name: 'Note' })
    await expect(dialog.getByText('We kept what you typed.')).toBeVisible()
    await expect(field).toHaveValue('For Midsummer')
    await userEvent.type(field, '!')
    await expect(args.draft.save).toHaveBeenLastCalledWith({ note: 'For Midsummer!', variantId: null })
    await userEvent.click(dialog.getByRole('button', { name: 'Use the saved version' }))
    await expect(field).toHaveValue('For Easter')
    await expect(args.draft.discard).toHaveBeenCalled()
  },
}

export const LongHostileText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    product: 'x'.repeat(160),
    note: hostileText,
    variants: [...variants, { id: 'variant_3', title: hostileText }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

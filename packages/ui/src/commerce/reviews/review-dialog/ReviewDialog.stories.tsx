import { useState } from 'react'
import { checkReview, reviewLimits } from '@skafferi/domain/shop/reviews'
import { hostileText } from '@skafferi/fixtures/build'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../components/actions/button'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { noDraft, restoredDraft } from '../../../internal/stories/story-draft'
import { problemOf } from '../../../internal/stories/story-load'
import { ReviewDialog } from './ReviewDialog'

const meta = {
  title: 'Commerce/Reviews/ReviewDialog',
  component: ReviewDialog,
  args: {
    author: 'Anna Lindqvist',
    draft: noDraft,
    limits: reviewLimits,
    faults: {},
    sending: false,
    problem: null,
    onSubmit: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
  // A page that opens the dialog, validates by the shop's rules, and closes it.
  render: function Render(args) {
    const [open, setOpen] = useState(true)
    const [faults, setFaults] = useState(args.faults)
    return (
      <>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          Write a review
        </Button>
        {open && (
          <ReviewDialog
            {...args}
            faults={faults}
            onSubmit={(event) => {
              const found = checkReview(event.values)
              setFaults(found)
              return Object.keys(found).length > 0 ? Promise.resolve(false) : args.onSubmit(event)
            }}
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
    also: ['write a review', 'feedback'],
    use: ['For signed-in customers, to review one product from its Review tab.'],
    avoid: ['A complaint about an order: use ComplaintDialog.', 'Visitors: they must sign in first.'],
    do: [
      'Load it when it is first opened.',
      'Show the customer’s name as text: the store sets it.',
      'After sending, state that the review is published once it is approved.',
    ],
    dont: ['Don’t preselect a rating.', 'Don’t discard input without a confirmation.'],
    keys: [
      { key: 'Arrow keys', does: 'Select the number of stars.' },
      { key: 'Tab', does: 'Moves through stars, title, description and buttons. The focus stays inside the dialog.' },
      { key: 'Enter', does: 'In the title or on Submit review: sends the review.' },
      { key: 'Escape', does: 'Closes the dialog. With unsaved input it asks first.' },
    ],
    parts: [
      { name: 'Title', is: 'The purpose of the dialog.', at: '[data-part=title]' },
      { name: 'Stars', is: 'The rating from one to five.', at: '[role=radiogroup]' },
      { name: 'Description', is: 'The text of the review.', at: 'textarea' },
      { name: 'Actions', is: 'Sends the review.', at: 'button[type=submit]' },
    ],
    content: ['States the name that is shown with the review.'],
    widths: '480 px wide, a sheet on phones.',
    announces: 'Missing input is an alert, and the first invalid field is focused.',
    pairs: 'takes the window',
  }),
} satisfies Meta<typeof ReviewDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialogIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'))
const INCOMPLETE = 'Please fill all fields and select a rating between 1 and 5.'

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('the name is fixed, with a note that reviews are public', async () => {
      await waitFor(() => expect(dialog.getByText('Anna Lindqvist')).toBeVisible())
      await expect(dialog.getByText('Shown with your review.')).toBeVisible()
      await expect(dialog.queryByRole('textbox', { name: 'Name' })).toBeNull()
    })
  },
}

const written = { title: 'Sold out in a week', description: '', rating: 4 }

/** Restored input, including stars, can be discarded. */
export const RestoredInput: Story = {
  args: { draft: restoredDraft(written) },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await waitFor(() => expect(dialog.getByText('We kept what you typed.')).toBeVisible())
    await expect(dialog.getByLabelText('Title')).toHaveValue('Sold out in a week')
    await expect(dialog.getByRole('radio', { name: /^4 / })).toBeChecked()
  },
}

export const StartsEmpty: Story = {
  ...behaviour,
  args: { draft: { ...restoredDraft(written), save: fn(), discard: fn() } },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('Title'), '!')
    await expect(args.draft.save).toHaveBeenLastCalledWith({ ...written, title: 'Sold out in a week!' })
    await userEvent.click(dialog.getByRole('button', { name: 'Clear the form' }))
    await expect(dialog.getByLabelText('Title')).toHaveValue('')
    await expect(dialog.getByRole('radio', { name: /^4 / })).not.toBeChecked()
    await expect(args.draft.discard).toHaveBeenCalledOnce()
  },
}

/** It is sent as written, closes after success, and is empty the next time. */
export const IsSent: Story = {
  ...behaviour,
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('it is sent', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: '4 of 5' }))
      await userEvent.type(dialog.getByLabelText('Title'), 'Sells by itself')
      await userEvent.type(dialog.getByLabelText('Description'), 'Our regulars ask for it.')
      await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
      await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
      await expect(args.onSubmit).toHaveBeenCalledWith({
        values: { title: 'Sells by itself', description: 'Our regulars ask for it.', rating: 4 },
      })
    })
    await step('the next one starts empty', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Write a review' }))
      const again = dialogIn(canvasElement)
      await expect(again.getByLabelText('Title')).toHaveValue('')
      await expect(again.getByRole('radio', { name: '4 of 5' })).not.toBeChecked()
    })
  },
}

/** Every field is required. The first invalid one is focused, and an edited one loses its error. */
export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('the errors have the specification’s texts', async () => {
      await userEvent.type(dialog.getByLabelText('Title'), '   ')
      await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
      await expect(await dialog.findByText(INCOMPLETE)).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('the first invalid field gets the focus', async () => {
      await waitFor(() => expect(dialog.getByRole('radio', { name: '1 of 5' })).toHaveFocus())
    })
  },
}

export const IncompleteIsCorrected: Story = {
  ...Incomplete,
  ...behaviour,
  play: async (context) => {
    await Incomplete.play!(context)
    const { canvasElement, step } = context
    const dialog = dialogIn(canvasElement)
    await step('the entered rating is kept', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: '5 of 5' }))
      await userEvent.clear(dialog.getByLabelText('Title'))
      await userEvent.type(dialog.getByLabelText('Title'), 'Good')
      await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
      await waitFor(() => expect(dialog.getByLabelText('Description')).toHaveFocus())
      await expect(dialog.getByLabelText('Description')).toBeInvalid()
      await expect(dialog.getByLabelText('Title')).toBeValid()
    })
    await step('an edited field loses its error', async () => {
      await userEvent.keyboard('x')
      await expect(dialog.queryByText(INCOMPLETE)).toBeNull()
      await expect(dialog.getByLabelText('Description')).not.toHaveAttribute('aria-invalid')
    })
  },
}

export const Sending: Story = {
  args: { sending: true },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('button', { name: /Submitting\.\.\./ })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}

/** While it is sent it cannot be closed, and it is sent once. */
export const SendingBlocksActions: Story = {
  ...Sending,
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('Title'), 'Good{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The reason is shown in the dialog, and the input stays. */
export const Failed: Story = {
  tags: ['reaches'],
  args: {
    problem: problemOf('submit_review'),
    onSubmit: fn(() => Promise.resolve(false)),
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: '5 of 5' }))
    await userEvent.type(dialog.getByLabelText('Title'), 'Good')
    await userEvent.type(dialog.getByLabelText('Description'), 'Very.')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to submit review. Please try again.')
    await expect(dialog.getByLabelText('Description')).toHaveValue('Very.')
  },
}

/** The store's message is shown as it is. */
export const Refused: Story = {
  args: {
    problem: problemOf('submit_review', 'already_reviewed', 'You have reviewed this product already.'),
  },
  play: async ({ canvasElement }) => {
    await expect(dialogIn(canvasElement).getByRole('alert')).toHaveTextContent(
      'You have reviewed this product already.',
    )
  },
}

/** Closing asks before it discards input; keeping it is the default. */
export const Unsaved: Story = {
  ...behaviour,
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('without input it closes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Write a review' }))
    })
    const again = dialogIn(canvasElement)
    await step('with a rating it asks first', async () => {
      await userEvent.click(again.getByRole('radio', { name: '3 of 5' }))
      within(canvasElement)
        .getByRole('dialog')
        .dispatchEvent(new Event('cancel', { cancelable: true }))
      await expect(await again.findByText('Your review has not been sent.')).toBeVisible()
      await expect(again.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    })
    await step('keeping the input returns to the form', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(again.getByRole('radio', { name: '3 of 5' })).toBeChecked()
    })
    await step('discarding it closes the dialog', async () => {
      await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(again.getByRole('button', { name: 'Discard' }))
      await expect(args.onClose).toHaveBeenCalledTimes(2)
      await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
    })
  },
}

/** Stars, title, description and sending by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('radio', { name: '1 of 5' })).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    await expect(dialog.getByRole('radio', { name: '3 of 5' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('Fair{Tab}Neither good nor bad.{Tab}{Tab}')
    await expect(dialog.getByRole('button', { name: 'Submit review' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      values: { title: 'Fair', description: 'Neither good nor bad.', rating: 3 },
    })
  },
}

/** A text beyond the contract's limit stays with an error, and the counters show the length. */
export const TooLong: Story = {
  tags: ['reaches'],
  args: { limits: { title: 10, description: 20 } },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('Title'), 'Liquorice fish')
    await expect(dialog.getByLabelText('Title')).toHaveValue('Liquorice fish')
    await expect(dialog.getByText('14/10')).toBeVisible()
    await expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription('4 characters too many (limit 10)')
  },
}

/** On a phone it is a sheet from below, without overflow. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { author: `${hostileText} ${'Lindqvist'.repeat(12)}` },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.querySelector('script, img')).toBeNull()
  },
}

export const Dark: Story = { ...Incomplete, globals: { scheme: 'dark' } }
export const HighContrast: Story = { ...Incomplete, globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

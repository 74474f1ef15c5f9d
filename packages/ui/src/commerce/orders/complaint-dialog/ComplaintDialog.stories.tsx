import { useReducer, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  createComplaintDraft,
  toComplaintView,
  transition,
  type ComplaintEvent,
  type ComplaintSubmission,
  type StoredComplaint,
} from '@skafferi/domain/shop/complaints'
import { hostileText, longTitleProduct } from '@skafferi/fixtures/build'
import type { OrderDetailView } from '@skafferi/domain/shop/orders'
import { Button } from '../../../components/actions/button'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressKeys } from '../../../internal/stories/press-keys'
import {
  chosenPicture,
  complaintAfter,
  filledComplaint,
  orderDetailOf,
  sentComplaint,
  sentOrder,
  unsentComplaint,
} from '../../../internal/stories/story-orders'
import { storyLocale } from '../../../internal/stories/story-products'
import { ComplaintDialog } from './ComplaintDialog'

const order = orderDetailOf(sentOrder)

const meta = {
  title: 'Commerce/Orders/ComplaintDialog',
  component: ComplaintDialog,
  args: {
    order,
    form: complaintAfter(),
    onEdit: fn(),
    onEditLine: fn(),
    onAddPictures: fn(),
    onRemovePicture: fn(),
    onStartOver: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: guide({
    also: ['claim', 'return', 'report a problem'],
    use: ['For filing a complaint about an order.'],
    avoid: ['For questions without an order: ContactForm.', 'For an opinion about a product: ReviewDialog.'],
    do: [
      'Load it with its draft when File Complaint is pressed: it is rarely needed.',
      'Store the input in the domain’s draft, so that a failure does not discard it.',
      'Show the case number on the page as well: the dialog closes two seconds after filing.',
    ],
    dont: [
      'Do not send a complaint without its selected pictures; a failed upload stops it.',
      'Do not rename the types: they are stored as shown.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves through the fields, the pictures and the buttons, and stays in the dialog.' },
      { key: 'Enter', does: 'On Submit, sends it. In the description, inserts a line break.' },
      { key: 'Space', does: 'On Pictures, opens the file picker, with the camera on a phone.' },
      { key: 'Escape', does: 'Closes it, or asks for confirmation if there is input. Not while it is being sent.' },
    ],
    parts: [
      { name: 'Title', is: 'The task.', at: '[data-part=title]' },
      { name: 'Order', is: 'The order that the complaint is about.', at: '[data-part=body]' },
      { name: 'Fields', is: 'A description with optional pictures.', at: 'input, textarea' },
      { name: 'Actions', is: 'Send the complaint.', at: 'button[type=submit]' },
    ],
    content: ['The types of the contract.', 'The case number after filing.'],
    widths: '640 px wide, a sheet on phones; pictures can be taken with the camera.',
    announces: 'Missing input is an alert. The case number is announced after filing, and the focus moves to Close.',
    pairs: 'takes the window',
  }),
} satisfies Meta<typeof ComplaintDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialogIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'))

/** The result of a submission: the state afterwards, and the events for the draft. */
interface Answer extends Partial<ComplaintSubmission> {
  events?: readonly ComplaintEvent[]
  /** Restored input. */
  storedDraft?: StoredComplaint
  /** The order's lines; none by default. */
  lines?: OrderDetailView['items']
}

/** Renders a page with the domain's complaint draft, which gives an answer to a submission. */
function renderWithAnswer(
  before: readonly ComplaintEvent[],
  { events = [], storedDraft, lines, ...filed }: Answer = {},
): Story['render'] {
  return function Render(args) {
    const [open, setOpen] = useState(true)
    const [filing, setFiling] = useState(unsentComplaint)
    const [state, send] = useReducer(transition, createComplaintDraft(storedDraft, lines), (start) =>
      before.reduce(transition, start),
    )
    const dispatch = (event: ComplaintEvent) => {
      setFiling(unsentComplaint)
      send(event)
    }
    return (
      <>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          File Complaint
        </Button>
        {open && (
          <ComplaintDialog
            {...args}
            form={toComplaintView(state, filing, storyLocale)}
            onEdit={(event) => dispatch({ type: 'edited', ...event })}
            onEditLine={(event) => dispatch({ type: 'line_edited', ...event })}
            onAddPictures={({ files }) =>
              dispatch({
                type: 'pictures_chosen',
                pictures: files.map(({ name, type, size }) =>
                  chosenPicture(name, { name, mediaType: type, bytes: size, previewUrl: null }),
                ),
              })
            }
            onRemovePicture={({ id }) => dispatch({ type: 'picture_removed', id })}
            onStartOver={() => dispatch({ type: 'started_over' })}
            onSubmit={() => {
              args.onSubmit()
              dispatch({ type: 'submitted' })
              events.forEach(dispatch)
              setFiling({ ...unsentComplaint, ...filed })
            }}
            onClose={() => {
              args.onClose()
              setOpen(false)
            }}
          />
        )}
      </>
    )
  }
}

/** The order with its three statuses by name, and all fields. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await waitFor(() => expect(dialog.getByText(order.title)).toBeVisible())
    await expect(canvasElement.querySelector('dialog img')).toHaveAttribute('src', order.picture.src)
    await expect(dialog.getByText(`Order No. ${order.displayId} · ${order.date}`)).toBeVisible()
    for (const [name, status] of [
      ['Order Status', 'Shipping'],
      ['Fulfillment Status', 'Shipping'],
      ['Payment Status', 'Paid'],
    ] as const) {
      await expect(dialog.getByText(name).nextElementSibling).toHaveTextContent(status)
      await expect(dialog.getByText(name).getBoundingClientRect().width).toBeGreaterThan(1)
    }
    await expect(dialog.getByLabelText('Subject')).toHaveFocus()
    await expect(dialog.getByText('0/60')).toBeVisible()
    await expect(dialog.getByText('0/5000')).toBeVisible()
    await expect(dialog.getByLabelText('Description')).toHaveAccessibleDescription(
      'Add important details and searchable keywords to the description.',
    )
    const types = within(dialog.getByLabelText('Complaint type')).getAllByRole('option').slice(1)
    await expect(types.map((type) => [type.getAttribute('value'), type.textContent])).toEqual(
      complaintAfter().types.map((type) => [type, type]),
    )
    const submit = dialog.getByRole('button', { name: 'Submit' })
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription('Please fill in all required fields')
  },
}

const storedComplaint = {
  lines: {},
  values: { subject: 'Three bags split', type: 'Damaged Package', description: 'The case' },
  pictures: ['carton.jpg', 'bag.png'],
}

/** Reopened with restored input; pictures must be chosen again and are named. */
export const RestoredInput: Story = {
  args: { form: toComplaintView(createComplaintDraft(storedComplaint), unsentComplaint, storyLocale) },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await waitFor(() => expect(dialog.getByText('We kept what you typed.')).toBeVisible())
    await expect(dialog.getByText('2 files could not be kept. Choose them again: carton.jpg, bag.png')).toBeVisible()
    await expect(dialog.getByLabelText('Subject')).toHaveValue('Three bags split')
    await expect(dialog.getByLabelText('Subject')).toHaveFocus()
  },
}

/** A picture that is chosen again is no longer listed as lost; Start empty discards everything. */
export const StartsEmpty: Story = {
  ...behaviour,
  render: renderWithAnswer([], { storedDraft: storedComplaint }),
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    const carton = new File(['a picture'], 'carton.jpg', { type: 'image/jpeg' })
    await userEvent.upload(dialog.getByLabelText(/^Pictures/), carton)
    await expect(dialog.getByText('This file could not be kept. Choose it again: bag.png')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear the form' }))
    await expect(dialog.getByLabelText('Subject')).toHaveValue('')
    await expect(dialog.queryByText('carton.jpg')).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Clear the form' })).toBeNull()
  },
}

/** Blanks are invalid. When all three fields are filled in, it can be sent; the counters are updated. */
export const FillingIn: Story = {
  ...behaviour,
  render: renderWithAnswer(filledComplaint.slice(0, 2)),
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    const submit = dialog.getByRole('button', { name: 'Submit' })
    await userEvent.type(dialog.getByLabelText('Description'), '  ')
    await expect(submit).toBeDisabled()
    await userEvent.type(dialog.getByLabelText('Description'), 'Two are open')
    await expect(dialog.getByText('14/5000')).toBeVisible()
    await expect(submit).toBeEnabled()
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** From the first field to Submit by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: renderWithAnswer(filledComplaint.slice(1, 2), { result: 2004 }),
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.keyboard('Two bags are torn{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(dialog.getByLabelText('Complaint type')).toHaveFocus()
    await userEvent.keyboard('{Tab}The carton was crushed.{Enter}On one side.')
    await userEvent.tab()
    await expect(dialog.getByLabelText(/Pictures/)).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus())
  },
}

/** After filing, the case number is shown, and the dialog closes automatically. */
export const Sent: Story = {
  tags: ['reaches'],
  render: renderWithAnswer(filledComplaint, { result: 2004 }),
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Complaint submitted successfully!')
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your case number is 2004.')
    await expect(dialog.getByRole('alert')).toHaveAttribute('data-tone', 'positive')
  },
}

export const SentClosesAutomatically: Story = {
  ...Sent,
  ...behaviour,
  play: async (context) => {
    await Sent.play!(context)
    const { args } = context
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Submitting: Story = {
  args: { form: sentComplaint(...filledComplaint, { type: 'submitted' }) },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('button', { name: /Submitting\.\.\./ })).toHaveAttribute('aria-busy', 'true')
    for (const field of ['Subject', 'Complaint type', 'Description', /Pictures/]) {
      await expect(dialog.getByLabelText(field)).toBeDisabled()
    }
    for (const button of dialog.getAllByRole('button', { name: 'Close' })) {
      await expect(button).toBeDisabled()
    }
  },
}

/** While it is sent nothing can be changed, and it cannot be closed. */
export const SubmittingBlocksActions: Story = {
  ...Submitting,
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    within(canvasElement)
      .getByRole('dialog')
      .dispatchEvent(new Event('cancel', { cancelable: true }))
    await userEvent.click(dialog.getByRole('button', { name: /Submitting/ }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const someLines = order.items.slice(0, 3)
const manyLines = Array.from({ length: 300 }, (_, index) => ({
  ...someLines[index % someLines.length]!,
  id: `line_${index + 1}`,
  sku: `SKU-${String(index + 1).padStart(4, '0')}`,
  pieces: index + 1,
}))
const lineIn = (canvasElement: HTMLElement, id: string) =>
  within(canvasElement.querySelector<HTMLElement>(`[data-item="${id}"]`)!)

/** The order's lines by product and variant: how many pieces of a checked one are affected is for the buyer to say. */
export const WithLines: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['reaches'],
  render: renderWithAnswer(filledComplaint, { lines: someLines }),
  play: async ({ canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    const [first] = someLines
    const line = lineIn(canvasElement, first!.id)
    await waitFor(() => expect(dialog.getByText('The whole order')).toBeVisible())
    const tick = line.getByRole('checkbox', { name: new RegExp(`${first!.title}.*${first!.variant}`) })
    const below = () => canvasElement.querySelector('[data-item]:last-child')!.getBoundingClientRect().top
    await step('a tick selects the line without a number of pieces, and moves no other line', async () => {
      await expect(line.queryByRole('spinbutton')).toBeNull()
      const before = below()
      await userEvent.click(tick)
      await expect(line.getByRole('spinbutton')).toHaveValue('')
      await expect(line.getByRole('spinbutton')).toHaveAccessibleName(new RegExp(first!.title))
      await expect(below()).toBe(before)
      await expect(dialog.getByText(`1 of ${someLines.length} lines chosen`)).toBeVisible()
    })
    await step('another tick removes it', async () => {
      await userEvent.click(tick)
      await expect(dialog.getByText('The whole order')).toBeVisible()
    })
  },
}

/** More pieces than were ordered, or none, have an error at the line, which is focused even if it is collapsed. */
export const LineQuantityRefused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['reaches'],
  render: renderWithAnswer([...filledComplaint, { type: 'line_edited', id: someLines[0]!.id, chosen: true }], {
    lines: someLines,
  }),
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    const [first] = someLines
    const line = lineIn(canvasElement, first!.id)
    const field = line.getByRole('spinbutton')
    for (const [text, description] of [
      [String(first!.pieces + 1), `Only ${first!.quantity} ordered. Enter ${first!.quantity} or fewer.`],
      ['', 'Enter how many pieces are concerned.'],
    ] as const) {
      await userEvent.clear(field)
      if (text !== '') await userEvent.type(field, text)
      // Collapsing it blurs the field, and an empty one becomes 1 on blur.
      if (text !== '') canvasElement.querySelector('details')!.open = false
      await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toBeVisible()
      await expect(field).toHaveValue(text)
      await expect(field).toHaveAccessibleDescription(description)
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
}

/** The 300 lines of an order are collapsed, and found by name or SKU; Enter in the search sends nothing. */
export const ManyLines: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: renderWithAnswer(filledComplaint, { lines: manyLines }),
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('collapsed lines are not in the tab order', async () => {
      await waitFor(() => expect(dialog.getByText('The whole order')).toBeVisible())
      await expect(dialog.queryByRole('checkbox')).toBeNull()
    })
    await step('expanded and searched by keyboard', async () => {
      dialog.getByText('The whole order').closest('summary')!.focus()
      await pressKeys('{Enter}', () => dialog.getByText('The whole order').closest('summary')!.click())
      await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(300))
      await userEvent.type(dialog.getByLabelText('Find a product or SKU'), 'sku-0217{Enter}')
      await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1))
      await expect(dialog.getByText('1 of 300 lines')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('the match is selected with Space, and stays selected when the search ends', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(dialog.getByRole('spinbutton')).toHaveAccessibleName(/Quantity/)
      await userEvent.clear(dialog.getByLabelText('Find a product or SKU'))
      await expect(dialog.getByText('1 of 300 lines chosen')).toBeVisible()
    })
    await step('a search without matches shows that', async () => {
      await userEvent.type(dialog.getByLabelText('Find a product or SKU'), 'zzz')
      await waitFor(() => expect(dialog.getByText('No line matches “zzz”.')).toBeVisible())
    })
  },
}

/** Restored lines are checked, and the list is open. */
export const RestoredLines: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: renderWithAnswer([], {
    lines: manyLines,
    storedDraft: { ...storedComplaint, lines: { line_12: { chosen: true, value: 5, note: null } } },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lineIn(canvasElement, 'line_12').getByRole('spinbutton')).toBeVisible())
    await expect(lineIn(canvasElement, 'line_12').getByRole('spinbutton')).toHaveValue('5')
  },
}

const withPictures = [
  ...filledComplaint,
  { type: 'pictures_chosen', pictures: [chosenPicture('carton'), chosenPicture('bag', { bytes: 1_258_291 })] },
] as const satisfies ComplaintEvent[]

/** Chosen pictures have previews; each can be removed. */
export const WithPictures: Story = {
  render: renderWithAnswer(withPictures),
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByText('1.2 MB')).toBeInTheDocument()
  },
}

export const WithPicturesRemoves: Story = {
  ...WithPictures,
  ...behaviour,
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /carton\.jpg/ }))
    await expect(dialog.queryByText('carton.jpg')).toBeNull()
    await waitFor(() => expect(dialog.getByText('bag.jpg')).toBeVisible())
  },
}

/** While pictures are uploaded, they show their progress. */
export const Uploading: Story = {
  args: {
    form: sentComplaint(...withPictures, { type: 'submitted' }, { type: 'progressed', id: 'carton', progress: 0.4 }),
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('progressbar', { name: /carton\.jpg/ })).toHaveValue(0.4)
    await expect(dialog.getByRole('button', { name: /Submitting\.\.\./ })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A picture that failed to upload blocks the complaint; nothing is left out silently. */
export const UploadFailed: Story = {
  tags: ['reaches'],
  render: renderWithAnswer(withPictures, {
    events: [
      { type: 'uploaded', urls: { bag: '/files/pictures/1.webp' }, reasons: {} },
      { type: 'refused', fields: {} },
    ],
    problem: { action: 'upload_pictures', code: 'incomplete_upload', message: null, fields: {} },
  }),
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to upload images. Please try again.')
    await waitFor(() => expect(dialog.getByText('This picture was not uploaded.')).toBeVisible())
    await expect(dialog.getByLabelText('Subject')).toHaveValue('Three bags split in the case')
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
}

/** Rejected files say why, and are focused on submit. */
export const UnusablePictures: Story = {
  tags: ['reaches'],
  render: renderWithAnswer([
    ...filledComplaint,
    {
      type: 'pictures_chosen',
      pictures: [
        chosenPicture('invoice', { name: 'invoice.pdf', mediaType: 'application/pdf', previewUrl: null }),
        chosenPicture('panorama', { bytes: 20_000_000 }),
        chosenPicture('nothing', { bytes: 0, previewUrl: null }),
      ],
    },
  ]),
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByText('This is not a JPEG, PNG or WebP picture.')).toBeInTheDocument()
    await expect(dialog.getByText('This picture is larger than 10 MB.')).toBeInTheDocument()
    await expect(dialog.getByText('This file is empty.')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    const field = dialog.getByLabelText(/Pictures/)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Remove the files that cannot be sent.')
  },
}

const many = Array.from({ length: 11 }, (_, index) => chosenPicture(`picture-${index + 1}`))

/** At most ten pictures: the first ones stay, with a message about the others. */
export const TooManyPictures: Story = {
  args: { form: complaintAfter(...filledComplaint, { type: 'pictures_chosen', pictures: many }) },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByText('At most 10 pictures can be sent. The others were left out.')).toBeInTheDocument()
    await expect(dialog.queryByText('picture-11.jpg')).toBeNull()
    await expect(dialog.getByLabelText(/Pictures/)).toBeDisabled()
  },
}

const refused = (code: string, message: string | null, fields = {}): Answer => ({
  events: [{ type: 'refused', fields }],
  problem: { action: 'file_complaint', code, message, fields },
})

/** The server's message is shown in the dialog, and the input stays. */
export const Refused: Story = {
  tags: ['reaches'],
  render: renderWithAnswer(filledComplaint, refused('not_allowed', 'The order was placed by another company.')),
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('The order was placed by another company.')
    await expect(dialog.getByRole('alert')).toHaveAttribute('data-tone', 'critical')
    await expect(dialog.getByLabelText('Description')).not.toHaveValue('')
  },
}

export const RefusedIsCorrected: Story = {
  ...Refused,
  ...behaviour,
  play: async (context) => {
    await Refused.play!(context)
    const { canvasElement } = context
    const dialog = dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('Subject'), '!')
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

/** An error without a message. */
export const RefusedWithoutMessage: Story = {
  tags: ['reaches'],
  render: renderWithAnswer(filledComplaint, refused('unexpected_state', null)),
  play: async ({ canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: 'Submit' }))
    await expect(dialogIn(canvasElement).getByRole('alert')).toHaveTextContent('Failed to submit complaint')
  },
}

/** No answer. */
export const NoResponse: Story = {
  tags: ['reaches'],
  render: renderWithAnswer(filledComplaint, refused('network', null)),
  play: async ({ canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: 'Submit' }))
    await expect(dialogIn(canvasElement).getByRole('alert')).toHaveTextContent(
      'An error occurred while submitting the complaint',
    )
  },
}

/** If the server names fields, the first of them is focused. */
export const FieldsRefused: Story = {
  tags: ['reaches'],
  render: renderWithAnswer(
    filledComplaint,
    refused('invalid_data', 'Some fields are not valid.', { description: 'x', type: 'x' }),
  ),
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(dialog.getByLabelText('Complaint type')).toHaveFocus())
    await waitFor(() => expect(dialog.getByText('Complaint type is not valid')).toBeVisible())
    await expect(dialog.getByText('Description is not valid')).toBeVisible()
  },
}

/** Closing asks for confirmation before it discards input; keeping the input is the default. */
export const Unsaved: Story = {
  ...behaviour,
  render: renderWithAnswer([]),
  play: async ({ args, canvasElement, step }) => {
    const last = () => dialogIn(canvasElement).getAllByRole('button', { name: 'Close' }).at(-1)!
    await step('without input it closes', async () => {
      await userEvent.click(last())
      await expect(args.onClose).toHaveBeenCalledOnce()
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'File Complaint' }))
    })
    const dialog = dialogIn(canvasElement)
    await step('with input it asks first, also on Escape', async () => {
      await userEvent.type(dialog.getByLabelText('Subject'), 'Two')
      within(canvasElement)
        .getByRole('dialog')
        .dispatchEvent(new Event('cancel', { cancelable: true }))
      await expect(await dialog.findByText('Your complaint is not sent yet.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await step('keeping the input returns to the form', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(dialog.getByLabelText('Subject')).toHaveValue('Two')
    })
    await step('discarding it closes the dialog', async () => {
      await userEvent.click(last())
      await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
      await expect(args.onClose).toHaveBeenCalledTimes(2)
    })
  },
}

/** On a phone it is a bottom sheet without overflow for any order name. */
export const LongHostileTextPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    order: { ...order, title: `${longTitleProduct().title} ${hostileText}`, status: hostileText },
    form: complaintAfter(
      { type: 'edited', field: 'subject', value: 'x'.repeat(60) },
      { type: 'edited', field: 'description', value: 'y'.repeat(5000) },
      { type: 'pictures_chosen', pictures: [chosenPicture('z'.repeat(200))] },
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(dialog.querySelector('script, img[onerror]')).toBeNull()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    const body = dialog.querySelector('[data-part=body]')!
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
    await expect(within(dialog).getByText('5000/5000')).toBeInTheDocument()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { form: complaintAfter(...withPictures) } }
export const Dark: Story = { globals: { scheme: 'dark' }, args: { form: complaintAfter(...withPictures) } }
export const HighContrast: Story = { globals: { contrast: 'more' }, args: { form: complaintAfter(...withPictures) } }

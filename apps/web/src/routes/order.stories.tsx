import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  malformedResponse,
  complaintPictureGone,
  failingComplaint,
  failingOrderDetail,
  failingPictureUpload,
  orderNotFound,
  outOfStockOnAdd,
  pictureOfWrongType,
  picturesWithoutAddresses,
  pictureTooLarge,
  stillLoading,
  tooManyPictures,
  unansweredComplaint,
  unauthorized,
  complaintRefusalWithoutMessage,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import {
  choose,
  drop,
  fillIn,
  nextCaseNumber,
  openComplaint,
  photograph,
  submit,
  complaintInput,
  type Dialog,
} from '../stories/story-complaint'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const ordersOf = (company: 'kiosk' | 'grocer') =>
  storyWorld.orders.filter(({ company_id }) => company_id === storyWorld.companies[company].id)
const { order } = ordersOf('kiosk').find(({ order: { shipments } }) => shipments.length > 0)!
const otherCompanysOrder = ordersOf('grocer')[0]!.order
const [first] = order.items as [(typeof order.items)[number]]
const title = new RegExp(`^Order ${order.display_id} · €`)
const returnTo = `?return_to=${encodeURIComponent(`/profile/order/${order.id}`)}`
const landing = `/landing${returnTo}`
const signIn = `/sign-in${returnTo}`

/** An order: its parcels, its totals, and its actions. */
const meta = {
  title: 'Pages/Account/Order',
  component: StoryPage,
  args: { address: `/profile/order/${order.id}`, who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const uploaded = fn()
const filed = fn()

/** Records requests; the next handler responds. */
const recordRequests = [
  http.untyped.post('*/store/uploads', async ({ request }) => {
    const files = (await request.clone().formData()).getAll('files') as File[]
    uploaded(files.map(({ name }) => name))
  }),
  http.untyped.post('*/store/customer/complaint', async ({ request }) => {
    filed(await request.clone().json())
  }),
]

const filedText = `Complaint submitted successfully! Your case number is ${nextCaseNumber}.`

/** An order with its lines, totals, parcels and addresses. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, title)
    await expect(document.title).toBe(`Order No. ${order.display_id} · Skafferi`)
    const lines = within(canvas.getByRole('table', { name: 'Order Details' }))
    await expect(lines.getAllByRole('row')).toHaveLength(order.items.length + 1)
    await expect(canvas.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Track shipment/ })).not.toHaveLength(0)
    await expect(canvas.getAllByText(order.shipping_address.address_1)[0]).toBeVisible()
  },
}

export const LeadsBack: Story = {
  ...behaviour,
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('link', { name: 'Order History' }))
    await expectAddress(canvasElement, '/profile')
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'File Complaint' })).toBeDisabled()
  },
}

/** Nothing is shown of another company's order, not even that it exists; there is no retry. */
export const NotFound: Story = {
  args: { address: `/profile/order/${otherCompanysOrder.id}` },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Order not found')
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'File Complaint' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Order History' })).toHaveAttribute('href', '/profile')
  },
}

export const Failed: Story = {
  parameters: network(failingOrderDetail()),
  play: async ({ canvas, msw }) => {
    await expectHeading(canvas, 'Failed to load the order')
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expectHeading(canvas, title)
  },
}

/** A response that does not match the contract fails on this page, like an error, and not in the frame around it. */
export const MalformedResponse: Story = {
  ...Failed,
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(malformedResponse()) },
}

/** The reorder is refused because the stock has changed; the dialog stays open and shows the line. */
export const ReorderRefused: Story = {
  tags: ['reaches'],
  parameters: network(outOfStockOnAdd()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reorder' }))
    const dialog = within(await canvas.findByRole('dialog', { name: `Reorder ${order.display_id}` }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Add \d+ lines?$/ }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Nothing was added to the cart\.$/)
    await expect(dialog.getByRole('button', { name: /^Add \d+ lines?$/ })).toBeEnabled()
  },
}

/** The focus returns when the dialog is closed. */
export const ReorderLeft: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reorder' }))
    const dialog = within(await canvas.findByRole('dialog', { name: `Reorder ${order.display_id}` }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Reorder' })).toHaveFocus()
  },
}

export const SignedOut: Story = {
  args: { who: null },
  play: ({ canvasElement }) => expectAddress(canvasElement, landing),
}

export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) => expectAddress(canvasElement, signIn),
}

/** Two pictures are uploaded one after another, the complaint names them, and its number stays on the page. */
export const ComplaintFiled: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(recordRequests) },
  play: async ({ canvas, canvasElement, step }) => {
    uploaded.mockClear()
    filed.mockClear()
    const dialog = await openComplaint(canvasElement)

    await step('it shows this order', async () => {
      await expect(dialog.getByText(first.product_title)).toBeVisible()
      await expect(dialog.getByText(new RegExp(`^Order No\\. ${order.display_id} · `))).toBeVisible()
      await expect(dialog.getByLabelText(/^Pictures/)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
    })

    await step('pictures are chosen or dropped, shown, and removed', async () => {
      await fillIn(dialog)
      await choose(dialog, await photograph('carton.jpg'), await photograph('floor.jpg'))
      drop(dialog, await photograph('bag.jpg'))
      await expect(await dialog.findByText('bag.jpg')).toBeInTheDocument()
      const lines = dialog.getAllByRole('listitem')
      await expect(lines).toHaveLength(3)
      for (const line of lines) {
        await waitFor(() => expect(line.querySelector('img')!.naturalWidth).toBe(40))
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Remove floor.jpg' }))
      await expect(dialog.queryByText('floor.jpg')).toBeNull()
    })

    await step('it is filed with them', async () => {
      await submit(dialog)
      await expect(await dialog.findByText(`Your case number is ${nextCaseNumber}.`)).toBeVisible()
      await expect(uploaded.mock.calls).toEqual([[['carton.jpg']], [['bag.jpg']]])
      const images = [expect.stringMatching(/^\/files\/pictures\//), expect.stringMatching(/^\/files\/pictures\//)]
      await expect(filed.mock.calls).toEqual([[{ ...complaintInput, images, order_id: order.id }]])
      const [{ images: named }] = filed.mock.calls[0] as [{ images: string[] }]
      await expect(new Set(named).size).toBe(2)
    })

    await step('the dialog closes; the case number stays', async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByText(filedText)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'File Complaint' })).toHaveFocus()
    })

    await step('another one starts empty', async () => {
      const next = await openComplaint(canvasElement)
      await expect(next.getByLabelText('Subject')).toHaveValue('')
      await userEvent.click(next.getAllByRole('button', { name: 'Close' }).at(-1)!)
      await expect(canvas.getByText(filedText)).toBeVisible()
    })
  },
}

/** While it is being sent, nothing can be changed or closed, and each picture shows its progress. */
export const Sending: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement, msw }) => {
    const dialog = await openComplaint(canvasElement)
    await fillIn(dialog)
    await choose(dialog, await photograph('carton.jpg'), await photograph('bag.jpg'))
    msw.use(...stillLoading())
    await submit(dialog)
    await expect(await dialog.findByRole('button', { name: /Submitting\.\.\./ })).toHaveAttribute('aria-busy', 'true')
    await expect(await dialog.findByText('Uploading...')).toBeInTheDocument()
    await expect(dialog.getByText('Waiting')).toBeInTheDocument()
    for (const button of [
      ...dialog.getAllByRole('button', { name: 'Close' }),
      ...dialog.getAllByRole('button', { name: /^Remove/ }),
    ]) {
      await expect(button).toBeDisabled()
    }
    const element = within(canvasElement).getByRole('dialog')
    element.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(element).toBeVisible()
  },
}

/** Pressed twice before the next render: it is sent once. */
export const SubmittedTwice: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(recordRequests) },
  play: async ({ canvasElement }) => {
    uploaded.mockClear()
    filed.mockClear()
    const dialog = await openComplaint(canvasElement)
    await fillIn(dialog)
    await choose(dialog, await photograph('carton.jpg'))
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Submit' })
    button.click()
    button.click()
    await expect(await dialog.findByText(`Your case number is ${nextCaseNumber}.`)).toBeVisible()
    await expect(uploaded).toHaveBeenCalledOnce()
    await expect(filed).toHaveBeenCalledOnce()
  },
}

/** Input is not lost by accident: closing asks first. */
export const ClosedByAccident: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await openComplaint(canvasElement)
    await fillIn(dialog)

    await step('Escape and a press outside ask first', async () => {
      const element = canvas.getByRole('dialog')
      for (const slip of [
        () => element.dispatchEvent(new Event('cancel', { cancelable: true })),
        () => element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })),
      ]) {
        slip()
        await expect(await dialog.findByText('Your complaint is not sent yet.')).toBeVisible()
        await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
      }
      await expect(dialog.getByLabelText('Subject')).toHaveValue(complaintInput.subject)
      await expect(dialog.getByLabelText('Complaint type')).toHaveValue(complaintInput.type)
      await expect(dialog.getByLabelText('Description')).toHaveValue(complaintInput.description)
    })

    await step('only Discard loses the input', async () => {
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
      await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      const next = await openComplaint(canvasElement)
      await expect(next.getByLabelText('Subject')).toHaveValue('')
    })
  },
}

/** Sends a complaint with a picture and expects the reason of the failure; the input stays. */
async function expectRefusal(canvasElement: HTMLElement, text: string) {
  const dialog = await openComplaint(canvasElement)
  await fillIn(dialog)
  await choose(dialog, await photograph('carton.jpg'))
  await submit(dialog)
  await expect(await dialog.findByRole('alert')).toHaveTextContent(text)
  await expect(dialog.getByLabelText('Description')).toHaveValue(complaintInput.description)
  await expect(dialog.getByText('carton.jpg')).toBeInTheDocument()
  return dialog
}

/** A complaint that is not filed, and why. */
function expectFailure(text: string): Story['play'] {
  return async ({ canvasElement }) => {
    await expectRefusal(canvasElement, text)
  }
}

/** Retries, and expects that the complaint is filed with the same input. */
async function expectRetryFiled(dialog: Dialog) {
  await submit(dialog)
  await expect(await dialog.findByText(`Your case number is ${nextCaseNumber}.`)).toBeVisible()
}

export const EmptyForm: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const dialog = await openComplaint(canvasElement)
    await userEvent.type(dialog.getByLabelText('Subject'), complaintInput.subject)
    const button = dialog.getByRole('button', { name: 'Submit' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Please fill in all required fields')
  },
}

const uploadFailed = 'Failed to upload images. Please try again.'

/** The store could not save the picture. */
export const UploadFailed: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(failingPictureUpload(), recordRequests) },
  play: async ({ canvasElement, msw }) => {
    filed.mockClear()
    const dialog = await expectRefusal(canvasElement, uploadFailed)
    await expect(dialog.getByText('This picture was not uploaded.')).toBeVisible()
    await expect(filed).not.toHaveBeenCalled()
    msw.use(...createHandlers(storyWorld))
    await expectRetryFiled(dialog)
  },
}

/** The store accepted the picture without returning its URL: the complaint is not filed without it. */
export const UploadWithoutAddress: Story = {
  tags: ['reaches'],
  parameters: network(picturesWithoutAddresses()),
  play: expectFailure(uploadFailed),
}

/** The content of the file is not a picture, whatever its name. */
export const PictureOfWrongType: Story = {
  tags: ['reaches'],
  parameters: network(pictureOfWrongType()),
  play: expectFailure(uploadFailed),
}

export const PictureTooLarge: Story = {
  tags: ['reaches'],
  parameters: network(pictureTooLarge()),
  play: expectFailure(uploadFailed),
}

export const TooManyPicturesPerHour: Story = {
  tags: ['reaches'],
  parameters: network(tooManyPictures()),
  play: expectFailure(uploadFailed),
}

/** Files that are not pictures, too large or empty are reported before sending. */
export const UnusablePictures: Story = {
  tags: ['reaches'],
  parameters: network(recordRequests),
  play: async ({ canvasElement }) => {
    uploaded.mockClear()
    const dialog = await openComplaint(canvasElement)
    await fillIn(dialog)
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'panorama.jpg', { type: 'image/jpeg' })
    drop(dialog, new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }), large)
    await expect(await dialog.findByText('This is not a JPEG, PNG or WebP picture.')).toBeInTheDocument()
    await expect(dialog.getByText('This picture is larger than 10 MB.')).toBeInTheDocument()
    await submit(dialog)
    await expect(await dialog.findByText('Remove the files that cannot be sent.')).toBeInTheDocument()
    await expect(uploaded).not.toHaveBeenCalled()
  },
}

/** The store's message is shown. */
export const Refused: Story = {
  tags: ['reaches'],
  parameters: network(failingComplaint()),
  play: expectFailure('Something went wrong on our side.'),
}

export const RefusedWithoutMessage: Story = {
  tags: ['reaches'],
  parameters: network(complaintRefusalWithoutMessage()),
  play: expectFailure('Failed to submit complaint'),
}

/** Without a response the same complaint is sent again. The store files it once, and no picture is uploaded twice. */
export const NoResponse: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(recordRequests, unansweredComplaint()) },
  play: async ({ canvasElement, msw }) => {
    uploaded.mockClear()
    filed.mockClear()
    const dialog = await expectRefusal(canvasElement, 'An error occurred while submitting the complaint')
    msw.use(...recordRequests, ...createHandlers(storyWorld))
    await expectRetryFiled(dialog)
    await expect(uploaded).toHaveBeenCalledOnce()
    const [sent, ...sentAgain] = filed.mock.calls
    await expect(sentAgain).toEqual([sent, sent])
  },
}

/** The order no longer exists. */
export const OrderGone: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole('button', { name: 'File Complaint' })
    msw.use(...orderNotFound())
    await expectRefusal(canvasElement, 'Order not found')
  },
}

/** The store no longer has a picture: that is shown, and the next attempt uploads it again. */
export const PictureGone: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(complaintPictureGone()) },
  play: async ({ canvasElement, msw }) => {
    uploaded.mockClear()
    const dialog = await expectRefusal(canvasElement, 'A file is not known any more. Please upload it again.')
    await expect(dialog.getByText('This picture was not uploaded.')).toBeVisible()
    msw.use(...recordRequests, ...createHandlers(storyWorld))
    await expectRetryFiled(dialog)
    await expect(uploaded).toHaveBeenCalledOnce()
  },
}

/** The session ended while the complaint was written. */
export const SessionExpired: Story = {
  ...behaviour,
  play: async ({ canvasElement, msw }) => {
    const dialog = await openComplaint(canvasElement)
    await fillIn(dialog)
    msw.use(...unauthorized())
    await submit(dialog)
    await expectAddress(canvasElement, signIn)
  },
}

/** On a phone the lines are cards and the complaint is a sheet; nothing overflows. */
export const Phone: Story = {
  tags: ['reaches'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('list', { name: 'Order Details' })).toBeVisible()
    const dialog = await openComplaint(canvasElement)
    await choose(dialog, await photograph(`${'carton'.repeat(20)}.jpg`))
    const body = canvas.getByRole('dialog').querySelector('[data-part=body]')!
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

export const ComplaintRightToLeft: Story = {
  tags: ['reaches'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const dialog = await openComplaint(canvasElement)
    await choose(dialog, await photograph('carton.jpg'))
  },
}

export const ComplaintDark: Story = { ...ComplaintRightToLeft, globals: { scheme: 'dark' } }

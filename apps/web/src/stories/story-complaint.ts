import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyWorld } from './story-shop'

/** The number under which the next complaint is filed. */
export const nextCaseNumber = Math.max(...storyWorld.complaints.map(({ display_id }) => display_id)) + 1

/** What a customer writes. */
export const words = {
  subject: 'Two bags are torn',
  type: 'Damaged Package',
  description: 'The carton was crushed on one side.',
} as const

/** A real picture, as a camera would give it. */
export async function photograph(name: string): Promise<File> {
  const paper = new OffscreenCanvas(40, 30)
  const pen = paper.getContext('2d')!
  pen.fillStyle = 'sienna'
  pen.fillRect(4, 4, 32, 22)
  const type = 'image/jpeg'
  return new File([await paper.convertToBlob({ type })], name, { type })
}

/** The complaint's dialog, once it is there. */
export async function findComplaint(canvasElement: HTMLElement) {
  const dialog = await within(canvasElement).findByRole('dialog', { name: 'File Complaint' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Presses File Complaint. */
export async function openComplaint(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'File Complaint' }))
  return findComplaint(canvasElement)
}

/** The complaint's dialog, to be looked into. */
export type Dialog = Awaited<ReturnType<typeof findComplaint>>

/** Enters everything that is asked for. */
export async function fillIn(dialog: Dialog): Promise<void> {
  await userEvent.type(dialog.getByLabelText('Subject'), words.subject)
  await userEvent.selectOptions(dialog.getByLabelText('Complaint type'), words.type)
  await userEvent.type(dialog.getByLabelText('Description'), words.description)
}

/** Chooses pictures in the browser's window. */
export async function choose(dialog: Dialog, ...files: File[]): Promise<void> {
  await userEvent.upload(dialog.getByLabelText(/^Pictures/), files)
}

/** Drops files on the area; unlike the browser's window it lets anything in. */
export function drop(dialog: Dialog, ...files: File[]): void {
  const dataTransfer = new DataTransfer()
  files.forEach((file) => dataTransfer.items.add(file))
  const area = dialog.getByLabelText(/^Pictures/).closest('label')!
  area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** Presses Submit. */
export async function submit(dialog: Dialog): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
}

import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyWorld } from './story-shop'

/** The number of the next complaint. */
export const nextCaseNumber = Math.max(...storyWorld.complaints.map(({ display_id }) => display_id)) + 1

/** The input of a complaint. */
export const complaintInput = {
  subject: 'Two bags are torn',
  type: 'Damaged Package',
  description: 'The carton was crushed on one side.',
} as const

/** Creates a real picture file, which decodes in the browser. */
export async function photograph(name: string): Promise<File> {
  const paper = new OffscreenCanvas(40, 30)
  const pen = paper.getContext('2d')!
  pen.fillStyle = 'sienna'
  pen.fillRect(4, 4, 32, 22)
  const type = 'image/jpeg'
  return new File([await paper.convertToBlob({ type })], name, { type })
}

/** Waits for the complaint dialog. */
export async function findComplaint(canvasElement: HTMLElement) {
  const dialog = await within(canvasElement).findByRole('dialog', { name: 'File Complaint' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Opens the complaint dialog. */
export async function openComplaint(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'File Complaint' }))
  return findComplaint(canvasElement)
}

/** Queries of the complaint dialog. */
export type Dialog = Awaited<ReturnType<typeof findComplaint>>

/** Fills in all fields. */
export async function fillIn(dialog: Dialog): Promise<void> {
  await userEvent.type(dialog.getByLabelText('Subject'), complaintInput.subject)
  await userEvent.selectOptions(dialog.getByLabelText('Complaint type'), complaintInput.type)
  await userEvent.type(dialog.getByLabelText('Description'), complaintInput.description)
}

/** Chooses pictures in the file dialog. */
export async function choose(dialog: Dialog, ...files: File[]): Promise<void> {
  await userEvent.upload(dialog.getByLabelText(/^Pictures/), files)
}

/** Drops files on the area, which does not apply `accept`. */
export function drop(dialog: Dialog, ...files: File[]): void {
  const dataTransfer = new DataTransfer()
  files.forEach((file) => dataTransfer.items.add(file))
  const area = dialog.getByLabelText(/^Pictures/).closest('label')!
  area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** Submits the complaint. */
export async function submit(dialog: Dialog): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
}

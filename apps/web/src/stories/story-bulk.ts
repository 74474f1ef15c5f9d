import { expect, userEvent, waitFor, within } from 'storybook/test'

/** Opens the bulk upload. */
export async function openBulkUpload(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Bulk Upload' }))
  const dialog = await canvas.findByRole('dialog', { name: 'Bulk Upload Quantities' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Queries of the bulk upload dialog. */
export type BulkDialog = Awaited<ReturnType<typeof openBulkUpload>>

/** Pastes a text. */
export async function pasteText(dialog: BulkDialog, text: string): Promise<void> {
  await userEvent.click(dialog.getByRole('textbox'))
  await userEvent.paste(text)
}

/** Checks the quantities. */
export async function check(dialog: BulkDialog): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
}

/** Checks the quantities and waits for the preview. */
export async function preview(dialog: BulkDialog): Promise<void> {
  await check(dialog)
  await expect(await dialog.findByText('Nothing has changed yet. This is a preview.')).toBeVisible()
}

/** Applies the changes. */
export async function apply(dialog: BulkDialog): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: /^Apply \d+ changes?$/ }))
}

/** The rows of one part of the report. */
export function rowsOf(dialog: BulkDialog, part: 'Skipped' | 'Changed' | 'Unchanged') {
  const region = dialog.getByRole('region', { name: new RegExp(`^${part} `) })
  return within(region).getAllByRole('listitem')
}

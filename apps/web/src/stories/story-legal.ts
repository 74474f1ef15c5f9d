import { expect, waitFor, type within } from 'storybook/test'
import { linesOf, type LegalText } from '@skafferi/brand/legal/legal-text'

type Canvas = ReturnType<typeof within>

/** Waits for the text, whose title the page has before it is loaded. */
async function findHeading(canvas: Canvas, { title, sections }: LegalText) {
  await canvas.findByRole('heading', { level: 2, name: sections[0]!.title }, { timeout: 10_000 })
  return canvas.getByRole('heading', { level: 1, name: title })
}

/** Expects the complete legal text, including the demo note. */
export async function expectLegalText(canvas: Canvas, text: LegalText): Promise<void> {
  await expect(await findHeading(canvas, text)).toBeVisible()
  await expect(document.title).toBe(`${text.title} · Skafferi`)
  await waitFor(() => expect(canvas.getByRole('main').textContent).toBe(linesOf(text).join('')), { timeout: 10_000 })
}

/** Expects the same text for a customer, with the customer's header and a link in the footer. */
export async function expectLegalTextForCustomer(canvas: Canvas, text: LegalText, address: string): Promise<void> {
  await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
  await expect(await findHeading(canvas, text)).toBeVisible()
  await expect(canvas.getByRole('contentinfo').querySelector(`a[href="${address}"]`)).toBeVisible()
}

/** Expects that nothing overflows the narrowest phone. */
export async function expectLegalTextToFit(canvas: Canvas, text: LegalText): Promise<void> {
  await findHeading(canvas, text)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
}

import { expect, type within } from 'storybook/test'
import { linesOf, type LegalText } from '@skafferi/brand/legal/legal-text'

type Canvas = ReturnType<typeof within>

const findHeading = (canvas: Canvas, { title }: LegalText) => canvas.findByRole('heading', { level: 1, name: title })

/** The whole text for everybody, marked as the demo's. */
export async function expectLegalText(canvas: Canvas, text: LegalText): Promise<void> {
  await expect(await findHeading(canvas, text)).toBeVisible()
  await expect(document.title).toBe(`${text.title} · Skafferi`)
  await expect(canvas.getByRole('main').textContent).toBe(linesOf(text).join(''))
}

/** A customer reads the same under the customer's header, and finds it in the footer. */
export async function expectLegalTextForCustomer(canvas: Canvas, text: LegalText, address: string): Promise<void> {
  await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
  await expect(await findHeading(canvas, text)).toBeVisible()
  await expect(canvas.getByRole('contentinfo').querySelector(`a[href="${address}"]`)).toBeVisible()
}

/** Nothing leaves the narrowest phone. */
export async function expectLegalTextToFit(canvas: Canvas, text: LegalText): Promise<void> {
  await findHeading(canvas, text)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
}

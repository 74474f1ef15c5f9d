import { enterOffice } from './support/office'
import { shopKey } from './support/caller'
import { expect, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

/** Runs in the page that executes it: marks the shop's origin. */
const script = "<script>localStorage.setItem('licence-ran', 'yes')</script>"

/** A PDF with a page that says "Licence 4711", and HTML with a script in a comment. */
function hostilePdf(): Buffer {
  const text = 'BT /F1 24 Tf 72 700 Td (Licence 4711) Tj ET'
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ]
  let file = `%PDF-1.4\n%<html>${script}</html>\n`
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer <</Size ${size} /Root 1 0 R>>\n` +
      `startxref\n${file.length}\n%%EOF\n`,
  )
}

/** The complete application of a company with a licence. */
const application = (licence: string) => ({
  company_info: {
    company_name: 'Corner Shop AB',
    employer_id: '5560001111',
    duns_number: '350000009',
    country: 'Sweden',
    type_of_business: 'retail',
    company_website: 'https://corner.example',
    number_of_employees: 3,
    annual_revenue: 120_000,
  },
  contact_person: {
    full_name: 'Sara Berg',
    job_title: 'Owner',
    email: 'sara@corner.example',
    phone: '+46 8 555 01 99',
    preferred_delivery_days: '2027-01-15',
  },
  order_preferences: {
    products_of_interest: 'Liquorice',
    specific_brands: 'Sältan',
    estimated_order_volume: 40,
    order_frequency: 2,
  },
  payment_and_shipping: {
    fda_registration_status: 'none',
    tax_id_exemption: 'None',
    preferred_payment_method: 'invoice',
    shipping_preferences: 'DHL',
    customs_broker: 'None',
  },
  upload_and_consent: { upload_licenses: licence, terms_and_conditions: true, gdpr_consent: true },
})

test('a licence is shown beside its application, and no script in it runs in the office', async ({
  page,
  store,
  browserName,
}) => {
  const address =
    await test.step('HTML, and a PDF with a script, are refused; a PDF with HTML in it is sent', async () => {
      const upload = (buffer: Buffer) =>
        page.request.post(`${store.url}/store/customers/uploads`, {
          headers: shopKey,
          multipart: { files: { name: 'licence.pdf', mimeType: 'application/pdf', buffer } },
        })
      expect((await upload(Buffer.from(`<html>${script}</html>`))).status()).toBe(400)
      const scripted = hostilePdf()
        .toString('latin1')
        .replace('/Catalog', '/Catalog /OpenAction <</S /JavaScript /JS (1)>>')
      expect((await upload(Buffer.from(scripted, 'latin1'))).status()).toBe(400)
      const answer = await upload(hostilePdf())
      expect(answer.status(), await answer.text()).toBe(200)
      const { files } = (await answer.json()) as { files: [{ url: string }] }
      const sent = await page.request.post(`${store.url}/store/customers/register`, {
        headers: shopKey,
        data: application(files[0].url),
      })
      expect(sent.status(), await sent.text()).toBe(200)
      await enterOffice(page, '/office/applications')
      await page.getByRole('link', { name: /Corner Shop AB/ }).click()
      const link = page.getByRole('link', { name: 'Open licence.pdf' })
      return new URL((await link.getAttribute('href'))!, store.url)
    })

  await test.step('the browser shows the PDF beside the form, in a viewer of its own', async () => {
    const frame = page.locator('iframe[title="licence.pdf"]')
    // The headless shell of Chromium has no viewer: then there is only the link.
    if (!(await page.evaluate(() => navigator.pdfViewerEnabled))) return expect(frame).toHaveCount(0)
    await expect(frame).toBeVisible()
    // The viewer has an origin of its own, so neither page reaches into the other.
    await expect.poll(() => frame.evaluate((each: HTMLIFrameElement) => each.contentDocument === null)).toBe(true)
  })

  await test.step('its headers forbid scripts, even if a browser reads it as HTML', async () => {
    address.searchParams.set('disposition', 'inline')
    const { headers, status } = await page.evaluate(async (url) => {
      const answer = await fetch(url)
      return { status: answer.status, headers: Object.fromEntries(answer.headers) }
    }, address.pathname + address.search)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    // Firefox applies the policy to the debugger too, see support/test.ts.
    if (browserName === 'firefox') return
    const browser = page.context().browser()!
    // The page's own context fails a test whose policy had to refuse anything.
    const context = await browser.newContext({ baseURL: store.url })
    const other = await context.newPage()
    await other.route(/disposition=inline/, (route) => {
      const { 'content-security-policy': policy = '' } = headers
      const asHtml = { 'content-type': 'text/html', 'content-security-policy': policy }
      return route.fulfill({ headers: asHtml, body: `<html><h1>Read as HTML</h1>${script}</html>` })
    })
    await other.goto(address.href)
    await expect(other.getByRole('heading', { name: 'Read as HTML' })).toBeVisible()
    await other.goto('/office')
    expect(await other.evaluate(() => localStorage.getItem('licence-ran'))).toBeNull()
    await context.close()
  })
})

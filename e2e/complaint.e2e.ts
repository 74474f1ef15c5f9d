import { newestMail } from './support/mail'
import { enterOffice } from './support/office'
import { photo } from './support/photo'
import { anna, beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

interface FiledComplaint {
  id: string
  display_id: number
  subject: string
  order_display_id: number
}

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

test('a complaint with two pictures is filed about its order, and answered in the office', async ({ page, store }) => {
  await beSignedIn(page)
  await page.goto('/profile')
  const order = page.getByRole('table', { name: 'Order History' }).getByRole('row').nth(3)
  const number = Number(/No\. (\d+)/.exec(await order.innerText())?.[1])
  await order.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/profile\/order\//)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Order ${number} · `) })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'File Complaint' }).click()
  const dialog = page.getByRole('dialog', { name: 'File Complaint' })
  await dialog.getByLabel('Subject').fill('Two bags are torn')
  await dialog.getByLabel('Complaint type').selectOption('Damaged Package')
  await dialog.getByLabel('Description').fill('The carton was crushed on one side.')
  await dialog.getByLabel(/^Pictures/).setInputFiles([photo('carton.png'), photo('bags.png')])
  await expect(dialog.getByRole('button', { name: /^Remove (carton|bags)\.png$/ })).toHaveCount(2)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Submit' }).click()

  const answer = page.getByText(/^Complaint submitted successfully! Your case number is \d+\.$/)
  await expect(answer).toBeVisible()
  await expect(dialog).toBeHidden()
  const caseNumber = Number(/(\d+)\.$/.exec(await answer.innerText())?.[1])

  const complaints = (await store.operate('complaints', 'list')) as FiledComplaint[]
  const filed = complaints.find(({ display_id }) => display_id === caseNumber)
  expect(filed).toMatchObject({ subject: 'Two bags are torn', order_display_id: number })
  const complaint = (await store.operate('complaints', 'show', filed!.id)) as { images: string[] }
  expect(complaint.images).toHaveLength(2)

  await enterOffice(page, '/office/inbox')
  await page.getByRole('navigation', { name: 'Complaints' }).getByRole('link', { name: 'Two bags are torn' }).click()
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
  await page.getByLabel(/^Answer to/).fill('We send two new bags today.')
  await page.reload()
  await expect(page.getByLabel(/^Answer to/)).toHaveValue('We send two new bags today.')
  await page.getByRole('checkbox', { name: /^Close the complaint/ }).check()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('We send two new bags today.')
  await expectNoAxeViolations(page)
  expect((await newestMail(store, 'complaint_answered', anna.email)).text).toContain('We send two new bags today.')

  await page.goto('/profile')
  const own = page.getByRole('listitem').filter({ hasText: `Case ${caseNumber}` })
  await expect(own).toContainText('Closed')
  await expect(own).toContainText('We send two new bags today.')
  const pictures = own.getByRole('link', { name: /^Download picture/ })
  await expect(pictures).toHaveCount(2)
  const address = await pictures.first().getAttribute('href')
  expect((await page.request.get(address!)).status()).toBe(200)
  await own.getByRole('link', { name: `Order ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Order ${number} · `) })).toBeVisible()
  await expect(page.getByRole('list', { name: `Our answers to case ${caseNumber}` })).toContainText(
    'We send two new bags today.',
  )
  await expectNoAxeViolations(page)
  await page.context().clearCookies()
  expect((await page.request.get(address!)).status()).toBe(404)
})

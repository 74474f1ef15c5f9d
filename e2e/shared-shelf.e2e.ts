import { applicant, licence, passStep, steps } from './support/application'
import { choosePassword } from './support/choose-password'
import { newestMail } from './support/mail'
import { enterOffice } from './support/office'
import { expect, expectNoAxeViolations, test } from './support/test'

test('a visitor composes a shelf and applies with it, and the company’s home begins with it', async ({
  browser,
  page,
  store,
}) => {
  test.slow()
  const link = await test.step('the shelf of a trade gets a link', async () => {
    await page.goto('/landing')
    const shared = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/store/shelves'),
    )
    await page.getByRole('button', { name: 'Apply with this shelf' }).click()
    const { code } = (await (await shared).json()) as { code: string }
    return `/shelf/${code}`
  })

  const count = await test.step('the application says that it is sent with it', async () => {
    const notice = page.getByText(/^With a shelf of \d+ articles/)
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(/\/sign-up$/)
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(notice).toBeVisible()
    return Number(/\d+/.exec(await notice.innerText())![0])
  })

  await test.step('others may open the link, and search engines may not list it', async () => {
    const other = await page.context().newPage()
    const answer = await other.goto(link)
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    await expect(other.getByRole('link', { name: 'Apply with this shelf' })).toBeVisible()
    await other.close()
  })

  await test.step('the application is sent, and the shelf is not attached to another one', async () => {
    for (const step of steps) await passStep(page, step)
    await page.getByLabel(/^Licence/).setInputFiles(licence)
    await expect(page.getByText('1 file added, 1 uploaded')).toBeAttached()
    await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
    await page.getByRole('checkbox', { name: /^I consent to my data/ }).check()
    await page.getByRole('button', { name: 'Complete Registration' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
    await page.getByRole('link', { name: 'Go to Landing Page' }).click()
    await page.getByRole('link', { name: 'Sign Up' }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Company Information' })).toBeVisible()
    await expect(page.getByText(/^With a shelf of/)).toHaveCount(0)
  })

  await test.step('the operator sees the shelf with the application', async () => {
    const waiting = (await store.operate('applications', 'list', '--status', 'pending')) as {
      id: string
      email: string
    }[]
    const { id } = waiting.find(({ email }) => email === applicant.email)!
    const office = await browser.newPage({ baseURL: store.url })
    await enterOffice(office, '/office/applications')
    await office.getByText('Hav & Himmel AB').first().click()
    await expect(office.getByText(/^Shelf to begin with/)).toBeVisible()
    await office.close()
    await store.operate('applications', 'approve', id)
    await newestMail(store, 'application_approved', applicant.email)
  })

  await test.step('the company’s home begins with the shelf', async () => {
    await choosePassword(store, applicant)
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(applicant.email)
    await page.getByLabel('Password', { exact: true }).fill(applicant.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText(`Welcome, ${applicant.name}`)).toBeVisible()
    const answer = await page.request.get('/store/shelf', { headers: { 'x-publishable-api-key': 'pk_demo' } })
    const { source, places } = (await answer.json()) as { source: string; places: readonly { product_title: string }[] }
    expect([source, places.length]).toEqual(['saved', count])
    await expect(page.getByText(places[0]!.product_title).first()).toBeVisible()
  })
})

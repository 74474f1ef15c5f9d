import { applicant, licence, passStep, steps } from './support/application'
import { newestMail } from './support/mail'
import { expect, expectNoAxeViolations, test } from './support/test'

test('a company applies, is approved, sets a password and signs in', async ({ page, store }) => {
  test.slow()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))

  await test.step('a visitor finds the application', async () => {
    await page.goto('/landing')
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for an account')
  })

  for (const step of steps) await test.step(step.heading, () => passStep(page, step))

  await test.step('a reload keeps the values', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Upload & Consent' })).toBeVisible()
    await page.getByRole('button', { name: /Company Information$/ }).click()
    await expect(page.getByLabel('Company name')).toHaveValue('Hav & Himmel AB')
    await page.getByRole('button', { name: /Payment & Shipping Info$/ }).click()
    await page.getByRole('button', { name: 'Next' }).click()
  })

  await test.step('the terms open beside the form', async () => {
    for (const [link, title] of [
      ['terms and conditions', 'Terms and conditions'],
      ['processed under the GDPR', 'Privacy policy'],
    ] as const) {
      const opened = page.context().waitForEvent('page')
      await page.getByRole('main').getByRole('link', { name: link }).click()
      const text = await opened
      await expect(text.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectNoAxeViolations(text)
      await text.close()
      await expect(page.getByRole('checkbox', { name: link })).not.toBeChecked()
    }
  })

  await test.step('a licence and two consents complete it', async () => {
    await page.getByLabel(/^Licence/).setInputFiles(licence)
    await expect(page.getByText(licence.name, { exact: true })).toBeVisible()
    await expect(page.getByText('1 file added, 1 uploaded')).toBeAttached()
    await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
    await page.getByRole('checkbox', { name: /^I consent to my data/ }).check()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Complete Registration' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
    await page.reload()
    await expect(page.getByText(applicant.email)).toBeVisible()
    await expectNoAxeViolations(page)
  })

  const link = await test.step('an operator approves it, and an e-mail has the next step', async () => {
    await newestMail(store, 'application_received', applicant.email)
    const waiting = (await store.operate('applications', 'list', '--status', 'pending')) as {
      id: string
      email: string
    }[]
    const { id } = waiting.find(({ email }) => email === applicant.email)!
    await store.operate('applications', 'approve', id)
    const { text } = await newestMail(store, 'application_approved', applicant.email)
    return /^http\S+$/m.exec(text)![0]
  })

  await test.step('its link requests a code without typing', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Skafferi')
    await expect(page.getByLabel('Email')).toHaveValue(applicant.email)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page).toHaveURL(/\/otp$/)
    await expect(page.getByText(/^You can ask again in \d+ seconds?\.$/)).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('the code allows setting a password', async () => {
    const { subject } = await newestMail(store, 'password_code', applicant.email)
    await page.getByLabel('Code', { exact: true }).fill(/\d{5}/.exec(subject)![0])
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password')
    await page.getByLabel('New password', { exact: true }).fill(applicant.password)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('You can sign in now, see prices and place orders.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Sign in' }).click()
  })

  await test.step('the customer signs in and sees prices', async () => {
    await page.getByLabel('Email').fill(applicant.email)
    await page.getByLabel('Password', { exact: true }).fill(applicant.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText(`Welcome, ${applicant.name}`)).toBeVisible()
    const shelf = page.getByRole('region', { name: 'Best Selling Products' })
    await expect(shelf.getByText(/^€\d/).first()).toBeVisible()
    await page.goto('/sign-up')
    await expect(page).toHaveURL(/\/$/)
  })

  expect(problems).toEqual([])
})

import { codeOf } from './support/authenticator'
import { goTo, maja } from './support/office'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { SEED: 'none', OFFICE: '1' } } })

test('the only owner signs in with a recovery code once, and sets up a new authenticator', async ({ page, store }) => {
  const printed = () => /to become its owner: (\S+)\n/.exec(store.log())?.[1]
  await expect.poll(printed).toBeDefined()
  await page.goto(printed()!)

  /** Chooses the password and an authenticator; returns the recovery codes. */
  async function accept(): Promise<string[]> {
    await page.getByLabel('Password', { exact: true }).fill(maja.password)
    const secret = (await page.locator('b.select-all').textContent())!
    await page.getByLabel('Code from the app', { exact: true }).fill(codeOf(secret))
    await page.getByRole('button', { name: 'Accept and sign in' }).click()
    const codes = page.getByRole('region', { name: 'Your ten recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    return codes.allTextContents()
  }

  async function signIn(code: string) {
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByLabel('Email').fill(maja.email)
    await page.getByLabel('Password', { exact: true }).fill(maja.password)
    await page.getByRole('button', { name: 'I cannot use my authenticator' }).click()
    await expectNoAxeViolations(page)
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick()
  }

  await page.getByLabel('Your name').fill(maja.name)
  await page.getByLabel('Email').fill(maja.email)
  const [first, second] = (await accept()) as [string, string]
  const leave = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  await (await leave).dismiss()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('link', { name: 'Go to the office' }).click()

  await test.step('the notice for the only owner leads to the team and can be put away', async () => {
    await page.getByRole('link', { name: 'Add a second owner' }).click()
    await page.getByRole('button', { name: 'Invite an owner...' }).click()
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('owner')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await goTo(page, 'Today')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
    await page.reload()
    await expect(page.getByRole('link', { name: 'All orders' })).toBeVisible()
    await expect(page.getByText('You are the only owner.')).toHaveCount(0)
  })

  await test.step('a code signs in once, and the account says how many are left', async () => {
    await signIn(first.toLowerCase().replace('-', ''))
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Recovery codes...' }).click()
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()
    await expectNoAxeViolations(page)
    await signIn(first)
    await expect(page.getByRole('alert')).toContainText('is wrong')
    await page.getByLabel('Recovery code').fill(second)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('You have 8 recovery codes left.')).toBeVisible()
  })

  await test.step('new codes end the old ones', async () => {
    await page.getByLabel('Your password').fill(maja.password)
    await page.getByRole('button', { name: 'Make ten new codes' }).click()
    await expect(page.getByRole('region', { name: 'Your ten recovery codes' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  })

  await test.step('the owner resets their own sign-in', async () => {
    await goTo(page, 'Team')
    await page.getByRole('button', { name: `Actions for ${maja.name}` }).click()
    await page.getByRole('menuitem', { name: 'Reset sign-in' }).click()
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    await page.goto(link)
    await accept()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByRole('link', { name: 'Go to the office' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  })
})

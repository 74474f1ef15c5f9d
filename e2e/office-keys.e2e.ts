import { enterOffice, goTo, maja } from './support/office'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

test('an API key works within its scopes until it is revoked', async ({ page, playwright, store }) => {
  await enterOffice(page)
  await goTo(page, 'Team')
  await page.getByRole('button', { name: 'New key...' }).click()
  const dialog = page.getByRole('dialog', { name: 'New key' })
  await dialog.getByLabel('Program', { exact: true }).fill('Warehouse')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Create key' }).dblclick()
  await expect(dialog).toBeHidden()
  const token = await page.getByRole('textbox', { name: 'Key', exact: true }).inputValue()
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
  const key = page.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await expect(key).toHaveCount(1)
  await expect(key).toContainText('Never used')
  await expectNoAxeViolations(page)

  const program = await playwright.request.newContext({
    baseURL: store.url,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const status = async (path: string) => (await program.get(path)).status()
  expect(await status('/admin/orders')).toBe(200)
  expect(await status('/admin/complaints')).toBe(403)

  await key.getByRole('button', { name: 'Revoke the key of Warehouse...' }).click()
  const question = page.getByRole('dialog', { name: 'Revoke the key of Warehouse?' })
  await expect(question).toBeVisible()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Revoke key' }).click()
  await expect(question).toBeHidden()
  await expect(key).toContainText('Revoked')
  expect(await status('/admin/orders')).toBe(401)
  await program.dispose()

  await goTo(page, 'Activity')
  const done = page.getByRole('main').getByRole('listitem')
  for (const action of ['created an API key', 'revoked an API key'])
    await expect(done.filter({ hasText: `${maja.name} ${action}` })).toHaveCount(1)
  await expectNoAxeViolations(page)
})

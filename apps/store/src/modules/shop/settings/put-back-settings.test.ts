import { unwrap } from '@skafferi/api'
import { expect, it } from 'vitest'
import { lastActivityId } from '../../../testing/activity'
import { addOperator } from '../../../testing/operators'
import { placeOrder } from '../../../testing/orders'
import { shopOfFile } from '../../../testing/shop'
import { createSettingsOperator } from './change-settings'

const shop = await shopOfFile()
const owner = await addOperator(shop, 'owner')
const colleague = await addOperator(shop, 'owner')

const read = () => unwrap(owner.client.GET('/admin/settings'))
const putBack = (activity_id: number, by = owner) =>
  unwrap(by.client.POST('/admin/settings/put-back', { body: { activity_id } }))
const latest = (section: string) => lastActivityId(shop, `settings_${section}`)
const stateOf = async (section: string, id: number) => {
  const query = { subject_id: `settings_${section}` }
  const { activities } = await unwrap(owner.client.GET('/admin/activities', { params: { query } }))
  return activities.find((entry) => entry.id === id)!.put_back
}

async function saveProfile(changes: object, by = owner): Promise<number> {
  const { profile } = await read()
  const body = { version: profile.version, value: { ...profile.value, ...changes } }
  await unwrap(by.client.POST('/admin/settings/profile', { body }))
  return latest('profile')
}

it('the old values of an entry are put back at once, and other changes since are kept', async () => {
  const { phone } = (await read()).profile.value
  const entry = await saveProfile({ phone: '+46 40 12 34 56' })
  await saveProfile({ legal_name: 'Lakritsverket AB' }, colleague)
  expect(await stateOf('profile', entry)).toMatchObject({ possible: true })
  const { profile } = await putBack(entry)
  expect(profile.value).toMatchObject({ phone, legal_name: 'Lakritsverket AB' })
  expect(profile.changed_by).toBe(owner.name)
  expect(shop.context.settings.current.profile.phone).toBe(phone)
})

it('a delivery option’s price is put back beside another change of the options', async () => {
  const save = async (amount: number, index: number) => {
    const { delivery } = await read()
    const options = delivery.value.options.map((option, at) => (at === index ? { ...option, amount } : option))
    const body = { version: delivery.version, value: { ...delivery.value, options } }
    await unwrap(owner.client.POST('/admin/settings/delivery', { body }))
    return latest('delivery')
  }
  const [first] = (await read()).delivery.value.options
  const entry = await save(12.5, 0)
  await save(21, 1)
  const { delivery } = await putBack(entry)
  expect(delivery.value.options.map(({ amount }) => amount).slice(0, 2)).toEqual([first!.amount, 21])
})

it('a value that has changed since is not put back, and the list names who changed it', async () => {
  const entry = await saveProfile({ phone: '+46 1' })
  await saveProfile({ phone: '+46 2' }, colleague)
  expect(await stateOf('profile', entry)).toMatchObject({ possible: false, changed_by: colleague.name })
  await expect(putBack(entry)).rejects.toMatchObject({ status: 409, code: 'changed_since' })
  expect((await read()).profile.value.phone).toBe('+46 2')
})

it('the opening and other subjects are not put back here', async () => {
  const settings = createSettingsOperator(shop.context)
  const { version, value } = await settings.read('opening')
  await settings.change('opening', { version, value: { open: !value.open } })
  const opening = await latest('opening')
  expect(await stateOf('opening', opening)).toBeNull()
  for (const entry of [opening, await lastActivityId(shop, await placeOrder(shop))])
    await expect(putBack(entry)).rejects.toMatchObject({ status: 409, code: 'not_reversible' })
  await expect(putBack(999_999)).rejects.toMatchObject({ status: 404, code: 'activity_not_found' })
})

it('only owners put settings back', async () => {
  const entry = await saveProfile({ phone: '+46 3' })
  await expect(putBack(entry, await addOperator(shop, 'catalogue'))).rejects.toMatchObject({ status: 403 })
})

import { unwrap } from '@skafferi/api'
import { expect, it } from 'vitest'
import { addOperator } from '../../testing/operators'
import { shopOfFile } from '../../testing/shop'
import { runCommandLine } from '../run'
import { operatorCommands } from './operators'

const shop = await shopOfFile()
const maja = await addOperator(shop, 'owner')
const nothing = () => Promise.reject(new Error('Not a part of this test.'))

/** Runs a command with the session of an owner. */
async function run(...argv: string[]) {
  const output: string[] = []
  const write = (text: string) => void output.push(text)
  const storeAs = async () => ({ admin: maja.client, localAdmin: nothing as never })
  const code = await runCommandLine(operatorCommands, argv, {
    storeAs,
    read: nothing,
    write: nothing,
    progress: () => undefined,
    print: write,
    printError: write,
  })
  return { code, text: output.join('\n') }
}

it('`operators disable` requires a decision on the operator’s API keys and webhooks, and carries it out', async () => {
  const johan = await addOperator(shop, 'owner')
  const { api_key: key } = await unwrap(
    johan.client.POST('/admin/api-keys', { body: { title: 'Warehouse\u001b[2J', scopes: ['see'] } }),
  )
  const body = { url: 'https://93.184.216.34/in', events: ['order.placed' as const] }
  const { webhook } = await unwrap(johan.client.POST('/admin/webhooks', { body }))
  const refusal = await run('operators', 'disable', johan.email, '--keys', 'keep')
  expect(refusal).toEqual({
    code: 2,
    text: `Nothing was changed. This operator is responsible for:\n  webhook ${webhook.url} (${webhook.id})\nDecide what happens to them: --webhooks disable|keep.`,
  })
  expect((await run('operators', 'disable', johan.email)).text).toContain(
    `  API key Warehouse[2J (${key.id}), never used\n`,
  )
  expect((await run('operators', 'disable', johan.email, '--keys', 'keep', '--webhooks', 'disable')).code).toBe(0)
  const { integrations } = await unwrap(maja.client.GET('/admin/users'))
  expect(integrations).toMatchObject([{ id: key.id, operator_id: maja.id }])
})

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { unwrap } from '@skafferi/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeAt } from '../cli/store'
import { adminContract } from '../platform/http/admin/contract'
import { purposes } from '../platform/http/admin/roles'
import { actorNameHeader } from '../platform/http/local-admin'
import { adminRequests, prepareAdmin } from '../testing/admin-requests'
import { addOperator, sendAdmin } from '../testing/operators'
import { shopOfFile } from '../testing/shop'
import { createLocalAdminCalls } from './calls'
import { listenOnAdminSocket } from './listen'
import { socketPathIn } from './socket'

const shop = await shopOfFile()
const records = await prepareAdmin(shop)
const folder = mkdtempSync(join(tmpdir(), 'skafferi-machine-'))
const path = socketPathIn(folder)
let stop: () => Promise<void>

beforeAll(async () => {
  // The socket file of a killed store.
  writeFileSync(path, '')
  stop = await listenOnAdminSocket(path, shop.app)
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a request through the socket without the typed client. */
function sendCall(
  method: string,
  address: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = send(
      {
        socketPath: path,
        agent: false,
        method,
        path: address,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      (answer) => {
        readAll(answer).then((text) => resolve({ status: answer.statusCode!, text }), reject)
      },
    )
    call.on('error', reject)
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const calls = adminContract.endpoints.map(({ operation: { operationId } }) => operationId)
const names = Object.keys(
  createLocalAdminCalls({ context: shop.context, database: shop.database, imports: undefined as never }),
)
const claims = { [actorNameHeader]: 'Mallory' }

describe('the local admin socket', () => {
  it('can be opened by its owner only', () => {
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600')
  })

  // Sign-in and sessions need a browser; forms are only sent by the office; a test customer and a test e-mail are an
  // operator's own.
  const closed = new Set(
    calls.filter(
      (id) =>
        purposes[id] === 'anybody' ||
        purposes[id] === 'self' ||
        [
          'createTestCustomer',
          'sendTestMail',
          'createImport',
          'sendPictures',
          'sendContentPicture',
          'sendLogo',
          'uploadImportPicture',
          'uploadImportPictures',
        ].includes(id),
    ),
  )

  it.each(calls.filter((id) => !closed.has(id)))('accepts %s without a sign-in', async (operationId) => {
    const { method, path: template } = adminContract.endpointById.get(operationId)!
    const { path: params = {}, query = '', body, headers } = await adminRequests[operationId](records)
    const address = template.replace(/{(\w+)}/g, (_, name: string) => params[name]!)
    const answer = await sendCall(method, `${address}?${query}`, { body, headers })
    expect(`${answer.status} ${answer.status === 200 ? '' : answer.text}`).toBe('200 ')
  })

  it('validates requests like the admin API', async () => {
    expect(
      await sendCall('POST', '/admin/api-keys', { body: { title: 'Warehouse', scopes: ['everything'] } }),
    ).toMatchObject({ status: 400 })
    expect(await sendCall('POST', '/machine/showMail', { body: { id: 7 } })).toMatchObject({
      status: 400,
      text: expect.stringContaining('"id"'),
    })
    expect(await sendCall('POST', '/machine/listMail', { body: { everything: true } })).toMatchObject({ status: 400 })
    expect(await sendCall('POST', '/machine/startImport', { body: { kind: 'people', file: 'a.csv' } })).toMatchObject({
      status: 400,
    })
    expect(await sendCall('POST', '/machine/nothing', { body: {} })).toMatchObject({ status: 404 })
  })

  it.each(['', '%20Maja', 'Maja%0AHolm', '%E0%A4%A', 'x'.repeat(61)])('refuses the name %j', async (name) => {
    expect(await sendCall('GET', '/admin/orders', { headers: { [actorNameHeader]: name } })).toMatchObject({
      status: 400,
    })
  })

  it('records changes under the given name, or under none', async () => {
    const actorOf = async (name?: string) => {
      const { admin } = storeAt(path, name)
      const { api_key: key } = await unwrap(
        admin.POST('/admin/api-keys', { body: { title: 'Warehouse', scopes: ['see'] } }),
      )
      const { activities } = await unwrap(admin.GET('/admin/activities', { params: { query: { subject_id: key.id } } }))
      return activities[0]!.actor
    }
    expect(await actorOf('Måns Ångström')).toEqual({ kind: 'operator', id: null, name: 'Måns Ångström' })
    expect(await actorOf()).toEqual({ kind: 'operator', id: null, name: null })
  })

  it('can change an operator', async () => {
    const { id } = await addOperator(shop, 'reader')
    const { operator } = await unwrap(
      storeAt(path).admin.POST('/admin/users/{id}', { params: { path: { id } }, body: { disabled: true } }),
    )
    expect(operator.disabled_at).not.toBeNull()
  })

  it('returns the details of internal errors', async () => {
    const file = join(folder, 'nowhere', 'shop.backup')
    await expect(storeAt(path).localAdmin('backup', { file })).rejects.toMatchObject({
      status: 500,
      message: expect.stringContaining('ENOENT'),
    })
  })
})

describe('the network', () => {
  it.each(calls.filter((id) => purposes[id] !== 'anybody'))(
    'gives no access to %s by a forged header of the socket',
    async (operationId) => {
      const request = await adminRequests[operationId](records)
      expect((await sendAdmin(shop, operationId, request, { headers: claims })).statusCode).toBe(401)
    },
  )

  it('does not let an operator act under another name', async () => {
    const owner = await addOperator(shop, 'owner')
    const body = { title: 'Warehouse', scopes: ['see'] }
    const made = (await sendAdmin(shop, 'createApiKey', { body }, { token: owner.token, headers: claims })).json() as {
      api_key: { id: string }
    }
    const { activities } = await unwrap(
      owner.client.GET('/admin/activities', { params: { query: { subject_id: made.api_key.id } } }),
    )
    expect(activities[0]!.actor).toEqual({ kind: 'operator', id: owner.id, name: owner.name })
  })

  it.each(names)('has no operation %s', async (name) => {
    const answer = await shop.app.inject({ method: 'POST', url: `/machine/${name}`, headers: claims, payload: {} })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'route_not_found' })
  })
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, before, test } from 'node:test'
import { conflictingProcesses, settingsFrom } from './lib/preflight.mjs'

const nobody = () => undefined
const server = createServer((socket) => socket.destroy())
let taken = ''

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  taken = String(/** @type {import('node:net').AddressInfo} */ (server.address()).port)
})

after(() => server.close())

async function freePort() {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address())
  await once(other.close(), 'close')
  return String(port)
}

const settings = { port: '0', host: '127.0.0.1', dataDir: '/shop/.data', isEmbedded: true }

test('settingsFrom defaults to port 4000 of 127.0.0.1 and the folder .data', () => {
  const expected = { ...settings, port: '4000' }
  assert.deepEqual(settingsFrom({}, '/shop'), expected)
  assert.deepEqual(settingsFrom({ PORT: '', DATA_DIR: '', DATABASE_URL: '' }, '/shop'), expected)
})

test('conflictingProcesses reports nothing for a free port and an unused folder', async () => {
  assert.deepEqual(await conflictingProcesses({ ...settings, port: await freePort() }, nobody), [])
})

test('conflictingProcesses reports a port in use, and suggests another', async () => {
  const sentence = `Port ${taken} of 127.0.0.1 is in use: stop the program that uses it, or choose another with PORT=${Number(taken) + 1}.`
  assert.deepEqual(await conflictingProcesses({ ...settings, port: taken }, nobody), [sentence])
})

for (const host of ['localhost', '0.0.0.0']) {
  test(`a port that another program uses on one address is in use on ${host}`, async () => {
    assert.match((await conflictingProcesses({ ...settings, host, port: taken }, nobody))[0] ?? '', /is in use/)
  })
}

test('conflictingProcesses reports a folder in use with its process, together with other problems', async () => {
  const problems = await conflictingProcesses({ ...settings, port: taken }, () => ({ pid: 4711, started: undefined }))
  assert.equal(problems.length, 2)
  assert.match(problems[1] ?? '', /in use by a running store \(process 4711\): .*\.$/)
})

test('conflictingProcesses ignores the folder if the store uses another database', async () => {
  const external = { ...settings, port: await freePort(), isEmbedded: false }
  assert.deepEqual(await conflictingProcesses(external, () => ({ pid: 4711, started: undefined })), [])
})

test('conflictingProcesses leaves an invalid port or address for the store to report', async () => {
  assert.deepEqual(await conflictingProcesses({ ...settings, port: 'http' }, nobody), [])
  assert.deepEqual(await conflictingProcesses({ ...settings, host: '192.0.2.1', port: await freePort() }, nobody), [])
})
